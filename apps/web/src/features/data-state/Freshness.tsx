import { writeInstant } from "../../format/instants.ts";
import { useFormats, useLanguage, useText } from "../../i18n/index.ts";
import { classNames, PanelFrame, useIsOperator } from "../../ui/index.ts";
import type { DataState } from "./data-state.query.ts";
import styles from "./Freshness.module.css";

/** The day of the newest of each kind, and whether new ones come by themselves. */
export function Freshness({ state }: { readonly state: DataState }) {
  const text = useText();
  const language = useLanguage();
  const { day } = useFormats();
  const isOperator = useIsOperator();
  const [next] = state.due;
  return (
    <PanelFrame className={styles.frame} aria-label={text("data.ages")}>
      <dl className={styles.ages}>
        {state.ages.map(({ kind, newest }) => (
          <div key={kind}>
            <dt>{text(`data.age.${kind}`)}</dt>
            <dd className={classNames(newest === null && styles.none)}>
              {newest === null ? text("data.none") : day(newest)}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.upkeep}>
        <p className={classNames(styles.state, styles[state.upkeep])}>{text(`data.upkeep.${state.upkeep}`)}</p>
        {/* How to have it otherwise is a note for who runs the server. */}
        {(state.upkeep === "on" || isOperator) && (
          <p className={styles.explained}>{text(`data.upkeepExplained.${state.upkeep}`)}</p>
        )}
        {next && (
          <p className={styles.next}>
            <span>{text("data.next")}</span>
            <time dateTime={next.at}>{writeInstant(next.at, language)}</time>
          </p>
        )}
      </div>
    </PanelFrame>
  );
}
