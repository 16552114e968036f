import { CANDIDATES, WORDING_IDS } from "@plumbline/core/report";
import { REPORT_LANGUAGES } from "@plumbline/core/words";
import { describe, expect, it } from "vitest";
import { WORDINGS } from "./index.ts";

const SLOT = /\{([A-Za-z]+)\|[A-Za-z]+\}/g;
const slotsOf = (wording: string) => [...wording.matchAll(SLOT)].map(([, name]) => name as string);

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

describe.each(REPORT_LANGUAGES)("wordings in %s", (language) => {
  const wordings = WORDINGS[language];

  it("place only numbers that their finding has", () => {
    for (const { id, facts, optional = [] } of CANDIDATES) {
      const known: readonly string[] = [...facts, ...optional];
      for (const wording of wordings[id]) {
        expect(slotsOf(wording).filter((slot) => !known.includes(slot))).toEqual([]);
      }
    }
  });

  it("of a finding need nothing that may be missing in at least one case", () => {
    for (const { id, facts } of CANDIDATES) {
      const needs: readonly string[] = facts;
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

  it("keep the spaces of the language", () => {
    for (const wording of WORDING_IDS.flatMap((id) => wordings[id])) {
      if (language === "fr") expect(wording).not.toMatch(/ [:;?!»]|« /);
      expect(wording).not.toMatch(/ {2}|[\s ]$/);
    }
  });
});
