import type { Evidence } from "@plumbline/contract";
import { useFormats, useText } from "../i18n/index.ts";
import styles from "./EvidenceParts.module.css";
import { EvidenceSource } from "./EvidenceSource.tsx";
import { howKey, partName } from "./evidence-name.ts";
import { Formula } from "./Formula.tsx";
import { useEvidenceValue } from "./use-evidence-value.ts";
import { usePartText } from "./use-part-text.ts";

interface EvidencePartsProps {
  readonly whole: Evidence;
  /** How far below the figure itself; the first parts are open. */
  readonly depth: number;
}

/** What a number was made of, each part with its own parts, down to the filings. */
export function EvidenceParts({ whole, depth }: EvidencePartsProps) {
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
  const how = howKey(part.how);
  if (part.parts.length === 0) {
    return (
      <>
        <p className={styles.line}>
          <PartLine part={part} whole={whole} index={index} />
        </p>
        {part.fact ? <EvidenceSource fact={part.fact} /> : <p className={styles.how}>{how ? text(how) : part.how}</p>}
      </>
    );
  }
  return (
    <details open={depth === 0 && part.parts.length <= 2}>
      <summary className={styles.line}>
        <PartLine part={part} whole={whole} index={index} />
        <span className={styles.how}>{how ? text(how) : part.how}</span>
      </summary>
      <div className={styles.inside}>
        <Formula evidence={part} result={writeValue(part)} />
        <EvidenceParts whole={part} depth={depth + 1} />
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
      {/* A balance without a name of its own is named by its day. */}
      {(part.start || partName(part, whole, index)) && <span className={styles.period}>{period}</span>}
    </>
  );
}
