import type { WireVerdictDimension, WireVerdictPart } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";
import { useFormats, useText } from "../../i18n/index.ts";
import { cssPercent, FigureValue } from "../../ui/index.ts";
import { type PartWords, partAside, partName, usePartWords, writePart } from "./part-words.ts";
import styles from "./VerdictParts.module.css";
import { levelOf } from "./verdict-rows.ts";

interface VerdictPartsProps {
  readonly wire: WireVerdictDimension;
  readonly type: CompanyType;
}

/** What a score is made of: each measure with its number, what it is compared with, and its points. */
export function VerdictParts({ wire, type }: VerdictPartsProps) {
  const text = useText();
  const words = usePartWords(type);
  const name = text(`verdict.dimension.${wire.dimension}`);
  return (
    <ul className={styles.parts} aria-label={text("verdict.partsOf", { dimension: name })}>
      {wire.parts.map((part) => (
        <Part key={part.id} part={part} words={words} />
      ))}
    </ul>
  );
}

function Part({ part, words }: { readonly part: WireVerdictPart; readonly words: PartWords }) {
  const text = useText();
  const { number } = useFormats();
  const name = partName(part, words);
  const { score } = part;
  return (
    <li className={styles.part}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>
        <FigureValue figure={part.value} label={name} format={(value) => writePart(value, part, words)} />
        <span className={styles.aside}>{partAside(part, words)}</span>
      </span>
      <span className={styles.points}>
        <span className={styles.bar} data-known={score !== null} aria-hidden="true">
          {score !== null && <span data-level={levelOf(score)} style={{ inlineSize: cssPercent(score) }} />}
        </span>
        <span className={styles.number} aria-hidden="true">
          {score === null ? "–" : number(score * 100, 0)}
        </span>
        <span className="visually-hidden">
          {score === null ? text("verdict.unknown") : text("verdict.points", { n: number(score * 100, 0) })}
        </span>
      </span>
    </li>
  );
}
