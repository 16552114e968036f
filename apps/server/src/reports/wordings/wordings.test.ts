import {
  CANDIDATES,
  type EvidenceItem,
  FACT_ITEMS,
  parseText,
  WORDING_IDS,
  wrongDirections,
} from "@plumbline/core/report";
import { REPORT_LANGUAGES } from "@plumbline/core/words";
import { describe, expect, it } from "vitest";
import { WORDINGS } from "./index.ts";

const SLOT = /\{([A-Za-z]+)\|[A-Za-z]+\}/g;
const slotsOf = (wording: string) => [...wording.matchAll(SLOT)].map(([, name]) => name as string);

/** The number of years above is told as all, none or so many of the years: the facts by the names of wordings. */
const YEARS: Readonly<Record<string, string>> = {
  allYears: "moatYears",
  noYears: "moatYears",
  someYears: "moatYears",
  yearsAbove: "moatYearsAbove",
};
const toldAs = (fact: string) => (fact === "moatYearsAbove" ? [fact, ...Object.keys(YEARS)] : [fact]);

/** Of a slot, with a value: of a standing, above or below the middle. */
function itemOf(slot: string, value: number): EvidenceItem {
  const fact = YEARS[slot] ?? slot;
  const id = fact in FACT_ITEMS ? FACT_ITEMS[fact as keyof typeof FACT_ITEMS] : `peer.${slot}`;
  const provenance = { source: "sec", form: "10-K", filedAt: "2026-02-20", periodEnd: "2025-12-31" } as const;
  const figure = { value: id.startsWith("industry.") ? 0.5 + value / 100 : value, provenance };
  return { id, kind: "metric", asOf: "2026-03-20", figure, unit: "fraction", currency: null };
}

/** The figures of a sentence, risen and fallen, the first greater than the second and less. */
const COURSES = [1, -1].flatMap((sign) => [1, -1].map((order) => (place: number) => sign * (10 + order * place)));

/** What most companies show. */
const FREQUENT = [
  "roe-high",
  "roe-low",
  "operating-margin-high",
  "operating-margin-low",
  "gross-margin-high",
  "gross-margin-low",
  "margin-wider",
  "margin-thinner",
  "revenue-up",
  "revenue-down",
  "eps-up",
  "eps-down",
  "dcf-above",
  "dcf-below",
  "cheap",
  "expensive",
  "targets-above",
  "targets-below",
  "price-up",
  "price-down",
  "spread-durable",
  "spread-negative",
] as const;

const factsOf = (id: string) => CANDIDATES.find((candidate) => candidate.id === id)?.facts ?? [];

describe.each(REPORT_LANGUAGES)("wordings in %s", (language) => {
  const wordings = WORDINGS[language];

  it("place only numbers that their finding has", () => {
    for (const { id, facts, optional = [] } of CANDIDATES) {
      const known: readonly string[] = [...facts, ...optional].flatMap(toldAs);
      for (const wording of wordings[id]) {
        expect(slotsOf(wording).filter((slot) => !known.includes(slot))).toEqual([]);
      }
    }
  });

  it("of a finding need nothing that may be missing in at least one case", () => {
    for (const { id, facts } of CANDIDATES) {
      const needs: readonly string[] = facts.flatMap(toldAs);
      expect(wordings[id].some((wording) => slotsOf(wording).every((slot) => needs.includes(slot)))).toBe(true);
    }
  });

  it("are three for what most companies show", () => {
    for (const id of FREQUENT) expect(new Set(wordings[id]).size, id).toBeGreaterThanOrEqual(3);
  });

  it("are as many as in English, and end as sentences do", () => {
    const end = language.startsWith("zh") ? /(?:。|\]\])$/ : /(?:[.]|\]\])$/;
    for (const id of WORDING_IDS) {
      expect(wordings[id].length, id).toBe(WORDINGS.en[id].length);
      for (const wording of wordings[id]) expect(wording).toMatch(end);
    }
  });

  it("say where something went only beside the figure that tells it", () => {
    for (const id of WORDING_IDS) {
      for (const wording of wordings[id]) {
        const slots = slotsOf(wording);
        const text = parseText(wording.replace(SLOT, (_, slot) => `{{${itemOf(slot, 0).id}|percent}}`));
        const strays = COURSES.map((course) => {
          // A standing that is told in words is known all the same: highest of all, or lowest.
          const standings = factsOf(id).filter((fact) => FACT_ITEMS[fact].startsWith("industry."));
          const names = [...slots, ...standings.filter((fact) => !slots.includes(fact))];
          const items = new Map(names.map((slot, place) => [itemOf(slot, 0).id, itemOf(slot, course(place))]));
          return wrongDirections(text, items, { language, isConditional: id.startsWith("would-") });
        });
        expect(
          strays.some((words) => words.length === 0),
          wording,
        ).toBe(true);
      }
    }
  });

  it("keep the spaces of the language", () => {
    for (const wording of WORDING_IDS.flatMap((id) => wordings[id])) {
      if (language === "fr") expect(wording).not.toMatch(/ [:;?!»]|« /);
      expect(wording).not.toMatch(/ {2}|[\s ]$/);
    }
  });
});
