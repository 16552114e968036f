import { RangeBar } from "../../charts/RangeBar.tsx";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import styles from "./IndustryFigure.module.css";
import type { MetricRow } from "./metric-rows.ts";

/** Where the latest value stands in the industry: as a number, on a bar whose right end is the best, and in words. */
export function IndustryFigure({
  row: { industryPercentile, industryOthers },
  label,
}: {
  readonly row: MetricRow;
  readonly label: string;
}) {
  const text = useText();
  const { percent, count } = useFormats();
  return (
    <span className={styles.standing}>
      <FigureValue
        figure={industryPercentile}
        label={label}
        format={(share) =>
          text("fundamentals.betterThan", { share: percent(share, 0), count: industryOthers, n: count(industryOthers) })
        }
        explanation={text("fundamentals.industryExplained")}
      >
        {percent(industryPercentile.value, 0)}
      </FigureValue>
      {industryPercentile.value !== null && <RangeBar position={industryPercentile.value} className={styles.bar} />}
    </span>
  );
}
