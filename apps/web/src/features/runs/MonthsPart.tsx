import { useMemo } from "react";
import { HeatCell, heatScale } from "../../charts/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Table } from "../../ui/index.ts";
import styles from "./MonthsPart.module.css";
import { Part } from "./Part.tsx";
import type { RunResult } from "./runs.query.ts";

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** The return of the account in each month, and in each year. */
export function MonthsPart({ months: { year, months, total, isPartial } }: Pick<RunResult, "months">) {
  const text = useText();
  const { points, day } = useFormats();
  const heatOfMonth = useMemo(() => heatScale(months.flat()), [months]);
  const heatOfYear = useMemo(() => heatScale(total), [total]);
  // The year does not matter.
  const nameOf = (month: number) => day(`2024-${String(month + 1).padStart(2, "0")}-01`, "monthOnly");
  return (
    <Part title={text("runs.months")} note={text("runs.monthsNote")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <div className={styles.scroller} tabIndex={0}>
        <Table sticky lines={false} className={styles.table} aria-label={text("runs.months")}>
          <thead>
            <tr>
              <th scope="col">{text("runs.year")}</th>
              {MONTHS.map((month) => (
                <th key={month} scope="col">
                  {nameOf(month)}
                </th>
              ))}
              <th scope="col">{text("runs.total")}</th>
            </tr>
          </thead>
          <tbody>
            {year
              .map((of, row) => (
                <tr key={of}>
                  <th scope="row">
                    {of}
                    {isPartial[row] && "*"}
                  </th>
                  {MONTHS.map((month) => (
                    <HeatCell key={month} heat={heatOfMonth(months[row]?.[month] ?? null)} className={styles.cell}>
                      {months[row]?.[month] == null ? "" : points(months[row]?.[month])}
                    </HeatCell>
                  ))}
                  <HeatCell heat={heatOfYear(total[row] ?? null)} className={styles.total}>
                    {points(total[row])}
                  </HeatCell>
                </tr>
              ))
              .toReversed()}
          </tbody>
        </Table>
      </div>
      {isPartial.includes(true) && <p className={styles.legend}>{text("runs.partialYear")}</p>}
    </Part>
  );
}
