import type { WireRevision } from "@plumbline/contract";
import { useFormats, useNameOf, useText } from "../../../i18n/index.ts";
import { writeAddress } from "../../../router/index.ts";
import { Change, classNames, FigureValue, Link, Panel } from "../../../ui/index.ts";
import type { MarketChanges } from "../market.query.ts";
import list from "../StockList.module.css";
import styles from "./TargetRevisions.module.css";

/** The largest changes of price targets, and the number of changes by direction. */
export function TargetRevisions({ changes: { since, targets } }: { readonly changes: MarketChanges }) {
  const text = useText();
  const { count, day } = useFormats();
  const { isDelivered, raised, lowered, unchanged, first, rows } = targets;
  const isAny = raised + lowered + unchanged + first > 0;
  const counts = {
    raised: count(raised),
    lowered: count(lowered),
    unchanged: count(unchanged),
    first: count(first),
  };
  return (
    <Panel
      title={text("changes.targets", { day: day(since) })}
      note={isAny ? text("changes.targetCounts", counts) : undefined}
    >
      {rows.length === 0 ? (
        <p className={list.none}>
          {isDelivered ? text("changes.noRevisions", { day: day(since) }) : text("changes.notDelivered")}
        </p>
      ) : (
        <ul className={classNames(list.list, styles.list)}>
          {rows.map((row) => (
            <RevisionRow key={`${row.symbol} ${row.firm} ${row.published}`} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function RevisionRow({ row }: { readonly row: WireRevision }) {
  const text = useText();
  const nameOf = useNameOf();
  const { price, change, day } = useFormats();
  const { symbol, names, firm, published, priorTarget, target } = row;
  const words = { symbol, firm, day: day(published) };
  return (
    <li className={classNames(list.row, styles.row)} data-stock={symbol} data-name={nameOf(names)}>
      <Link to={writeAddress("/pages/opinion", { code: symbol })} className={classNames(list.symbol, styles.link)}>
        {symbol}
      </Link>
      <span className={list.name}>{nameOf(names)}</span>
      <span className={styles.firm} title={firm}>
        {firm}
      </span>
      <span className={styles.targets}>
        <FigureValue
          figure={priorTarget}
          label={text("changes.priorTarget", words)}
          format={price}
          explanation={text("changes.explain.priorTarget")}
        />
        <span aria-hidden="true" className={styles.to}>
          →
        </span>
        <FigureValue
          figure={target}
          label={text("changes.target", words)}
          format={price}
          explanation={text("changes.explain.target")}
        />
      </span>
      <FigureValue
        figure={row.change}
        label={text("changes.change", words)}
        format={change}
        explanation={text("changes.explain.change")}
        className={styles.change}
      >
        <Change fraction={row.change.value} />
      </FigureValue>
    </li>
  );
}
