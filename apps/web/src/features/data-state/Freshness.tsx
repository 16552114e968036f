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
  const { isFictional, ownMarket } = state;
  const upkeep = isFictional && state.upkeep === "never" ? "fictional" : state.upkeep;
  const explained = upkeep === "fictional" && ownMarket === null ? "fixed" : upkeep;
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
        <p className={classNames(styles.state, styles[state.upkeep])}>{text(`data.upkeep.${upkeep}`)}</p>
        {/* How to have it otherwise is a note for who runs the server. */}
        {(state.upkeep === "on" || isOperator) && (
          <p className={styles.explained}>{text(`data.upkeepExplained.${explained}`)}</p>
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
