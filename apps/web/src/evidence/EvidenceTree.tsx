import type { Evidence } from "@plumbline/contract";
import { ExternalLink } from "lucide-react";
import { writeTypedNumber } from "../format/index.ts";
import { useFormats, useLanguage, useText } from "../i18n/index.ts";
import styles from "./EvidenceTree.module.css";
import { formulaOf, unwrapped } from "./evidence-formula.ts";
import { conceptWords, howKey, notesIn, partName } from "./evidence-name.ts";
import { useEvidenceValue, usePartText } from "./use-evidence-text.ts";

interface EvidenceTreeProps {
  readonly tree: Evidence;
  /** The number as the page writes it; by default written by its unit, like its parts. */
  readonly result?: string;
  /** The currency of the amounts, where the page around does not name it. */
  readonly currency?: string | null;
}

/** The evidence of a number, from its formula down to the filings. */
export function EvidenceTree({ tree: noted, result, currency }: EvidenceTreeProps) {
  const tree = unwrapped(noted);
  const text = useText();
  const { day, scale } = useFormats();
  const writeValue = useEvidenceValue();
  const notes = [...notesIn(noted)];
  return (
    <>
      {currency && <p className={styles.unit}>{text(`fundamentals.units.${scale}`, { currency })}</p>}
      <Formula evidence={tree} result={result ?? writeValue(tree)} />
      {!tree.fact && <p className={styles.filed}>{text("fundamentals.knownFrom", { day: day(tree.filedAt) })}</p>}
      {tree.fact ? <EvidenceSource fact={tree.fact} /> : <EvidenceParts whole={tree} depth={0} />}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {text(note)}
        </p>
      ))}
    </>
  );
}

interface FormulaProps {
  readonly evidence: Evidence;
  /** The written number. */
  readonly result: string;
}

/** The formula of a number: in words, and with its numbers. */
function Formula({ evidence, result }: FormulaProps) {
  const text = useText();
  const language = useLanguage();
  const partText = usePartText();
  const writeValue = useEvidenceValue();
  const tokens = formulaOf(evidence);
  const how = howKey(evidence.how);
  if (tokens.length === 0) {
    return <p className={styles.formula}>{how ? text(how) : evidence.how}</p>;
  }
  const write = (ofPart: (part: Evidence, index: number) => string): string =>
    tokens
      .map((token) => {
        if (token.kind === "number") return ofPart(token.part, evidence.parts.indexOf(token.part));
        return token.kind === "sign" ? token.sign : writeTypedNumber(token.factor, language);
      })
      .join(" ")
      .replaceAll("( ", "(")
      .replaceAll(" )", ")");
  return (
    <div className={styles.formula}>
      <p>{write((part, index) => partText(part, evidence, index))}</p>
      <p className={styles.numbers}>
        {write(writeValue)} = <strong>{result}</strong>
      </p>
    </div>
  );
}

interface EvidencePartsProps {
  readonly whole: Evidence;
  /** Depth below the figure; the first parts are open. */
  readonly depth: number;
}

/** The parts of a number, each with its own parts, down to the filings. */
function EvidenceParts({ whole, depth }: EvidencePartsProps) {
  return (
    <ul className={styles.parts}>
      {whole.parts.map((part, index) => (
        <li key={`${part.name} ${part.start} ${part.end} ${part.filedAt} ${part.value}`} className={styles.part}>
          <Part part={part} whole={whole} index={index} depth={depth} />
        </li>
      ))}
    </ul>
  );
}

interface PartProps extends EvidencePartsProps {
  readonly part: Evidence;
  readonly index: number;
}

function Part({ part, whole, index, depth }: PartProps) {
  const text = useText();
  const writeValue = useEvidenceValue();
  const made = unwrapped(part);
  const how = howKey(made.how);
  if (made.parts.length === 0) {
    return (
      <>
        <p className={styles.line}>
          <PartLine part={part} whole={whole} index={index} />
        </p>
        {made.fact ? <EvidenceSource fact={made.fact} /> : <p className={styles.how}>{how ? text(how) : made.how}</p>}
      </>
    );
  }
  return (
    <details open={depth === 0 && made.parts.length <= 2}>
      <summary className={styles.line}>
        <PartLine part={part} whole={whole} index={index} />
        <span className={styles.how}>{how ? text(how) : made.how}</span>
      </summary>
      <div className={styles.inside}>
        <Formula evidence={made} result={writeValue(made)} />
        <EvidenceParts whole={made} depth={depth + 1} />
      </div>
    </details>
  );
}

/** Name, value and period. */
function PartLine({ part, whole, index }: Omit<PartProps, "depth">) {
  const text = useText();
  const { day } = useFormats();
  const partText = usePartText();
  const writeValue = useEvidenceValue();
  const period = part.start
    ? text("fundamentals.fromTo", { from: day(part.start), to: day(part.end) })
    : text("fundamentals.on", { day: day(part.end) });
  return (
    <>
      <span className={styles.name}>{partText(part, whole, index)}</span>
      <span className={styles.value}>{writeValue(part)}</span>
      {/* A balance without a name is named by its day. */}
      {(part.start || partName(part, whole, index)) && <span className={styles.period}>{period}</span>}
    </>
  );
}

/** The filing of a number: concept, form, day of filing, and a link. */
function EvidenceSource({ fact }: { readonly fact: NonNullable<Evidence["fact"]> }) {
  const text = useText();
  const { day } = useFormats();
  const { form, filedAt, accession, link, concept } = fact;
  return (
    <p className={styles.source}>
      {/* The terms of the taxonomy are not translated. */}
      <span className={styles.concept} lang="en" title={concept}>
        {conceptWords(concept)}
      </span>
      <span>{text("fundamentals.filed", { form, day: day(filedAt) })}</span>
      {link ? (
        <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
          {accession}
          <ExternalLink size={12} aria-hidden="true" />
          <span className="visually-hidden">{text("fundamentals.newWindow")}</span>
        </a>
      ) : (
        <span>{accession}</span>
      )}
    </p>
  );
}
