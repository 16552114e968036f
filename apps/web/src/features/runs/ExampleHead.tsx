import { useRunName, useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import { Link, useTitle } from "../../ui/index.ts";
import styles from "./RunHead.module.css";
import { RunQuestion } from "./RunQuestion.tsx";
import type { Run } from "./runs.query.ts";

/** Name and question of the run that everyone may read, and the way to a run of one's own. */
export function ExampleHead({ run }: { readonly run: Run }) {
  const text = useText();
  const name = useRunName()(run);
  const { strategyId } = run;
  useTitle(name);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <RunQuestion input={run.input} />
        <p className={styles.asked}>{text("runs.exampleExplained")}</p>
      </div>
      {strategyId !== null && (
        <div className={styles.actions} data-print="hide">
          <Link to={writeAddress("/pages/strategies", { strategy: strategyId })} className={styles.own}>
            {text("runs.exampleOwn")}
          </Link>
        </div>
      )}
    </header>
  );
}
