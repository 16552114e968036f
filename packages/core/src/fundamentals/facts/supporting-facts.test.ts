import { describe, expect, it } from "vitest";
import { REFERENCED_CONCEPTS, SUPPORTING_CONCEPTS } from "../concepts/referenced-concepts.ts";
import { factOf } from "../made-up-company.fixture.ts";
import { prepareFacts } from "./prepare-facts.ts";
import { supportingFacts } from "./supporting-facts.ts";

const BOUGHT = "PaymentsToAcquireIntangibleAssets";
const period = { start: "2023-01-01", end: "2023-12-31", filed: "2024-02-15" };

describe("facts that only confirm others", () => {
  it("are those of annual and quarterly reports, by their concept", () => {
    const annual = factOf({ concept: BOUGHT, value: 7, form: "10-K", ...period });
    const current = factOf({ concept: BOUGHT, value: 8, form: "8-K", ...period });
    const revenue = factOf({ concept: "Revenues", value: 9, form: "10-K", ...period });
    expect([...supportingFacts([annual, current, revenue])]).toEqual([[BOUGHT, [annual]]]);
  });

  it("make no period of the company, and no currency", () => {
    const { spans, concepts, currencies } = prepareFacts([
      factOf({ concept: BOUGHT, value: 7, form: "10-K", ...period }),
    ]);
    expect([spans.list.length, concepts.size, currencies.length]).toEqual([0, 0, 0]);
  });

  it("are none from which something is computed", () => {
    for (const [taxonomy, concepts] of SUPPORTING_CONCEPTS) {
      const computed = REFERENCED_CONCEPTS.get(taxonomy);
      expect([...concepts.keys()].filter((concept) => computed?.has(concept))).toEqual([]);
    }
  });
});
