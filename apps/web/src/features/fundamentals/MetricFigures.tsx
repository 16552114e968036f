import type { CSSProperties } from "react";
import { RangeBar } from "../../charts/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { classNames, FigureValue } from "../../ui/index.ts";
import { FiledFigure } from "./FiledFigure.tsx";
import type { FiledOn } from "./filed-on.ts";
import styles from "./MetricFigures.module.css";
import { type MetricRow, periodsOfYear } from "./metric-rows.ts";
import { SeamDetails } from "./SeamDetails.tsx";
import { toneOf } from "./tone.ts";
import { changeWriter, periodName, valueWriter } from "./written-value.ts";

interface LatestFigureProps extends FiledOn {
  readonly row: MetricRow;
  readonly label: string;
  readonly write: (value: number) => string;
}

/** The latest value and its place in the range of five years: as a colour, on a bar, and in words. */
export function LatestFigure({ row, label, write, mark, request }: LatestFigureProps) {
  const text = useText();
  const { columns, range, recentPeriods, recentSeams } = row;
  const since = recentPeriods[recentSeams.at(-1)?.after ?? -1];
  const ends = range && { low: write(range.low), high: write(range.high) };
  const rangeText =
    ends &&
    (since
      ? text("fundamentals.rangeSince", { ...ends, period: periodName(since, text) })
      : text("fundamentals.range", ends));
  return (
    <span
      className={styles.latest}
      data-standing={range ? (range.goodness >= 0.5 ? "good" : "poor") : undefined}
      style={{ "--heat": `${range ? Math.round(Math.abs(range.goodness * 2 - 1) * 100) : 0}%` } as CSSProperties}
      title={rangeText ?? undefined}
    >
      <FiledFigure
        mark={mark}
        request={request}
        recent={{ row, before: 0 }}
        figure={columns.latest}
        label={label}
        format={write}
        explanation={rangeText ?? undefined}
        className={styles.value}
      />
      {range && <RangeBar position={range.position} className={styles.bar} />}
    </span>
  );
}

const ARROWS = { up: "M5 1 9.5 9H.5Z", down: "M5 9 .5 1h9Z" } as const;

/** The change on the year: the arrow shows its direction, the colour whether it is good. */
export function ChangeFigure({ row, label }: { readonly row: MetricRow; readonly label: string }) {
  const text = useText();
  const formats = useFormats();
  const { unit, good, columns } = row;
  const { yearOverYear } = columns;
  const { change, base, turn, kind } = yearOverYear;
  const { feeling, arrow } = toneOf(yearOverYear, good, unit);
  const write = changeWriter(unit, kind, { formats, text });
  const turned = turn && text(`fundamentals.turn.${turn}`);
  const before = base.value === null ? undefined : valueWriter(unit, formats, text)(base.value);
  return (
    <span className={classNames(styles.change, styles[feeling], Boolean(turned) && styles.turned)}>
      {arrow && (
        <svg className={styles.arrow} viewBox="0 0 10 10" aria-hidden="true">
          <path d={ARROWS[arrow]} />
        </svg>
      )}
      <FigureValue
        figure={change}
        label={label}
        format={(value) => turned ?? write(value)}
        absent={turned ?? undefined}
        explanation={before && text("fundamentals.yearBefore", { value: before })}
        details={<SeamDetails row={row} figure={change} length={periodsOfYear(row) + 1} />}
      />
    </span>
  );
}

interface MeanFigureProps {
  readonly row: MetricRow;
  readonly column: "oneYearAverage" | "fiveYearAverage";
  readonly label: string;
  readonly write: (value: number) => string;
}

/** A mean; where periods have no value, with the number of those that have one. */
export function MeanFigure({ row, column, label, write }: MeanFigureProps) {
  const { mean, used, of } = row.columns[column];
  const text = useText();
  const { count } = useFormats();
  const numbers = { count: used, used: count(used), of: count(of) };
  const isIncomplete = used > 0 && used < of;
  return (
    <>
      <FigureValue
        figure={mean}
        label={label}
        format={write}
        explanation={used > 0 ? text("fundamentals.usedExplained", numbers) : undefined}
        details={<SeamDetails row={row} figure={mean} length={of} />}
      />
      {isIncomplete && <span className={styles.used}>{text("fundamentals.usedOf", numbers)}</span>}
    </>
  );
}

/** The rank of the latest value in the industry: as a number, on a bar whose right end is the best, and in words. */
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
    <span className={styles.industry}>
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
      {industryPercentile.value !== null && (
        <RangeBar position={industryPercentile.value} className={styles.industryBar} />
      )}
    </span>
  );
}
