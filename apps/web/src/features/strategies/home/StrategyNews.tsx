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

/** How many stocks pass the saved strategies of the user today, and how many are new. */
export function StrategyNews() {
  const text = useText();
  const { data } = useSuspenseQuery(OWN_STRATEGIES);
  if (data.strategies.length === 0) return null;
  return (
    <Panel title={text("strategies.yoursToday")}>
      <ul className={styles.rows}>
        {data.strategies.slice(0, MAX_SHOWN).map((strategy) => (
          <li key={strategy.id}>
            <Row strategy={strategy} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Row({ strategy: { id, name } }: { readonly strategy: WireOwnStrategy }) {
  const text = useText();
  const { count } = useFormats();
  const { data } = useQuery(callQuery("ownStrategyHits", { strategyId: id }));
  const entered = data?.passes.filter((stock) => stock.entered).length ?? 0;
  return (
    <Link to={strategyAddress(id)} className={styles.row}>
      <span className={styles.name}>{name}</span>
      {entered > 0 && <Chip tone="accent">{text("strategies.entered", { count: entered, n: count(entered) })}</Chip>}
      <span className={styles.hits}>
        {data && text("strategies.hits", { count: data.count, n: count(data.count) })}
      </span>
    </Link>
  );
}
