import type { CheckTab, ScreenGroup } from "@plumbline/contract/calls";
import { classNames, MissingLines, type MissingPart } from "../../../ui/index.ts";
import { headName, numberName } from "../catalogue/number-text.ts";
import type { ScreenNumber } from "../catalogue/screen-catalogue.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { rowsOf } from "../results/screen-rows.ts";
import { CheckMark } from "../results/TableNotes.tsx";
import { ValueCell } from "../results/ValueCell.tsx";
import type { RowsAnswer } from "../screener.query.ts";
import styles from "./CompanyComparison.module.css";
import { bestValues, checkTally, hasBetterDirection } from "./compared-numbers.ts";

interface NumberRowsProps {
  readonly group: ScreenGroup;
  readonly numbers: readonly ScreenNumber[];
  readonly answer: RowsAnswer;
  readonly words: ScreenWords;
  /** Id of the sentence that explains the mark of old accounts. */
  readonly noteId: string;
}

/** The numbers of a group as rows; the row above counts how often each company is best. */
export function NumberRows({ group, numbers, answer, words, noteId }: NumberRowsProps) {
  const { text, formats } = words;
  const all = numbers.map((number) => {
    const column = answer.columns.find(({ id, kind }) => kind === "metric" && id === number.id);
    const values = column?.values ?? [];
    const isMissing = values.length > 0 && values.every((value) => value === null);
    const because = isMissing ? (column?.because?.find((reason) => reason !== null) ?? "not-in-market-data") : null;
    return { number, because, best: hasBetterDirection(number) ? bestValues(values, number.good) : [] };
  });
  const rows = all.filter(({ because }) => because === null);
  const missing = all.flatMap(({ number, because }): MissingPart[] =>
    because === null ? [] : [{ name: numberName(number.id, words), because }],
  );
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
            {headName(numberName(number.id, words), number.id, words)}
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
      {missing.length > 0 && (
        <tr>
          <td className={styles.missing} colSpan={answer.rows.symbol.length + 1}>
            <MissingLines parts={missing} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface CheckRowsProps {
  readonly tabs: readonly CheckTab[];
  readonly answer: RowsAnswer;
  readonly words: ScreenWords;
}

/** The results of each company's checks, counted by tab. */
export function CheckRows({ tabs, answer, words }: CheckRowsProps) {
  const { text, formats, catalogue } = words;
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" className={styles.what} colSpan={answer.rows.symbol.length + 1}>
          {text("checks.title")}
        </th>
      </tr>
      {tabs.map((tab) => (
        <tr key={tab} className={styles.row}>
          <th scope="row" className={styles.what}>
            {text(`screener.checksOf.${tab}`)}
          </th>
          {rowsOf(answer).map(({ symbol, place }) => {
            const tally = checkTally(answer, catalogue, { tab, place });
            const pass = formats.count(tally.pass);
            const near = formats.count(tally.near);
            const fail = formats.count(tally.fail);
            const unknown = formats.count(tally.unknown);
            const label = text("screener.checkCounts", { pass, near, fail, unknown });
            return (
              <td key={symbol} className={styles.figure}>
                <span className="visually-hidden">{label}</span>
                <span className={styles.tally} aria-hidden="true">
                  <CheckMark state="pass" /> {pass}
                  <CheckMark state="near" /> {near}
                  <CheckMark state="fail" /> {fail}
                </span>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
