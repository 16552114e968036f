import {
  type AssetClass,
  type Instrument,
  type Issue,
  inTurn,
  type PriceHistory,
  say,
  significant,
} from "../model/index.ts";
import {
  type DeliveredPrices,
  differHundredfold,
  issue,
  quotesInHundredths,
  type UnitDoubt,
  unitDoubt,
} from "../quality/index.ts";
import type { ReferenceAttributes } from "../sources/reference/index.ts";

/** What is known beside the prices of a delivery. */
export interface UnitKnowledge {
  /** What the market has. */
  readonly before: PriceHistory | null;
  readonly known: Instrument | null;
  /** What a list states. */
  readonly listed: ReferenceAttributes | null;
  /** What a file shows it to be. */
  readonly assetClass: AssetClass | null;
}

/** True where the market has prices of which nobody could tell the unit, and no new ones come. */
export function isUnitStillOpen(symbol: string, known: Instrument | null): boolean {
  return known !== null && known.currency === null && quotesInHundredths(symbol);
}

/**
 * Says whether the prices of a symbol may be in another unit than is stated: in pounds where its exchange quotes in pence.
 *
 * @param delivered All deliveries of the symbol.
 * @returns How sure that is, and what is to be said about it where nobody answered; `null` where there is no doubt.
 */
export function settleUnit(
  delivered: readonly DeliveredPrices[],
  { before, known, listed, assetClass }: UnitKnowledge,
): { readonly kind: UnitDoubt["kind"]; readonly issue: Issue } | null {
  const [first] = delivered;
  if (first === undefined) return null;
  const { symbol } = first.history;
  const wasStated = known?.currency != null && !known.isCurrencyAnswered;
  const subject = { symbol, file: first.file ?? null, count: 0 };
  const histories = [...delivered.map(({ history }) => history), ...(before === null ? [] : [before])];
  if (differHundredfold(symbol, histories)) {
    const detail = inTurn(say("hundredfold-apart", { symbol }), say("unit-unknown"));
    return { kind: "open", issue: issue("unit-in-doubt", subject, detail) };
  }
  const doubts = delivered.flatMap(({ history, currency = null }) => {
    const quoted = { symbol, close: history.bars.close, source: history.source, currency };
    const ofList = { listed: listed?.currency ?? null, assetClass: assetClass ?? listed?.assetClass ?? null };
    return unitDoubt({ ...quoted, ...ofList }) ?? [];
  });
  const doubt = doubts.find(({ kind }) => kind === "open") ?? doubts[0];
  if (doubt === undefined) return null;
  const { level, hundredths, whole } = doubt;
  // Later prices are compared with the level of those that the market has.
  const kind = wasStated && before !== null ? "noted" : doubt.kind;
  const may = say("either-unit", { symbol, close: significant(level, 4), hundredths, whole });
  const used = first.currency ?? known?.currency ?? hundredths;
  const other = used === whole ? hundredths : whole;
  const way = kind === "open" ? say("unit-unknown") : say("unit-counts-as", { used, other });
  return { kind, issue: issue("unit-in-doubt", subject, inTurn(may, way)) };
}
