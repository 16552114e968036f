import type { chartMarks, WireChartMarks, WireCheckFlip, WireFlipDay, WireMarkedFiling } from "@plumbline/contract";
import { checkOf, ruleFor } from "@plumbline/core/checks";
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
  const { symbol } = findInstrument(snapshot, input.code);
  const day = asOfDay(snapshot, input.asOf);
  const marks = await screenings.marksOf(snapshot, symbol, day);
  if (!marks) throw new Failure("notFound");
  return { symbol, day: formatDay(day), source: factsSource(snapshot), ...wireMarks(marks) };
};

function wireMarks({ filings, flips, targets }: StockMarks): Pick<WireChartMarks, "filings" | "flips" | "targets"> {
  return {
    filings: listOf(filings, wireFiling),
    flips: listOf(flips, wireFlipDay),
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

function wireFlipDay({ day, type, filings, flips }: MarkedFlips): WireFlipDay {
  return {
    date: formatDay(day),
    companyType: type,
    filings: filings.map(wireFiling),
    flips: flips.map((flip) => wireFlip(flip, type)),
  };
}

/** What no threshold would change is infinite, and JSON has no such number. */
function wireFlip({ id, from, to, before, value, threshold }: CheckFlip, type: CompanyType): WireCheckFlip {
  const check = checkOf(id);
  const { unit } = ruleFor(check, type) ?? check.rule;
  return { id, from, to, before: finite(before), value: finite(value), threshold, comparison: check.comparison, unit };
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
