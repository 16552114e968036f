import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REPORT_SECTIONS } from "../../words/index.ts";
import { checkReport, checkSection } from "./check-report.ts";
import { BUSINESS, COMPETITION, contextIn } from "./checked-evidence.fixture.ts";

const CONTEXT = contextIn("en");
const MARGIN = "metric.operatingMargin.latest";

const sound = (text: string, ...refs: string[]) => ({ text, refs });

/** Every sentence was read beside the rules and breaks none. */
const REPORT = {
  summary: [sound(`The operating margin of {{${MARGIN}|percent}} is high for its industry.`, MARGIN)],
  products: [
    { name: "smartphones", what: sound(`What it sells, in its own words: [[${BUSINESS}]]`, BUSINESS), trend: null },
  ],
  competitors: [
    {
      code: "MSFT",
      name: "Microsoft",
      found: "named",
      why: sound("The annual report names it among those the company competes with.", COMPETITION),
      strongerIn: sound(
        "It keeps {{peer.MSFT.operatingMargin|percent}} of its sales as operating income.",
        "peer.MSFT.operatingMargin",
      ),
      weakerIn: null,
    },
    {
      code: null,
      name: "Samsung Electronics",
      found: "named",
      why: sound("The annual report names it among those the company competes with.", COMPETITION),
      strongerIn: null,
      weakerIn: null,
    },
  ],
  moat: {
    width: "wide",
    trend: "stable",
    sources: [
      { source: "costAdvantage", score: 2, reason: sound("Its costs are low for its industry.", "moat.known") },
    ],
    text: [sound("The returns have been above the cost of capital for as long as is known.", "moat.medianSpread")],
  },
  bull: [sound("The shares gained {{price.change.1y|percent}} over the year.", "price.change.1y")],
  bear: [
    sound("Revenue fell by {{metric.revenue.yearOverYear|percent}} over the year.", "metric.revenue.yearOverYear"),
  ],
  wouldChange: [
    sound(
      "If the price fell below {{check.O1.threshold|times}} its earnings, it would pass the check.",
      "check.O1.threshold",
    ),
  ],
} as const;

/** What is wrong with a section, where, and by which rule. */
const BROKEN: readonly (readonly [section: keyof typeof REPORT, value: unknown, place: string, rule: string])[] = [
  ["bull", null, "bull", "schema"],
  ["bull", "The margin is high.", "bull", "schema"],
  ["bull", [null], "bull[0]", "schema"],
  ["bull", [{ text: "The margin is high." }], "bull[0]", "schema"],
  ["bull", [{ text: "The margin is high.", refs: MARGIN }], "bull[0].refs", "schema"],
  ["bull", [{ text: "The margin is high.", refs: [1] }], "bull[0].refs", "schema"],
  ["bull", [{ text: 5, refs: [MARGIN] }], "bull[0].text", "schema"],
  ["bull", [{ text: "The margin is high.", refs: [MARGIN], html: "<b>" }], "bull[0]", "schema"],
  ["bull", Array.from({ length: 5 }, () => REPORT.bull[0]), "bull[4]", "schema"],
  ["moat", { ...REPORT.moat, width: "huge" }, "moat.width", "schema"],
  ["moat", { ...REPORT.moat, width: "narrow" }, "moat.width", "refs"],
  ["moat", { ...REPORT.moat, trend: "widening" }, "moat.trend", "refs"],
  ["moat", { ...REPORT.moat, sources: [{ ...REPORT.moat.sources[0], score: 3 }] }, "moat.sources[0].score", "refs"],
  ["products", [{ ...REPORT.products[0], name: "Cars" }], "products[0].name", "refs"],
  ["products", [{ ...REPORT.products[0], name: "smartphones +90% $5" }], "products[0].name", "refs"],
  ["products", [{ ...REPORT.products[0], name: "<b>smartphones</b>" }], "products[0].name", "refs"],
  [
    "products",
    [{ ...REPORT.products[0], what: sound("It sells phones to its users.", MARGIN) }],
    "products[0].name",
    "refs",
  ],
  ["competitors", [{ ...REPORT.competitors[0], code: "ORCL" }], "competitors[0].name", "refs"],
  ["competitors", [{ ...REPORT.competitors[1], name: "Nokia" }], "competitors[0].name", "refs"],
  ["competitors", [{ ...REPORT.competitors[0], found: "guess" }], "competitors[0].found", "schema"],
  ["competitors", [{ ...REPORT.competitors[0], name: "Apple" }], "competitors[0].name", "refs"],
  [
    "competitors",
    [{ ...REPORT.competitors[1], strongerIn: REPORT.competitors[0].strongerIn }],
    "competitors[0]",
    "refs",
  ],
  ["bear", [sound("The company is in trouble with its sales.")], "bear[0]", "refs"],
  ["bear", [sound("The company is in trouble with its sales.", "metric.sales")], "bear[0]", "refs"],
  ["wouldChange", [sound("If the users of its phones went away.", BUSINESS)], "wouldChange[0]", "kind"],
];

describe("the checker of reports", () => {
  it("finds nothing in a sound report", () => {
    expect(checkReport(REPORT as unknown as Parameters<typeof checkReport>[0], CONTEXT)).toEqual([]);
  });

  it.each(BROKEN)("of %s: %j breaks at %s the rule %s", (section, value, place, rule) => {
    expect(checkSection(section, value, CONTEXT)).toContainEqual(expect.objectContaining({ section, place, rule }));
  });

  it("never throws, whatever a language model writes", () => {
    const sections = fc.constantFrom(...REPORT_SECTIONS);
    const written = fc.oneof(
      fc.anything(),
      fc.array(fc.record({ text: fc.string({ unit: "grapheme" }), refs: fc.array(fc.string()) })),
    );
    fc.assert(fc.property(sections, written, (section, value) => Array.isArray(checkSection(section, value, CONTEXT))));
  });

  it("lets no digit of any script through", () => {
    const digit = fc.constantFrom(..."0123456789０９٣۷५৭๔²½①Ⅷ𝟗𝟬");
    fc.assert(
      fc.property(digit, digit, (one, other) => {
        const text = `The margin stands at ${one}${other} for the whole of the industry.`;
        const rules = checkSection("bull", [sound(text, MARGIN)], CONTEXT).map(({ rule }) => rule);
        return rules.includes("figures");
      }),
    );
  });

  it("refuses a text longer than a sentence", () => {
    const long = "the margin ".repeat(180);
    expect(checkSection("bull", [sound(long, MARGIN)], CONTEXT).map(({ rule }) => rule)).toContain("length");
  });
});
