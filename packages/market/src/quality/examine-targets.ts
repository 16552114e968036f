import { type Detail, type Issue, type PriceTarget, say } from "../model/index.ts";
import type { IssueCode } from "./issue-codes.ts";
import { IssueLog } from "./issue-log.ts";
import type { PricesWhenPosted } from "./prices-when-posted.ts";

/** A price target as a reader found it in a file; it is not held against anything yet. */
export interface DeliveredTarget extends Omit<PriceTarget, "currency"> {
  /** ISO 4217; `null` when the file states none. */
  readonly currency: string | null;
  /** File that delivered it, for the report. */
  readonly file: string;
  /** Symbols that its headline names, as in "PT Raised at UBS: Home Depot (HD)"; empty without a headline. */
  readonly named: readonly string[];
}

/** What the gate may know of the stock that targets are for. */
export interface TargetContext {
  readonly symbol: string;
  /** Currency in which it is quoted; null when unknown. */
  readonly currency: string | null;
  /** Every symbol of the market: what a headline names beside them is no stock that is known here. */
  readonly symbols: ReadonlySet<string>;
  /** Prices about the time of each target; without them only the target itself can be judged. */
  readonly prices: ReadonlyMap<DeliveredTarget, PricesWhenPosted>;
}

/** Targets that passed the gate, and everything it found. */
export interface ExaminedTargets {
  readonly targets: readonly PriceTarget[];
  readonly issues: readonly Issue[];
}

/** A target beyond these multiples of the price is a slip, another stock's, or in other shares. */
const PLAUSIBLE_MULTIPLE = 5;
/** Prices of the day differ from the session's range by less: vendors sample at odd hours, before and after trading too. */
const SAME_PRICE = 1.25;

type Verdict = { readonly code: IssueCode; readonly detail: Detail };

/**
 * Holds targets against the stock they claim to be for. Providers attach targets to the wrong stock: their headline then
 * names another one, their price when posted is that of another one, or the target is out of all proportion to the price.
 *
 * @param delivered Targets of one symbol.
 * @param context What is known of the stock.
 * @returns The targets that can be its own, with the currency of the stock where the file states none.
 */
export function examineTargets(delivered: readonly DeliveredTarget[], context: TargetContext): ExaminedTargets {
  const log = new IssueLog(null, context.symbol);
  const targets: PriceTarget[] = [];
  for (const candidate of delivered) {
    const { file, named: _, ...stated } = candidate;
    const refusal = refusalOf(candidate, context);
    const restated = refusal === null && isRestated(candidate, context.prices.get(candidate) ?? null);
    const verdict = refusal ?? (restated ? restatement(candidate) : null);
    if (verdict !== null) log.add(verdict.code, { file, day: candidate.published }, () => verdict.detail);
    if (refusal !== null) continue;
    const priceWhenPosted = restated ? null : candidate.priceWhenPosted;
    const currency = (candidate.currency ?? context.currency) as string;
    targets.push({ ...stated, priceWhenPosted, currency });
  }
  return { targets, issues: log.take() };
}

function inUnknownCurrency({ firm, target }: DeliveredTarget): Verdict {
  return { code: "target-currency-unknown", detail: say("target-no-currency", { firm, target }) };
}

function refusalOf(candidate: DeliveredTarget, context: TargetContext): Verdict | null {
  const { currency, firm, target } = candidate;
  if (currency === null && context.currency === null) return inUnknownCurrency(candidate);
  const prices = context.prices.get(candidate) ?? null;
  if (currency !== null && context.currency !== null && currency !== context.currency) {
    const detail = say("target-other-currency", { firm, target, currency, traded: context.currency });
    return { code: "target-in-other-currency", detail };
  }
  return otherStock(candidate, context, prices) ?? implausible(candidate, prices);
}

function otherStock(
  { firm, target, named, priceWhenPosted: stated }: DeliveredTarget,
  { symbol, symbols }: TargetContext,
  prices: PricesWhenPosted | null,
): Verdict | null {
  const code = "target-of-another-stock";
  const others = named.filter((name) => symbols.has(name));
  if (!named.includes(symbol) && others.length > 0) {
    return { code, detail: say("target-names-others", { firm, target, names: { list: others } }) };
  }
  // Dividends that a source has reinvested take old prices far from what was paid.
  if (stated === null || prices === null || prices.basis === "total-return") return null;
  if (isOfSession(stated, prices) || isOfSession(stated * prices.sharesSince, prices)) return null;
  const range = { low: rounded(prices.low), high: rounded(prices.high) };
  return { code, detail: say("target-posted-elsewhere", { firm, target, stated, ...range }) };
}

function implausible(
  { firm, target, priceWhenPosted }: DeliveredTarget,
  prices: PricesWhenPosted | null,
): Verdict | null {
  const price = prices?.close ?? priceWhenPosted;
  if (price === null) return null;
  if (target <= price * PLAUSIBLE_MULTIPLE && target >= price / PLAUSIBLE_MULTIPLE) return null;
  const isAdjusted = prices !== null && prices.basis !== "raw";
  const sentence = isAdjusted ? "target-implausible-adjusted" : "target-implausible";
  return { code: "implausible-target", detail: say(sentence, { firm, target, price: rounded(price) }) };
}

/** True where the provider has brought the price when posted to the shares of a later day. */
function isRestated({ priceWhenPosted }: DeliveredTarget, prices: PricesWhenPosted | null): boolean {
  if (priceWhenPosted === null || prices === null || prices.sharesSince === 1) return false;
  return !isOfSession(priceWhenPosted, prices) && isOfSession(priceWhenPosted * prices.sharesSince, prices);
}

function restatement({ firm, target, priceWhenPosted }: DeliveredTarget): Verdict {
  const detail = say("target-restated", { firm, target, price: priceWhenPosted });
  return { code: "price-when-posted-restated", detail };
}

function isOfSession(price: number, { low, high }: PricesWhenPosted): boolean {
  return price >= low / SAME_PRICE && price <= high * SAME_PRICE;
}

function rounded(price: number): number {
  return Number(price.toPrecision(6));
}
