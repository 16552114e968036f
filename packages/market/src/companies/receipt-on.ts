import type { PricedReceipts } from "@plumbline/core/fundamentals";
import type { Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { ReceiptStatement } from "../model/index.ts";
import { possibleSplits } from "./possible-splits.ts";
import type { StoredStock } from "./stored-stock.ts";

type PricedStock = Pick<StoredStock, "history"> & {
  readonly instrument: Pick<StoredStock["instrument"], "receipts">;
};

/**
 * The depositary receipt that the price of a stock is one of on a day: by the newest cover page of that day; where none says how many
 * shares it is, by an instrument list, then by the name of the security.
 *
 * @returns null where it is the share that the accounts count.
 * @see REC-18
 */
export function receiptOn({ instrument, history }: PricedStock, day: Day): ReceiptStatement | null {
  const { receipts } = instrument;
  if (receipts === undefined || receipts.length === 0) return null;
  const covers = receipts.filter(({ by }) => by === "cover");
  const cover = dated(covers, possibleSplits(history)).findLast(({ from }) => from <= day)?.statement;
  const ofKind = (kind: ReceiptStatement["by"]) => receipts.find(({ by }) => by === kind);
  const sayingHowMany = [cover, ofKind("list"), ofKind("name")].find((found) => found && found.ordinaryShares !== null);
  const found = sayingHowMany ?? cover ?? ofKind("list") ?? ofKind("name") ?? untold(receipts, day);
  return found === undefined || found.ordinaryShares === 1 ? null : found;
}

/** Before the first cover page: what the form of the reports says, but for a company whose first cover names a receipt. */
function untold(receipts: readonly ReceiptStatement[], day: Day): ReceiptStatement | undefined {
  const first = receipts.find(({ by }) => by === "cover");
  if (first !== undefined && first.ordinaryShares !== 1) return { ...first, ordinaryShares: null };
  return receipts.findLast(({ by, since }) => by === "form" && (since === null || since <= day));
}

interface DatedStatement {
  readonly from: number;
  readonly statement: ReceiptStatement;
  /** The split of the price by which its ratio took effect. */
  readonly change: Split | null;
}

/** A ratio changes on the day on which the price was split by it; where no split tells the day, with the cover that states it. */
function dated(covers: readonly ReceiptStatement[], splits: readonly Split[]): DatedStatement[] {
  return covers.map((statement, k) => {
    const change = changeBetween(covers[k - 1], statement, splits);
    return { statement, change, from: change?.exDay ?? statement.since ?? Number.NEGATIVE_INFINITY };
  });
}

/** Deviation of a split from the change of a ratio, as a fraction. */
const TOLERANCE = 0.01;

function changeBetween(
  before: ReceiptStatement | undefined,
  after: ReceiptStatement,
  splits: readonly Split[],
): Split | null {
  if (!before || before.ordinaryShares === null || after.ordinaryShares === null) return null;
  const ratio = before.ordinaryShares / after.ordinaryShares;
  if (ratio === 1) return null;
  const [from, to] = [before.since ?? Number.NEGATIVE_INFINITY, after.since ?? Number.POSITIVE_INFINITY];
  const isChange = (split: Split) =>
    split.exDay > from && split.exDay <= to && Math.abs(split.ratio / ratio - 1) < TOLERANCE;
  return splits.find(isChange) ?? null;
}

/**
 * The splits of the shares that the accounts of a stock count: those of its price without changes of what a receipt stands for.
 *
 * @see REC-18
 */
export function splitsOfAccounts({ instrument, history }: PricedStock): readonly Split[] {
  return withoutRatioChanges(possibleSplits(history), instrument.receipts);
}

/** Splits of a price without those by which the ratio of its receipts changed. */
export function withoutRatioChanges(
  splits: readonly Split[],
  receipts: readonly ReceiptStatement[] = [],
): readonly Split[] {
  const covers = receipts.filter(({ by }) => by === "cover");
  if (covers.length < 2) return splits;
  const changes = new Set(dated(covers, splits).map(({ change }) => change));
  return splits.filter((split) => !changes.has(split));
}

/**
 * The security that the price of a stock is of, day by day, and its splits beside those of the shares that its accounts count.
 *
 * @see REC-17, REC-18
 */
export function pricedReceipts(stock: PricedStock): PricedReceipts {
  return {
    splits: possibleSplits(stock.history),
    splitsOfShares: splitsOfAccounts(stock),
    receiptOn: (day) => receiptOn(stock, day),
  };
}
