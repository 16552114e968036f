import type { WireRange } from "@plumbline/contract";
import { RangeBar } from "../../charts/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue, MissingLines, missingPart } from "../../ui/index.ts";
import styles from "./Ranges.module.css";
import type { StockSummary } from "./stock-header.query.ts";

/** The ranges in which the share traded, and the position of the last close in each. */
export function Ranges({ ranges }: { readonly ranges: StockSummary["ranges"] }) {
  const text = useText();
  const rows = rangeRows(ranges);
  return (
    <>
      <div className={styles.ranges}>
        {rows.map((row) => row.range.low.value !== null && <Range key={row.name} row={row} />)}
      </div>
      <MissingLines parts={rows.flatMap(({ name, range }) => missingPart(text(`header.range.${name}`), range.low))} />
    </>
  );
}

function Range({ row: { name, range, since } }: { readonly row: RangeRow }) {
  const text = useText();
  const { percent, day } = useFormats();
  const title = text(`header.range.${name}`);
  return (
    <div className={styles.range}>
      <p className={styles.title}>
        {title}
        {since && (
          <span className={styles.since} title={text("header.sinceExplained")}>
            {text("header.since", { day: day(since) })}
          </span>
        )}
        <FigureValue
          figure={range.position}
          label={text("header.position", { range: title })}
          format={(value) => percent(value, 0)}
          explanation={text("header.explain.position")}
          className={styles.position}
        />
      </p>
      <RangeBar position={range.position.value} className={styles.bar} />
      <End side="low" figure={range.low} on={range.lowDay} title={title} showsDay={name !== "today"} />
      <End side="high" figure={range.high} on={range.highDay} title={title} showsDay={name !== "today"} />
    </div>
  );
}

interface EndProps {
  readonly side: "low" | "high";
  readonly figure: StockSummary["ranges"]["today"]["low"];
  readonly on: string | null;
  readonly title: string;
  /** Whether to show the day of the low and the high; those of a single session have the day of the price. */
  readonly showsDay: boolean;
}

function End({ side, figure, on, title, showsDay }: EndProps) {
  const text = useText();
  const { price, day } = useFormats();
  return (
    <p className={styles[side]}>
      <FigureValue
        figure={figure}
        label={text(`header.${side}`, { range: title })}
        format={price}
        explanation={on ? text(`header.explain.${side}`, { day: day(on) }) : undefined}
      />
      {showsDay && on && <span className={styles.day}>{day(on)}</span>}
    </p>
  );
}

const RANGE_NAMES = ["today", "year", "decade"] as const;
type RangeName = (typeof RANGE_NAMES)[number];

/** One bar of the ranges. */
interface RangeRow {
  readonly name: RangeName;
  readonly range: WireRange;
  /** First day, where the history is shorter than the span; otherwise null. */
  readonly since: string | null;
}

/** The ranges in order; a range longer than the history has the history's first day. */
export function rangeRows(ranges: StockSummary["ranges"]): RangeRow[] {
  return RANGE_NAMES.map((name) => {
    const range = ranges[name];
    const isShort = !range.complete && range.low.value !== null;
    return { name, range, since: isShort ? range.from : null };
  });
}
