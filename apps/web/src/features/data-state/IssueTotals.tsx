import { useFindingWords, useFormats, useText } from "../../i18n/index.ts";
import { Table } from "../../ui/index.ts";
import type { DataState } from "./data-state.query.ts";
import styles from "./IssueTotals.module.css";
import { Scrolled } from "./Scrolled.tsx";

/** How often each kind of fault was found. */
export function IssueTotals({ totals }: { readonly totals: DataState["quarantine"] }) {
  const text = useText();
  const wordsOf = useFindingWords();
  const { count } = useFormats();
  return (
    <Scrolled label={text("data.finding")}>
      <Table edge="panel" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("data.finding")}</th>
            <th scope="col">{text("data.outcome")}</th>
            <th scope="col" data-figure>
              {text("data.cases")}
            </th>
            <th scope="col" data-figure>
              {text("data.rows")}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ outcome, code, issues, count: rows }) => (
            <tr key={outcome + code}>
              <th scope="row">{wordsOf(code) ?? code}</th>
              <td>{text(`data.outcome.${outcome}`)}</td>
              <td data-figure>{count(issues)}</td>
              <td data-figure>{count(rows)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scrolled>
  );
}
