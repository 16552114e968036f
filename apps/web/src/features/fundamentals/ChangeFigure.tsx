import { useFormats, useText } from "../../i18n/index.ts";
import { classNames, FigureValue } from "../../ui/index.ts";
import styles from "./ChangeFigure.module.css";
import type { MetricRow } from "./metric-rows.ts";
import { toneOf } from "./tone.ts";
import { changeWriter, valueWriter } from "./written-value.ts";

const ARROWS = { up: "M5 1 9.5 9H.5Z", down: "M5 9 .5 1h9Z" } as const;

/** The change on the year: the arrow says where the figure went, the colour whether that is good. */
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
    <span className={classNames(styles.change, styles[feeling])}>
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
      />
    </span>
  );
}
