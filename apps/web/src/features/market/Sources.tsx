import { useSuspenseQuery } from "@tanstack/react-query";
import { useFormats, useText } from "../../i18n/index.ts";
import { marketStateQuery } from "./market-state.query.ts";
import styles from "./Sources.module.css";

/** Where the served market's data comes from, and which snapshots were refused. */
export function Sources() {
  const text = useText();
  const { count } = useFormats();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("about.source")}</th>
            <th scope="col" className={styles.figure}>
              {text("about.instruments")}
            </th>
            <th scope="col" className={styles.figure}>
              {text("about.bars")}
            </th>
          </tr>
        </thead>
        <tbody>
          {state.sources.map(({ name, instruments, bars }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.figure}>{count(instruments)}</td>
              <td className={styles.figure}>{count(bars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.snapshot}>
        {text("about.snapshot")} <code>{state.snapshot}</code>
      </p>
      {state.refused.length > 0 && (
        <div className={styles.refused}>
          <h3>{text("about.refused")}</h3>
          <ul>
            {state.refused.map(({ snapshot, file, problem }) => (
              <li key={snapshot}>
                <code>{snapshot}</code> {file}: {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
