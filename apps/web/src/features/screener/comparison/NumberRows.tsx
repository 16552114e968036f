import type { ScreenGroup } from "@plumbline/contract/calls";
import { classNames } from "../../../ui/index.ts";
import { numberName } from "../catalogue/number-name.ts";
import type { ScreenNumber } from "../catalogue/screen-catalogue.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { RowsAnswer } from "../results/screen-csv.ts";
import { rowsOf } from "../results/screen-rows.ts";
import { ValueCell } from "../results/ValueCell.tsx";
import { bestValues } from "./best-values.ts";
import styles from "./Comparison.module.css";
import { hasMerit } from "./compared-numbers.ts";

interface NumberRowsProps {
  readonly group: ScreenGroup;
  readonly numbers: readonly ScreenNumber[];
  readonly answer: RowsAnswer;
  readonly words: ScreenWords;
  /** Id of the sentence that says what the mark of old accounts means. */
  readonly noteId: string;
}

/** The numbers of a group as rows, below how often each company is the best of them. */
export function NumberRows({ group, numbers, answer, words, noteId }: NumberRowsProps) {
  const { text, formats } = words;
  const rows = numbers.map((number) => {
    const values = answer.columns.find(({ id, kind }) => kind === "metric" && id === number.id)?.values ?? [];
    return { number, best: hasMerit(number) ? bestValues(values, number.good) : [] };
  });
  const judged = rows.filter(({ best }) => best.length > 0).length;
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" className={styles.what}>
          {text(`screener.groupName.${group}`)}
        </th>
        {rowsOf(answer).map(({ symbol, place }) => {
          const won = rows.filter(({ best }) => best.includes(place)).length;
          return (
            <td key={symbol}>
              {judged > 0 && text("screener.bestIn", { n: formats.count(won), of: formats.count(judged) })}
            </td>
          );
        })}
      </tr>
      {rows.map(({ number, best }) => (
        <tr key={number.id} className={styles.row}>
          <th scope="row" className={styles.what} title={number.formula}>
            {numberName(number.id, words)}
          </th>
          {rowsOf(answer).map((row) => {
            const isBest = best.includes(row.place);
            return (
              <td key={row.symbol} className={classNames(styles.figure, isBest && styles.best)}>
                <ValueCell row={row} column={{ kind: "metric", id: number.id }} words={words} noteId={noteId} />
                {isBest && <span className="visually-hidden">, {text("screener.best")}</span>}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
