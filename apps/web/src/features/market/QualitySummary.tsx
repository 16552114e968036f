import { useSuspenseQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { classNames } from "../../ui/index.ts";
import styles from "./Sources.module.css";

/** What the quality gate found between the sources and the market, by kind. */
export function QualitySummary() {
  const text = useText();
  const { count } = useFormats();
  const { data: report } = useSuspenseQuery(callQuery("marketQuality", {}));
  if (report.totals.length === 0) return <p className={styles.clean}>{text("about.clean")}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text("about.issue")}</th>
          <th scope="col">{text("about.outcome")}</th>
          <th scope="col" className={styles.figure}>
            {text("about.cases")}
          </th>
          <th scope="col" className={styles.figure}>
            {text("about.count")}
          </th>
        </tr>
      </thead>
      <tbody>
        {report.totals.map(({ outcome, code, issues, count: rows }) => (
          <tr key={outcome + code}>
            <th scope="row" className={styles.code}>
              {code}
            </th>
            <td>
              <span className={classNames(styles.outcome, styles[outcome])}>{text(`about.outcome.${outcome}`)}</span>
            </td>
            <td className={styles.figure}>{count(issues)}</td>
            <td className={styles.figure}>{count(rows)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
