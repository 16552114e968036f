import { useSuspenseQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { sourceName, useFindingWords, useFormats, useText } from "../../i18n/index.ts";
import { classNames, Table } from "../../ui/index.ts";
import { marketStateQuery } from "./market.query.ts";
import styles from "./Sources.module.css";

/** The sources of the served market, and the refused snapshots. */
export function Sources() {
  const text = useText();
  const { count } = useFormats();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  return (
    <>
      <Table edge="panel" className={styles.sources}>
        <thead>
          <tr>
            <th scope="col">{text("about.source")}</th>
            <th scope="col" data-figure>
              {text("about.instruments")}
            </th>
            <th scope="col" data-figure>
              {text("about.bars")}
            </th>
          </tr>
        </thead>
        <tbody>
          {state.sources.map(({ name, instruments, bars }) => (
            <tr key={name}>
              <th scope="row">{sourceName(name, text)}</th>
              <td data-figure>{count(instruments)}</td>
              <td data-figure>{count(bars)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.snapshot}>
        {text("about.snapshot")} <code>{state.snapshot}</code>
      </p>
      {state.refused.length > 0 && (
        <div className={styles.refused}>
          <h3>{text("about.refused")}</h3>
          <ul>
            {state.refused.map(({ snapshot, file, problem }) => (
              <li key={snapshot + file}>
                <code>{snapshot}</code> <code>{file}</code> {text(`about.refused.${problem}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The findings of the quality checks on import, by kind. */
export function QualitySummary() {
  const text = useText();
  const wordsOf = useFindingWords();
  const { count } = useFormats();
  const { data: report } = useSuspenseQuery(callQuery("marketQuality", {}));
  if (report.totals.length === 0) return <p className={styles.clean}>{text("about.clean")}</p>;
  return (
    <Table edge="panel">
      <thead>
        <tr>
          <th scope="col">{text("about.issue")}</th>
          <th scope="col">{text("about.outcome")}</th>
          <th scope="col" data-figure>
            {text("about.cases")}
          </th>
          <th scope="col" data-figure>
            {text("about.count")}
          </th>
        </tr>
      </thead>
      <tbody>
        {report.totals.map(({ outcome, code, issues, count: rows }) => (
          <tr key={outcome + code}>
            <th scope="row" className={styles.finding}>
              {wordsOf(code)} <code className={styles.code}>{code}</code>
            </th>
            <td>
              <span className={classNames(styles.outcome, styles[outcome])}>{text(`about.outcome.${outcome}`)}</span>
            </td>
            <td data-figure>{count(issues)}</td>
            <td data-figure>{count(rows)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
