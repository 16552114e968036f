import type { WireRival } from "@plumbline/contract";
import { useFormats, useText } from "../i18n/index.ts";
import { EvidenceSource } from "./EvidenceSource.tsx";
import { howKey } from "./evidence-name.ts";
import styles from "./RivalList.module.css";
import { useEvidenceValue, useItemPeriodText } from "./use-evidence-text.ts";

interface RivalListProps {
  readonly rivals: readonly WireRival[];
  /** How many more there are. */
  readonly leftOut: number;
  /** Whether there is no figure, because none of them is right. */
  readonly isMissing: boolean;
}

/** The values that were filed for a figure and are not shown, each with its filing and why. */
export function RivalList({ rivals, leftOut, isMissing }: RivalListProps) {
  const text = useText();
  const { count } = useFormats();
  if (rivals.length === 0) return null;
  const isOfOne = new Set(rivals.map(({ item, start, end }) => `${item} ${start} ${end}`)).size === 1;
  return (
    <section>
      <h4 className={styles.title}>{text(isMissing ? "fundamentals.rivalsOfMissing" : "fundamentals.rivals")}</h4>
      <ul className={styles.rivals}>
        {rivals.map((rival) => (
          <li key={`${rival.accession} ${rival.item} ${rival.end} ${rival.value}`} className={styles.rival}>
            <Rival rival={rival} isNamed={!isOfOne} />
          </li>
        ))}
      </ul>
      {leftOut > 0 && <p className={styles.more}>{text("fundamentals.rivalsLeftOut", { n: count(leftOut) })}</p>}
    </section>
  );
}

interface RivalProps {
  readonly rival: WireRival;
  /** Whether its item and period are written: where those of the list differ. */
  readonly isNamed: boolean;
}

function Rival({ rival, isNamed }: RivalProps) {
  const text = useText();
  const writeValue = useEvidenceValue();
  const itemPeriod = useItemPeriodText();
  const how = howKey(rival.how);
  return (
    <>
      <p className={styles.line}>
        <span className={styles.value}>{writeValue(rival)}</span>
        <span className={styles.because}>{text(`fundamentals.rival.${rival.because}`)}</span>
      </p>
      {isNamed && <p className={styles.of}>{itemPeriod(rival)}</p>}
      {rival.concept === null && how && <p className={styles.of}>{text(how)}</p>}
      <EvidenceSource fact={rival} />
    </>
  );
}
