import type { ExecutionReason, ExecutionSide, TradeReason } from "../words/index.ts";
import type { Fill, Position } from "./position.ts";
import type { ExecutionColumns, TradeColumns } from "./trade-columns.ts";

/** A purchase that was filled. */
export interface FilledPurchase extends Fill {
  readonly stock: number;
  readonly bar: number;
  readonly reason: ExecutionReason;
}

/** A sale, or with the reason `open` the valuation of what is still held at the end. */
export interface Sale extends Fill {
  readonly stock: number;
  readonly bar: number;
  readonly reason: TradeReason;
}

/** Collects executions, and from the positions that they open, change and close the trades. */
export class TradeLog {
  /** Number of the trade of each position that is open. */
  readonly #numbers = new Map<Position, number>();
  /** Bar of the first purchase, by number of the trade. */
  readonly #opened: number[] = [];
  readonly #closed = {
    number: [] as number[],
    stock: [] as number[],
    exitBar: [] as number[],
    quantity: [] as number[],
    entryPrice: [] as number[],
    exitPrice: [] as number[],
    fees: [] as number[],
    dividends: [] as number[],
    profit: [] as number[],
    return: [] as number[],
    worst: [] as number[],
    best: [] as number[],
  };
  readonly #exitReasons: TradeReason[] = [];
  readonly #executions = {
    number: [] as number[],
    bar: [] as number[],
    shares: [] as number[],
    price: [] as number[],
    fee: [] as number[],
  };
  readonly #sides: ExecutionSide[] = [];
  readonly #reasons: ExecutionReason[] = [];

  /** Writes down a purchase. The first one of a position begins a trade. */
  bought(position: Position, purchase: FilledPurchase): void {
    let number = this.#numbers.get(position);
    if (number === undefined) {
      number = this.#opened.push(purchase.bar) - 1;
      this.#numbers.set(position, number);
    }
    this.#execute(number, "buy", purchase, purchase.reason);
  }

  /**
   * Writes down a sale that the position has made. One that leaves nothing ends the trade.
   *
   * @see BT-08
   */
  sold(position: Position, sale: Sale): void {
    const number = this.#numbers.get(position) as number;
    if (sale.reason !== "open") this.#execute(number, "sell", sale, sale.reason);
    if (position.shares > 0) return;
    this.#numbers.delete(position);
    this.#close(number, position, sale);
  }

  #execute(
    number: number,
    side: ExecutionSide,
    { bar, shares, price, fee }: FilledPurchase | Sale,
    reason: ExecutionReason,
  ) {
    const rows = this.#executions;
    rows.number.push(number);
    rows.bar.push(bar);
    rows.shares.push(shares);
    rows.price.push(price);
    rows.fee.push(fee);
    this.#sides.push(side);
    this.#reasons.push(reason);
  }

  #close(number: number, position: Position, { stock, bar, shares, price, reason }: Sale): void {
    const { bought, cost, proceeds, fees, dividends } = position;
    const rows = this.#closed;
    const profit = proceeds - cost - fees + dividends;
    const isOneSale = shares === bought && position.sharesPerEntryShare === 1;
    rows.number.push(number);
    rows.stock.push(stock);
    rows.exitBar.push(bar);
    rows.quantity.push(bought);
    rows.entryPrice.push(position.entryPrice);
    // What was divided by the shares may differ from the price in its last digits.
    rows.exitPrice.push(isOneSale ? price : proceeds / bought);
    rows.fees.push(fees);
    rows.dividends.push(dividends);
    rows.profit.push(profit);
    rows.return.push(profit / position.invested);
    rows.worst.push(position.worst);
    rows.best.push(position.best);
    this.#exitReasons.push(reason);
  }

  /** The trades in the order of their entries, with their executions. */
  columns(): { readonly trades: TradeColumns; readonly executions: ExecutionColumns } {
    const rowOf = placesByNumber(this.#opened);
    return { trades: this.#trades(rowOf), executions: this.#executionsOf(rowOf) };
  }

  #trades(rowOf: Int32Array): TradeColumns {
    const rows = this.#closed;
    const order = orderBy(rows.number.map((number) => rowOf[number] as number));
    const numbers = (column: readonly number[]) => Float64Array.from(order, (row) => column[row] as number);
    const whole = (column: readonly number[]) => Int32Array.from(order, (row) => column[row] as number);
    return {
      stock: whole(rows.stock),
      entryBar: whole(rows.number.map((number) => this.#opened[number] as number)),
      exitBar: whole(rows.exitBar),
      quantity: numbers(rows.quantity),
      entryPrice: numbers(rows.entryPrice),
      exitPrice: numbers(rows.exitPrice),
      fees: numbers(rows.fees),
      dividends: numbers(rows.dividends),
      profit: numbers(rows.profit),
      return: numbers(rows.return),
      worst: numbers(rows.worst),
      best: numbers(rows.best),
      exitReason: Array.from(order, (row) => this.#exitReasons[row] as TradeReason),
    };
  }

  #executionsOf(rowOf: Int32Array): ExecutionColumns {
    const rows = this.#executions;
    const trade = rows.number.map((number) => rowOf[number] as number);
    const order = orderBy(trade);
    const numbers = (column: readonly number[]) => Float64Array.from(order, (row) => column[row] as number);
    const whole = (column: readonly number[]) => Int32Array.from(order, (row) => column[row] as number);
    return {
      trade: whole(trade),
      bar: whole(rows.bar),
      side: Array.from(order, (row) => this.#sides[row] as ExecutionSide),
      shares: numbers(rows.shares),
      price: numbers(rows.price),
      fee: numbers(rows.fee),
      reason: Array.from(order, (row) => this.#reasons[row] as ExecutionReason),
    };
  }
}

/** The row of each trade, by its number, when all are put in the order of the bars on which they were opened. */
function placesByNumber(opened: readonly number[]): Int32Array {
  const places = new Int32Array(opened.length);
  orderBy(opened).forEach((number, row) => {
    places[number] = row;
  });
  return places;
}

/** Rows by a key of whole numbers, by counting; rows of one key keep their order. A rotation has some hundred thousand of them. */
function orderBy(keys: readonly number[]): Int32Array {
  const next = new Int32Array(keys.reduce((last, key) => Math.max(last, key), -1) + 2);
  for (const key of keys) next[key + 1] = (next[key + 1] as number) + 1;
  for (let key = 1; key < next.length; key++) next[key] = (next[key] as number) + (next[key - 1] as number);
  const order = new Int32Array(keys.length);
  keys.forEach((key, row) => {
    order[next[key] as number] = row;
    next[key] = (next[key] as number) + 1;
  });
  return order;
}
