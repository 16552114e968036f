import type { chartMarks, WireChartMarks, WireCheckFlip, WireFlipDay, WireMarkedFiling } from "@plumbline/contract";
import { type AmountCurrencies, checkOf, currencyOfRule, ruleFor } from "@plumbline/core/checks";
import type { Reason } from "@plumbline/core/figure";
import type { CompanyType } from "@plumbline/core/fundamentals";
import type { CheckFlip } from "@plumbline/core/screen";
import { formatDay } from "@plumbline/core/time";
import { asOfDay, factsSource } from "@plumbline/market/companies";
import type { MarkedFlips, MarkedTargets, StockFiling, StockMarks } from "@plumbline/market/marks";
import { Failure, type Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../instruments.ts";

/** What is marked on the price chart of a stock on a day. */
export const chartMarksRoute: Route<typeof chartMarks, ServedMarket> = async ({ input }, { snapshot, screenings }) => {
  const { symbol, currency } = findInstrument(snapshot, input.code);
  const day = asOfDay(snapshot, input.asOf);
  const marks = await screenings.marksOf(snapshot, symbol, day);
  if (!marks) throw new Failure("notFound");
  return { symbol, day: formatDay(day), source: factsSource(snapshot), ...wireMarks(marks, currency) };
};

/** @param price Currency of the price. */
export function wireMarks(
  { filings, flips, targets }: StockMarks,
  price: string | null,
): Pick<WireChartMarks, "filings" | "flips" | "targets"> {
  return {
    filings: listOf(filings, wireFiling),
    flips: listOf(flips, (flip) => wireFlipDay(flip, price)),
    targets:
      typeof targets === "string" ? { because: targets, ...NO_TARGETS } : { because: null, ...wireTargets(targets) },
  };
}

function listOf<Entry, Wire>(entries: readonly Entry[] | Reason, wire: (entry: Entry) => Wire) {
  return typeof entries === "string" ? { because: entries, list: [] } : { because: null, list: entries.map(wire) };
}

function wireFiling({ filed, form, accession, periodEnd }: StockFiling): WireMarkedFiling {
  return { filedAt: formatDay(filed), form, accession, periodEnd: periodEnd === null ? null : formatDay(periodEnd) };
}

function wireFlipDay({ day, type, currency, filings, flips }: MarkedFlips, price: string | null): WireFlipDay {
  const ofDay = { type, currencies: { accounts: currency || null, price } };
  return {
    date: formatDay(day),
    companyType: type,
    filings: filings.map(wireFiling),
    flips: flips.map((flip) => wireFlip(flip, ofDay)),
  };
}

/** What no threshold would change is infinite, and JSON has no such number. */
function wireFlip({ before, value, ...flip }: CheckFlip, { type, currencies }: FlipsOfDay): WireCheckFlip {
  const check = checkOf(flip.id);
  const rule = ruleFor(check, type) ?? check.rule;
  return {
    ...flip,
    before: finite(before),
    value: finite(value),
    comparison: check.comparison,
    unit: rule.unit,
    currency: currencyOfRule(rule, currencies),
  };
}

interface FlipsOfDay {
  readonly type: CompanyType;
  readonly currencies: AmountCurrencies;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

const NO_TARGETS = {
  posts: { date: [], firm: [], target: [], postedTarget: [], action: [], source: [] },
  consensus: { date: [], mean: [], firms: [] },
};

function wireTargets({ posts, consensus }: MarkedTargets): Omit<WireChartMarks["targets"], "because"> {
  return {
    posts: {
      date: posts.map(({ published }) => formatDay(published)),
      firm: posts.map(({ firm }) => firm.name),
      target: posts.map(({ target }) => target),
      postedTarget: posts.map(({ postedTarget }) => postedTarget),
      action: posts.map(({ action }) => action),
      source: posts.map(({ sources }) => sources.join(", ")),
    },
    consensus: {
      date: consensus.day.map(formatDay),
      mean: consensus.mean.map(finite),
      firms: [...consensus.firms],
    },
  };
}
