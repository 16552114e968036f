import { writeInstant } from "../../format/instants.ts";
import { useLanguage, useText } from "../../i18n/index.ts";
import { classNames, Panel } from "../../ui/index.ts";
import type { DataRun, DataState } from "./data-state.query.ts";
import { Instant } from "./Instant.tsx";
import styles from "./Work.module.css";

const SHOWN = 8;

/** What is done by itself next, and what was done. */
export function Work({ state: { due, runs, at } }: { readonly state: DataState }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Panel title={text("data.jobs")}>
      <div className={styles.columns}>
        <section>
          <h3>{text("data.due")}</h3>
          {due.length === 0 && <p className={styles.empty}>{text("data.noDue")}</p>}
          <ol className={styles.list}>
            {due.map(({ work, exchange, at: time }) => (
              <li key={work + exchange}>
                <span>{text(`data.work.${work}`)}</span>
                <time dateTime={time}>{writeInstant(time, language)}</time>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3>{text("data.done")}</h3>
          {runs.length === 0 && <p className={styles.empty}>{text("data.noRuns")}</p>}
          <ol className={styles.list}>
            {runs.slice(0, SHOWN).map((run) => (
              <li key={run.id}>
                <span>
                  {text(`data.work.${run.work}`)}
                  <small className={classNames(run.state === "failed" && styles.failed)}>{outcomeOf(run, text)}</small>
                </span>
                <Instant at={run.endedAt ?? run.beganAt ?? run.askedAt} now={at} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Panel>
  );
}

/** What a run is doing, or how it ended. */
export function outcomeOf({ state, result }: DataRun, text: ReturnType<typeof useText>): string {
  return state === "done" && result !== null ? text(`data.result.${result}`) : text(`data.run.${state}`);
}
