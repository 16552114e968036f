import type { CheckTab } from "@plumbline/contract/calls";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { CheckMark } from "../results/CheckMark.tsx";
import type { RowsAnswer } from "../results/screen-csv.ts";
import { rowsOf } from "../results/screen-rows.ts";
import styles from "./Comparison.module.css";
import { checkTally } from "./check-tally.ts";

interface CheckRowsProps {
  readonly tabs: readonly CheckTab[];
  readonly answer: RowsAnswer;
  readonly words: ScreenWords;
}

/** How the named checks of each company stand, tab by tab. */
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
            const [pass, near, fail, unknown] = [tally.pass, tally.near, tally.fail, tally.unknown].map(formats.count);
            const said = text("screener.checkCounts", {
              ...{ pass: pass ?? "", near: near ?? "", fail: fail ?? "", unknown: unknown ?? "" },
            });
            return (
              <td key={symbol} className={styles.figure}>
                <span className="visually-hidden">{said}</span>
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
