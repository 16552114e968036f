import type { WireStrategyHits } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { callQuery } from "../../../api/index.ts";
import { useFormats, useNameOf, useText } from "../../../i18n/index.ts";
import { stockAddress } from "../../../router/index.ts";
import { Chip, Link, Panel } from "../../../ui/index.ts";
import type { ShownStrategy } from "../strategies.query.ts";
import styles from "./HitsPart.module.css";

/** Stocks that are named; the rest is a number. */
const MAX_NAMED = 12;

/** Who passes the entry rules on the market's last day, the new ones marked. */
export function HitsPart({ shown: { kind, id } }: { readonly shown: ShownStrategy }) {
  return kind === "library" ? <LibraryHits id={id} /> : <OwnHits id={id} />;
}

function LibraryHits({ id }: { readonly id: string }) {
  return <HitsPanel hits={useSuspenseQuery(callQuery("strategyHits", { strategyId: id })).data} />;
}

function OwnHits({ id }: { readonly id: string }) {
  return <HitsPanel hits={useSuspenseQuery(callQuery("ownStrategyHits", { strategyId: id })).data} />;
}

function HitsPanel({ hits }: { readonly hits: WireStrategyHits }) {
  const text = useText();
  const { day } = useFormats();
  return (
    <Panel title={text("strategies.today", { day: day(hits.day) })} className={styles.panel}>
      <Hits hits={hits} />
      {hits.previousDay !== null && hits.comparedWith !== "asked" && (
        <p className={styles.more}>{text(`strategies.since.${hits.comparedWith}`, { day: day(hits.previousDay) })}</p>
      )}
    </Panel>
  );
}

/** The stocks of a day by name. */
export function Hits({ hits }: { readonly hits: WireStrategyHits }) {
  const text = useText();
  const nameOf = useNameOf();
  const { count, day } = useFormats();
  const { passes, left, considered } = hits;
  if (hits.count === 0) return <p className={styles.none}>{text("strategies.todayNone", { day: day(hits.day) })}</p>;
  const entered = passes.filter((stock) => stock.entered).length;
  const named = [...passes].sort((one, other) => Number(other.entered) - Number(one.entered)).slice(0, MAX_NAMED);
  return (
    <>
      <p className={styles.count}>
        <strong>
          {text("strategies.todayOf", { count: hits.count, n: count(hits.count), of: count(considered) })}
        </strong>
        {entered > 0 && <Chip tone="accent">{text("strategies.entered", { count: entered, n: count(entered) })}</Chip>}
        {left.length > 0 && (
          <Chip tone="quiet">{text("strategies.left", { count: left.length, n: count(left.length) })}</Chip>
        )}
      </p>
      <ul className={styles.stocks}>
        {named.map((stock) => (
          <li key={stock.code}>
            <Link to={stockAddress(stock.code)} className={styles.stock}>
              <span className={styles.symbol}>{stock.code}</span>
              <span className={styles.name} title={nameOf(stock.names)}>
                {nameOf(stock.names)}
              </span>
              {stock.entered && <Chip tone="accent">{text("strategies.newMark")}</Chip>}
            </Link>
          </li>
        ))}
      </ul>
      {hits.count > named.length && (
        <p className={styles.more}>{text("strategies.more", { n: count(hits.count - named.length) })}</p>
      )}
    </>
  );
}
