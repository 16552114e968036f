import type { WireFigure } from "@plumbline/contract";
import { GripVertical } from "lucide-react";
import { currencyName, useFormats, useText } from "../../i18n/index.ts";
import { stockAddress } from "../../router/index.ts";
import { usePriceNow } from "../../state/index.ts";
import { Change, Chip, FigureValue, Link, Skeleton, Sparkline } from "../../ui/index.ts";
import { reasonOfChecks } from "./folded-columns.ts";
import type { LiveRow } from "./live-rows.ts";
import styles from "./StockCells.module.css";
import type { ShownStock } from "./sort-stocks.ts";
import type { HandleProps } from "./use-ordering.ts";

/** What the cells of a stock are drawn from. */
interface CellProps {
  readonly shown: ShownStock;
}

/** Symbol and name, with a word on a stock that is traded no more. */
export function WhoCell({ shown: { stock, live, name } }: CellProps) {
  const text = useText();
  const { day } = useFormats();
  const { quote } = live;
  return (
    <span className={styles.who}>
      {quote === null ? (
        <span className={styles.symbol}>{stock.code}</span>
      ) : (
        <Link to={stockAddress(stock.code)} className={styles.symbol}>
          {stock.code}
        </Link>
      )}
      {quote === undefined ? (
        <Skeleton width="70%" height="0.9rem" />
      ) : (
        <span className={styles.name}>{quote === null ? text("watchlists.gone") : name}</span>
      )}
      {quote?.delisted && (
        <Chip tone="notice" className={styles.chip}>
          {text("search.delistedOn", { day: day(quote.delisted) })}
        </Chip>
      )}
    </span>
  );
}

/** The price of the moment, or the last close, with its currency; a click shows where it comes from. */
export function PriceCell({ shown: { stock, live } }: CellProps) {
  const text = useText();
  const { price } = useFormats();
  const { quote } = live;
  const followed = quote && !quote.delisted ? quote.symbol : null;
  const now = usePriceNow(followed);
  const figure = now?.price ?? figureOf(quote, ({ price: last }) => last);
  if (!figure) return <Waiting />;
  return (
    <span className={styles.price} data-quote={followed ?? undefined}>
      <FigureValue figure={figure} label={`${stock.code} ${text("watchlists.price")}`} format={price}>
        <span data-price="">{price(figure.value)}</span>
      </FigureValue>
      {quote && <span className={styles.unit}>{currencyName(quote.currency, text)}</span>}
    </span>
  );
}

/** The change of the last day. */
export function ChangeCell({ shown: { stock, live } }: CellProps) {
  const text = useText();
  const { change } = useFormats();
  const now = usePriceNow(live.quote?.symbol ?? null);
  const figure = now?.change ?? figureOf(live.quote, ({ change: ofDay }) => ofDay);
  if (!figure) return <Waiting />;
  return (
    <FigureValue figure={figure} label={`${stock.code} ${text("watchlists.change")}`} format={change}>
      <Change fraction={figure.value} />
    </FigureValue>
  );
}

/** How far the DCF value is above or below the price. */
export function GapCell({ shown: { stock, live } }: CellProps) {
  const text = useText();
  const { change } = useFormats();
  const figure = live.quote === null ? GONE : live.gap;
  if (!figure) return <Waiting />;
  return (
    <FigureValue
      figure={figure}
      label={`${stock.code} ${text("watchlists.gap")}`}
      format={change}
      explanation={text("watchlists.explain.gap")}
    />
  );
}

const GONE = { value: null, because: "not-in-market-data" } as const satisfies WireFigure;

function figureOf(
  quote: LiveRow["quote"],
  read: (quote: NonNullable<LiveRow["quote"]>) => WireFigure,
): WireFigure | undefined {
  if (quote === null) return GONE;
  return quote && read(quote);
}

/** Passed of known checks, with those that are near their threshold. */
export function ChecksCell({ shown: { stock, live } }: CellProps) {
  const text = useText();
  const { count } = useFormats();
  const { quote, checks } = live;
  if (checks === undefined && quote !== null) return <Waiting />;
  const because = quote === null ? GONE.because : reasonOfChecks(checks ?? null);
  if (because !== null || !checks) {
    const figure: WireFigure = { value: null, because: because ?? GONE.because };
    return <FigureValue figure={figure} label={`${stock.code} ${text("watchlists.checks")}`} format={count} />;
  }
  const { pass, near, fail, unknown } = checks;
  const known = pass + near + fail;
  const spoken = text("watchlists.checkCounts", {
    pass: count(pass),
    near: count(near),
    fail: count(fail),
    unknown: count(unknown),
  });
  return (
    <span className={styles.checks} title={spoken}>
      <span aria-hidden="true">{text("watchlists.passedOf", { pass: count(pass), known: count(known) })}</span>
      <span className="visually-hidden">{spoken}</span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.passed} style={{ flexGrow: pass }} />
        <span className={styles.near} style={{ flexGrow: near }} />
        <span className={styles.failed} style={{ flexGrow: fail }} />
      </span>
    </span>
  );
}

/** A year of closes. */
export function SparklineCell({ shown: { live } }: CellProps) {
  const { quote } = live;
  if (!quote || quote.sparkline.length < 2) return <span className={styles.spark} />;
  return <Sparkline values={quote.sparkline} className={styles.spark} />;
}

interface HandleCellProps {
  readonly name: string;
  readonly handle: HandleProps;
  /** Id of the sentence that says which keys move it. */
  readonly describedBy: string;
}

/** What a row is moved by. */
export function HandleCell({ name, handle, describedBy }: HandleCellProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={text("watchlists.move", { name })}
      aria-describedby={describedBy}
      {...handle}
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  );
}

function Waiting() {
  return <Skeleton height="1rem" width="3rem" className={styles.waiting} />;
}
