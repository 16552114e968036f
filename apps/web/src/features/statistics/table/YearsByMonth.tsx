import { useFormats, useText } from "../../../i18n/index.ts";
import { Table } from "../../../ui/index.ts";
import { useShortMonth } from "../statistics-names.ts";
import { moveInTable } from "./move-in-table.ts";
import { FooterCell, ReturnCell, useCellWords } from "./ReturnCell.tsx";
import { FOOTERS, type TableModel } from "./table-model.ts";
import styles from "./YearsByMonth.module.css";

interface YearsByMonthProps {
  readonly model: TableModel;
  readonly isLessMarket: boolean;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** Each year is a row, newest first; the rows below summarize each calendar month. */
export function YearsByMonth({ model, isLessMarket }: YearsByMonthProps) {
  const text = useText();
  const { points, percent, count } = useFormats();
  const rate = (value: number): string => percent(value, 0);
  const words = useCellWords(isLessMarket);
  const shortOf = useShortMonth();
  const { years, footers, overall } = model;
  return (
    <Table sticky lines={false} className={styles.table} onKeyDown={moveInTable}>
      <caption className="visually-hidden">{text("statistics.table.caption")}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {text("statistics.table.year")}
          </th>
          {MONTHS.map((month) => (
            <th key={month} scope="col" abbr={words.nameOf(month)}>
              {shortOf(month)}
            </th>
          ))}
          <th scope="col" className={styles.total}>
            {text("statistics.table.total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {years.map((row, place) => (
          <tr key={row.year}>
            <th scope="row">
              {row.year}
              {row.isPartial && "*"}
            </th>
            {row.cells.map((cell, month) => (
              <ReturnCell
                // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place.
                key={month}
                figure={cell?.figure}
                heatOf={model.heatOfMonth}
                label={words.monthLabel(row.year, month)}
                explanation={cell ? words.monthExplanation(cell) : ""}
                format={points}
                mark={cell?.isRunning && <span className={styles.running}>{text("statistics.table.running")}</span>}
              />
            ))}
            <ReturnCell
              figure={row.total}
              heatOf={model.heatOfYear}
              label={words.yearLabel(row.year)}
              explanation={words.yearExplanation(row)}
              format={points}
              isEntry={place === 0}
            />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.between}>
          <th scope="rowgroup" colSpan={13}>
            {text("statistics.table.eachMonth")}
          </th>
          <th scope="col">{text("statistics.table.allMonths")}</th>
        </tr>
        {FOOTERS.map((footer) => (
          <tr key={footer}>
            <th scope="row">{text(`statistics.${footer}`)}</th>
            {footers[footer].map((figure, month) => (
              <FooterCell
                // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place.
                key={month}
                footer={footer}
                figure={figure}
                month={words.nameOf(month)}
                heatOf={model.heatOfAverage}
                format={footer === "winRate" ? rate : points}
              />
            ))}
            <FooterCell
              footer={footer}
              figure={overall[footer]}
              month={null}
              heatOf={model.heatOfAverage}
              format={footer === "winRate" ? rate : points}
            />
          </tr>
        ))}
        <tr>
          <th scope="row">{text("statistics.n")}</th>
          {model.n.map((n, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place.
            <td key={month} className={styles.count}>
              {count(n)}
            </td>
          ))}
          <td className={styles.count}>{count(overall.n)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
