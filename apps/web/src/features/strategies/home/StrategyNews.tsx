import type { WireOwnStrategy } from "@plumbline/contract";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { callQuery } from "../../../api/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Chip, Link, Panel } from "../../../ui/index.ts";
import { strategyAddress } from "../addresses.ts";
import { OWN_STRATEGIES } from "../strategies.query.ts";
import styles from "./StrategyNews.module.css";

/** Strategies that the panel has room for; the one that was changed last comes first. */
const MAX_SHOWN = 4;

/** The visit before, which the server keeps; the panel of the watched stocks asks the same. It stays all through a visit. */
const VISIT = { ...callQuery("watchlistChanges", {}), staleTime: Number.POSITIVE_INFINITY };

/** How many stocks pass the saved strategies of the user today, and who is new or gone since the last visit. */
export function StrategyNews() {
  const text = useText();
  const { day } = useFormats();
  const { data } = useSuspenseQuery(OWN_STRATEGIES);
  const {
    data: { since },
  } = useSuspenseQuery(VISIT);
  if (data.strategies.length === 0) return null;
  return (
    <Panel
      title={text("strategies.yoursToday")}
      note={since === null ? undefined : text("strategies.sinceVisit", { day: day(since) })}
    >
      <ul className={styles.rows}>
        {data.strategies.slice(0, MAX_SHOWN).map((strategy) => (
          <li key={strategy.id}>
            <Row strategy={strategy} since={since} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  readonly strategy: WireOwnStrategy;
  /** Last day of the market that the user saw on the visit before; null on the first one, which compares with the day before. */
  readonly since: string | null;
}

function Row({ strategy: { id, name }, since }: RowProps) {
  const text = useText();
  const { count } = useFormats();
  const { data } = useQuery(callQuery("ownStrategyHits", { strategyId: id, ...(since !== null && { since }) }));
  const entered = data?.passes.filter((stock) => stock.entered).length ?? 0;
  const left = data?.left.length ?? 0;
  return (
    <Link to={strategyAddress(id)} className={styles.row}>
      <span className={styles.name}>{name}</span>
      {entered > 0 && <Chip tone="accent">{text("strategies.entered", { count: entered, n: count(entered) })}</Chip>}
      {left > 0 && <Chip tone="quiet">{text("strategies.left", { count: left, n: count(left) })}</Chip>}
      <span className={styles.hits}>
        {data && text("strategies.hits", { count: data.count, n: count(data.count) })}
      </span>
    </Link>
  );
}
