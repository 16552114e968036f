import { cssPercent } from "../../ui/index.ts";
import styles from "./FanLabels.module.css";
import { spreadLabels } from "./spread-labels.ts";
import type { TargetChartWords } from "./target-chart-words.ts";
import type { TargetFan, TargetLayout } from "./target-layout.ts";

interface FanLabelsProps {
  readonly fan: TargetFan;
  readonly layout: TargetLayout;
  readonly words: TargetChartWords;
}

/** Height of a label of two lines, as a fraction of the lowest plot. */
const GAP = 0.12;

/** Names and prices at the end of the fan, apart from each other. */
export function FanLabels({ fan, layout, words }: FanLabelsProps) {
  const ends = (["high", "median", "low"] as const).map((name) => ({ name, value: fan[name] }));
  const tops = spreadLabels(
    ends.map(({ value }) => layout.topOf(value)),
    GAP,
    1,
  );
  return (
    <div className={styles.labels} aria-hidden="true">
      {ends.map(({ name, value }, at) => (
        <span key={name} data-end={name} style={{ top: cssPercent(tops[at] ?? 0) }}>
          {words[name]}
          <strong>{words.price(value)}</strong>
        </span>
      ))}
    </div>
  );
}
