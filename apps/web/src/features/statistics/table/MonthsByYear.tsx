import { toInput } from "../../../format/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Table } from "../../../ui/index.ts";
import { useShortMonth } from "../statistics-names.ts";
import styles from "./MonthsByYear.module.css";
import { moveInTable } from "./move-in-table.ts";
import { FooterCell, ReturnCell, useCellWords } from "./ReturnCell.tsx";
import type { TableModel } from "./table-model.ts";

interface MonthsByYearProps {
  readonly model: TableModel;
  readonly isLessMarket: boolean;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
/** The summaries between the month and the years, and those after the years, which need scrolling. */
const FIRST = ["average", "winRate"] as const;
const LAST = ["median", "best", "worst"] as const;

/** Each month is a row: its average and win rate come first, then the years, newest first. */
export function MonthsByYear({ model, isLessMarket }: MonthsByYearProps) {
  const text = useText();
  const { number, count } = useFormats();
  const words = useCellWords(isLessMarket);
  const shortOf = useShortMonth();
  const inPercent = (decimals: number) => (value: number) => number(toInput(value, "fraction"), decimals);
  const rate = inPercent(0);
  const written = inPercent(1);
  const { years, footers, overall, heatOfAverage } = model;
  const footerOf = (footer: (typeof FIRST | typeof LAST)[number], month: number | null, isEntry = false) => (
    <FooterCell
      key={footer}
      footer={footer}
      figure={month === null ? overall[footer] : (footers[footer][month] ?? overall[footer])}
      month={month === null ? null : words.nameOf(month)}
      heatOf={heatOfAverage}
      format={footer === "winRate" ? rate : written}
      isEntry={isEntry}
    />
  );
  return (
    <Table sticky lines={false} className={styles.table} onKeyDown={moveInTable}>
      <caption className="visually-hidden">{text("statistics.table.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{text("statistics.table.month")}</span>
          </th>
          <th scope="col">{text("statistics.averageShort")}</th>
          <th scope="col">{text("statistics.winRateShort")}</th>
          {years.map(({ year, isPartial }) => (
            <th key={year} scope="col" className={styles.year}>
              {year}
              {isPartial && "*"}
            </th>
          ))}
          {LAST.map((footer) => (
            <th key={footer} scope="col">
              {text(`statistics.${footer}`)}
            </th>
          ))}
          <th scope="col">{text("statistics.n")}</th>
        </tr>
      </thead>
      <tbody>
        {MONTHS.map((month) => (
          <tr key={month}>
            <th scope="row" abbr={words.nameOf(month)}>
              {shortOf(month)}
            </th>
            {FIRST.map((footer) => footerOf(footer, month, footer === "average" && month === 0))}
            {years.map(({ year, cells }) => {
              const cell = cells[month] ?? null;
              return (
                <ReturnCell
                  key={year}
                  figure={cell?.figure}
                  heatOf={model.heatOfMonth}
                  label={words.monthLabel(year, month)}
                  explanation={cell ? words.monthExplanation(cell) : ""}
                  format={written}
                  mark={cell?.isRunning && <span className={styles.running}>{text("statistics.table.running")}</span>}
                />
              );
            })}
            {LAST.map((footer) => footerOf(footer, month))}
            <td className={styles.count}>{count(model.n[month])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text("statistics.table.all")}</th>
          {FIRST.map((footer) => footerOf(footer, null))}
          {years.map((row) => (
            <ReturnCell
              key={row.year}
              figure={row.total}
              heatOf={model.heatOfYear}
              label={words.yearLabel(row.year)}
              explanation={words.yearExplanation(row)}
              format={written}
            />
          ))}
          {LAST.map((footer) => footerOf(footer, null))}
          <td className={styles.count}>{count(overall.n)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
