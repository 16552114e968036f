import { useQuery } from "@tanstack/react-query";
import { isOverloaded, isReachable, marketMeta } from "../../api/index.ts";
import { daysSince } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import { classNames, Link, useIsOperator } from "../../ui/index.ts";
import styles from "./MarketBar.module.css";
import { marketStateQuery } from "./market.query.ts";

/** From this age on, which is longer than a long weekend, the bar shows how old the last price is. */
const MIN_SHOWN_AGE_DAYS = 4;

/** The bar on every page: whether the companies are real, how old the prices are, and whether the server answers. */
export function MarketBar() {
  const text = useText();
  const { day } = useFormats();
  const { data: state } = useQuery(marketStateQuery);
  const isStale = useObservable(marketMeta)?.stale ?? false;
  const isOffline = !useObservable(isReachable);
  const isBusy = useObservable(isOverloaded);
  const lastDay = state?.lastDay ?? null;
  const problem = isOffline
    ? text("shell.offline")
    : isBusy
      ? text("shell.busy")
      : isStale && lastDay
        ? text("shell.stale", { day: day(lastDay) })
        : null;
  return (
    <div className={classNames(styles.bar, problem !== null && styles.problem)} data-print="hide">
      <p className={styles.line} role="status">
        {problem ?? (
          <>
            {state?.fictional && <Fictional />}
            {lastDay && (
              <>
                <span className={styles.long}>{text("shell.asOf", { day: day(lastDay) })}</span>
                <span className={styles.short}>{day(lastDay)}</span>
              </>
            )}
            {lastDay && !state?.fictional && <Age lastDay={lastDay} />}
          </>
        )}
      </p>
    </div>
  );
}

/** Says that nothing here is real; whoever runs the server is led to where real companies are brought. */
function Fictional() {
  const text = useText();
  const isOperator = useIsOperator();
  const label = <strong className={styles.fictional}>{text("shell.fictional")}</strong>;
  if (!isOperator) return label;
  return (
    <Link to="/pages/about-us?part=data" className={styles.own}>
      {label}
      <span className={styles.bring}>{text("shell.bringOwn")}</span>
    </Link>
  );
}

function Age({ lastDay }: { readonly lastDay: string }) {
  const text = useText();
  const { count: written } = useFormats();
  const days = daysSince(lastDay, Date.now());
  return days < MIN_SHOWN_AGE_DAYS ? null : (
    <span className={styles.old}>{text("market.age", { count: days, n: written(days) })}</span>
  );
}
