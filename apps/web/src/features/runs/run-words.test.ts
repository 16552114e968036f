import { HONESTY_STATES, REASONS, RUN_PHASES, RUN_STATES, RUN_WARNINGS, TRADE_REASONS } from "@plumbline/core/words";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "../../i18n/load-catalogue.ts";

/** Of targets, verdicts, studies, values and the library: a run has none of them, and its page does not load their texts. */
const OF_OTHER_PAGES: ReadonlySet<string> = new Set([
  "no-price-when-posted",
  "no-price-since-post",
  "no-target-met",
  "side-too-small",
  "targets-not-compared",
  "value-not-positive",
  "no-growth-fits-price",
  "not-counted-yet",
]);

const LANGUAGES = ["en", "es", "fr", "zh-Hans", "zh-Hant"] as const;

/** What the server can say of a run, from the words of the core. */
const KEYS = [
  ...REASONS.filter((reason) => !OF_OTHER_PAGES.has(reason)).map((reason) => `reason.${reason}`),
  ...RUN_STATES.map((state) => `runs.state.${state}`),
  ...RUN_PHASES.map((phase) => `runs.phase.${phase}`),
  ...RUN_WARNINGS.map((warning) => `runs.warning.${warning}`),
  ...TRADE_REASONS.map((reason) => `runs.reason.${reason}`),
  ...HONESTY_STATES.map((state) => `runs.finding.${state}`),
];

describe.each(LANGUAGES)("what is said of a run in %s", (language) => {
  it("has a text for every code that the server can send", async () => {
    const texts = { ...(await loadCatalogue(language, [])), ...(await loadCatalogue(language, ["runs"])) };
    expect(KEYS.filter((key) => texts[key] === undefined)).toEqual([]);
  });
});
