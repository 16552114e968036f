import type { WireWatchedChange } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX, FileText, Target } from "lucide-react";
import { callQuery } from "../../api/index.ts";
import { useFormats, useNameOf, useText } from "../../i18n/index.ts";
import { stockAddress } from "../../router/index.ts";
import { Change, FigureValue, Link, Panel } from "../../ui/index.ts";
import styles from "./WatchlistChanges.module.css";

/** Stocks that are shown; those with news come first. */
const MAX_ROWS = 8;

/** The same day all through a visit, so once is enough. */
const CHANGES = { ...callQuery("watchlistChanges", {}), staleTime: Number.POSITIVE_INFINITY };

interface WatchlistChangesProps {
  /** Names a check, such as "Current ratio": it belongs to another feature. */
  readonly checkName: (id: string) => string;
}

/** What became known of the watched stocks since the last visit; nothing on the first one, or without a new day. */
export function WatchlistChanges({ checkName }: WatchlistChangesProps) {
  const text = useText();
  const { day } = useFormats();
  const {
    data: { since, until, rows },
  } = useSuspenseQuery(CHANGES);
  if (since === null || rows.length === 0) return null;
  return (
    <Panel
      title={text("watchlists.sinceVisit")}
      note={text("watchlists.between", { since: day(since), until: day(until) })}
    >
      <ul className={styles.rows}>
        {rows.slice(0, MAX_ROWS).map((row) => (
          <ChangeRow key={row.symbol} row={row} checkName={checkName} />
        ))}
      </ul>
    </Panel>
  );
}

interface ChangeRowProps extends WatchlistChangesProps {
  readonly row: WireWatchedChange;
}

function ChangeRow({ row: { symbol, names, priceChange, filed, targets }, checkName }: ChangeRowProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { change, count, day } = useFormats();
  return (
    <li className={styles.row} data-stock={symbol} data-name={nameOf(names)}>
      <Link to={stockAddress(symbol)} className={styles.stock}>
        <span className={styles.symbol}>{symbol}</span>
        <span className={styles.name}>{nameOf(names)}</span>
      </Link>
      <FigureValue figure={priceChange} label={`${symbol} ${text("watchlists.sinceThen")}`} format={change}>
        <Change fraction={priceChange.value} />
      </FigureValue>
      {(filed !== null || (targets !== null && targets.published > 0)) && (
        <ul className={styles.news}>
          {filed && (
            <li>
              <FileText size={14} aria-hidden="true" />
              {text("watchlists.filed", { period: day(filed.periodEnd), day: day(filed.filedAt) })}
            </li>
          )}
          {filed?.passed.map((id) => (
            <li key={id} className={styles.passed}>
              <CircleCheck size={14} aria-hidden="true" />
              {text("watchlists.passesNow", { check: checkName(id) })}
            </li>
          ))}
          {filed?.failed.map((id) => (
            <li key={id} className={styles.failed}>
              <CircleX size={14} aria-hidden="true" />
              {text("watchlists.failsNow", { check: checkName(id) })}
            </li>
          ))}
          {targets !== null && targets.published > 0 && (
            <li>
              <Target size={14} aria-hidden="true" />
              {text("watchlists.targets", {
                count: targets.published,
                n: count(targets.published),
                raised: count(targets.raised),
                lowered: count(targets.lowered),
              })}
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
