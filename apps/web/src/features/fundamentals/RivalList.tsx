import type { WireRival } from "@plumbline/contract";
import { ExternalLink } from "lucide-react";
import { useId } from "react";
import { conceptWords, howKey, useEvidenceValue, useItemPeriodText } from "../../evidence/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import styles from "./RivalList.module.css";

interface RivalListProps {
  readonly rivals: readonly WireRival[];
  /** How many more there are. */
  readonly leftOut: number;
  /** Whether there is no figure, because none of them is right. */
  readonly isMissing: boolean;
}

/** The values that were filed for a figure and are not shown, each with its filing and why. */
export function RivalList({ rivals, leftOut, isMissing }: RivalListProps) {
  const id = useId();
  const text = useText();
  const { count } = useFormats();
  if (rivals.length === 0) return null;
  const isOfOne = new Set(rivals.map(({ item, start, end }) => `${item} ${start} ${end}`)).size === 1;
  return (
    <>
      {/* No heading: it stands in a popover, too, below no other one. */}
      <p id={id} className={styles.title}>
        {text(isMissing ? "fundamentals.rivalsOfMissing" : "fundamentals.rivals")}
      </p>
      <ul aria-labelledby={id} className={styles.rivals}>
        {rivals.map((rival) => (
          <li key={`${rival.accession} ${rival.item} ${rival.end} ${rival.value}`} className={styles.rival}>
            <Rival rival={rival} isNamed={!isOfOne} />
          </li>
        ))}
      </ul>
      {leftOut > 0 && <p className={styles.more}>{text("fundamentals.rivalsLeftOut", { n: count(leftOut) })}</p>}
    </>
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
      {rival.concept !== null && (
        // The terms of the taxonomy are not translated.
        <p className={styles.of} lang="en" title={rival.concept}>
          {conceptWords(rival.concept)}
        </p>
      )}
      <FiledIn rival={rival} />
    </>
  );
}

/** The filing that states it, as a link where it is a real one. */
function FiledIn({ rival: { form, filedAt, link, accession } }: { readonly rival: WireRival }) {
  const text = useText();
  const { day } = useFormats();
  const filed = text("fundamentals.filed", { form, day: day(filedAt) });
  if (!link) return <p className={styles.of}>{filed}</p>;
  return (
    <a className={styles.link} href={link} title={accession} target="_blank" rel="noopener noreferrer">
      {filed}
      <ExternalLink size={12} aria-hidden="true" />
      <span className="visually-hidden">{text("fundamentals.newWindow")}</span>
    </a>
  );
}
