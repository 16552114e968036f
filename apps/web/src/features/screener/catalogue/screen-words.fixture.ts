import { METRICS } from "@plumbline/core/fundamentals";
import { SCREEN_METRICS } from "@plumbline/core/screen";
import { formatsOf } from "../../../format/index.ts";
import { loadTexts, translator } from "../../../i18n/index.ts";
import { screenCatalogue } from "./screen-catalogue.ts";
import type { ScreenWords } from "./screen-words.ts";

/** A check of the P/E, one of a rate and one of an amount in dollars. */
const CHECKS = [
  { id: "O1", tab: "overview", comparison: "<", unit: "times", threshold: 25 },
  { id: "G2", tab: "growth", comparison: ">=", unit: "fraction", threshold: 0.1 },
  { id: "D1", tab: "defensive", comparison: ">=", unit: "money", currency: "USD", threshold: 800_000_000 },
] as const;

/** The real numbers of the screener in English; checks are named by their id, so that no other feature is needed. */
export async function englishWords(): Promise<ScreenWords> {
  await loadTexts("screener");
  const { text, find } = translator.read();
  const checks = CHECKS.map((check) => ({
    currency: null,
    ...check,
    bounds: { min: 0, max: 100, step: 1 },
    formula: "formula",
    source: "source",
    notFor: [],
    ifFiledBy: [],
  }));
  return {
    catalogue: screenCatalogue({
      kind: "catalogue",
      metrics: METRICS.map(({ id, group, unit, kind, good, formula, rules, source }) => ({
        id,
        group,
        unit,
        kind,
        good,
        formula,
        source,
        rules: [...rules],
      })),
      checks,
      screenMetrics: SCREEN_METRICS.map(({ name: _, ...metric }) => metric),
      presets: [],
    }),
    text,
    find,
    formats: formatsOf("en"),
    sector: (name) => name,
    industry: (name) => name,
    checks: {
      name: ({ id }) => id,
      threshold: (threshold) => String(threshold),
      value: (value) => String(value),
      sentence: ({ id }, { value, threshold, type }) => `${id} of a ${type}: ${value} against ${threshold}.`,
    },
  };
}
