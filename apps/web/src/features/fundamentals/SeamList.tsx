import type { WirePeriod } from "@plumbline/contract";
import { useSeamSentence } from "../../evidence/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import type { PlacedSeam } from "./filed-values.ts";
import styles from "./SeamList.module.css";
import { periodName } from "./written-value.ts";

/** More than these below a chart are counted; the chart has the sentence of each. */
const MAX_WRITTEN = 3;

interface SeamListProps {
  readonly periods: readonly WirePeriod[];
  readonly seams: readonly PlacedSeam[];
}

/** The latest seams of a history in words, for those who cannot point at a line. */
export function SeamList({ periods, seams }: SeamListProps) {
  const text = useText();
  const { count } = useFormats();
  const sentence = useSeamSentence();
  if (seams.length === 0) return null;
  const nameOf = (index: number): string => {
    const period = periods[index];
    return period ? periodName(period, text) : "";
  };
  const leftOut = seams.length - MAX_WRITTEN;
  return (
    <ul className={styles.seams}>
      {seams
        .slice(-MAX_WRITTEN)
        .reverse()
        .map(({ after, seam }) => (
          <li key={after}>
            <strong>{text("fundamentals.fromTo", { from: nameOf(after - 1), to: nameOf(after) })}</strong>{" "}
            {sentence(seam)}
          </li>
        ))}
      {leftOut > 0 && <li>{text("fundamentals.rivalsLeftOut", { n: count(leftOut) })}</li>}
    </ul>
  );
}
