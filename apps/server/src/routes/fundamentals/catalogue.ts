import type {
  fundamentals,
  OutputOf,
  ParamFilter,
  WireCatalogueCheck,
  WireCatalogueMetric,
  WirePreset,
  WireScreenMetric,
} from "@plumbline/contract";
import { CHECKS, SUBSTITUTES } from "@plumbline/core/checks";
import { METRICS } from "@plumbline/core/fundamentals";
import {
  type ClassicScreen,
  classicScreens,
  SCREEN_METRICS,
  type ScreenFilter,
  type ScreenOrder,
} from "@plumbline/core/screen";
import { asOfDay, readBondYield } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";

type Catalogue = Extract<OutputOf<typeof fundamentals>, { kind: "catalogue" }>;

/** Metrics, checks and screens without a company. */
export function catalogue(snapshot: Snapshot): Catalogue {
  return {
    kind: "catalogue",
    metrics: METRICS.map(wireMetric),
    checks: checkCatalogue(),
    screenMetrics: screenCatalogue(),
    presets: presets(snapshot),
  };
}

function wireMetric({ rules, ...metric }: (typeof METRICS)[number]): WireCatalogueMetric {
  const { id, group, unit, kind, good, formula, source } = metric;
  return { id, group, unit, kind, good, formula, rules: [...rules], source };
}

/**
 * The checks without a company, the substitutes last. Kinds of company with a rule of their own
 * are measured otherwise; see `checks`.
 */
function checkCatalogue(): WireCatalogueCheck[] {
  return [...CHECKS, ...SUBSTITUTES].map(({ id, tab, comparison, rule, source, notFor, ifFiledBy }) => ({
    id,
    tab,
    comparison,
    source,
    unit: rule.unit,
    currency: rule.currency ?? null,
    threshold: rule.threshold,
    bounds: rule.bounds,
    formula: rule.formula,
    notFor: [...notFor],
    ifFiledBy: [...ifFiledBy],
  }));
}

/** The numbers of the screener without a company. */
function screenCatalogue(): WireScreenMetric[] {
  return SCREEN_METRICS.map(({ id, group, unit, good, metric, column, formula, source }) => ({
    id,
    group,
    unit,
    good,
    metric,
    column,
    formula,
    source,
  }));
}

/** The classic screens; the one that compares with bonds only if the market has bond yields. */
function presets(snapshot: Snapshot): WirePreset[] {
  return classicScreens(readBondYield(snapshot, "aaa", asOfDay(snapshot)).value).map(wirePreset);
}

function wirePreset({ id, source, filters, order, take }: ClassicScreen): WirePreset {
  return { id, source, paramFilters: filters.map(wireFilter), order: wireOrder(order), take };
}

function wireFilter(filter: ScreenFilter): ParamFilter {
  if ("companyTypes" in filter) return { companyTypes: [...filter.companyTypes] };
  if ("sectors" in filter || "industries" in filter || "members" in filter) {
    throw new RangeError("A classic screen is one of every market: it can name no sector, industry or company of one.");
  }
  return { ...filter };
}

function wireOrder(order: ScreenOrder): WirePreset["order"] {
  return "bestBy" in order ? { bestBy: [...order.bestBy], within: order.within } : { ...order };
}
