import { useSuspenseQuery } from "@tanstack/react-query";
import { useFormats, useText } from "../../i18n/index.ts";
import styles from "./MarketStatus.module.css";
import { marketStateQuery } from "./market.query.ts";

/** The served market in a line of figures. */
export function MarketStatus() {
  const text = useText();
  const { count, compact, day } = useFormats();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  return (
    <dl className={styles.status}>
      <div>
        <dt>{text("market.name")}</dt>
        <dd>{state.market}</dd>
      </div>
      <div>
        <dt>{text("market.lastDay")}</dt>
        <dd>{day(state.lastDay)}</dd>
      </div>
      <div>
        <dt>{text("market.companies")}</dt>
        <dd>
          {count(state.instruments)}{" "}
          {state.priced < state.instruments && <small>{text("market.priced", { n: count(state.priced) })}</small>}
        </dd>
      </div>
      <div>
        <dt>{text("market.bars")}</dt>
        <dd>
          {compact(state.bars)}{" "}
          <small>{state.firstDay && text("market.since", { day: day(state.firstDay, "month") })}</small>
        </dd>
      </div>
      <div>
        <dt>{text("market.facts")}</dt>
        <dd>{compact(state.facts)}</dd>
      </div>
    </dl>
  );
}
