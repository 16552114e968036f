import type { fundamentals, OutputOf, WireCatalogueMetric } from "@plumbline/contract";
import { METRICS } from "@plumbline/core/fundamentals";
import type { Snapshot } from "@plumbline/market/snapshot";
import { checkCatalogue } from "./check-catalogue.ts";
import { presets } from "./presets.ts";
import { screenCatalogue } from "./screen-catalogue.ts";

type Catalogue = Extract<OutputOf<typeof fundamentals>, { kind: "catalogue" }>;

/** What there is to know of metrics, checks and screens without a company. */
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
