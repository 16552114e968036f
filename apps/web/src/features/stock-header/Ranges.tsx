import { RangeBar } from "../../charts/RangeBar.tsx";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import type { BaseInfo } from "./base-info.ts";
import styles from "./Ranges.module.css";
import { type RangeRow, rangeRows } from "./range-rows.ts";

/** Between which prices the share traded, and where the last close lies in between. */
export function Ranges({ ranges }: { readonly ranges: BaseInfo["ranges"] }) {
  return (
    <div className={styles.ranges}>
      {rangeRows(ranges).map((row) => (
        <Range key={row.name} row={row} />
      ))}
    </div>
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
  readonly figure: BaseInfo["ranges"]["today"]["low"];
  readonly on: string | null;
  readonly title: string;
  /** The day of both ends of a single session is the day of the price. */
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
