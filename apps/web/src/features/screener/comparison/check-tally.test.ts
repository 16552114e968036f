import { expect, it } from "vitest";
import { checkTally } from "./check-tally.ts";

const column = (id: string, ...states: ("pass" | "near" | "fail" | "unknown" | "not-applicable")[]) => ({
  ...{ id, kind: "check" as const, provenance: { source: "demo" } },
  ...{ values: states.map(() => null), because: null, states },
});
const checks = new Map([
  ["O1", { tab: "overview" }],
  ["O2", { tab: "overview" }],
  ["G1", { tab: "growth" }],
]);

it("counts the checks of a tab company by company", () => {
  const columns = [column("O1", "pass", "fail"), column("O2", "near", "fail"), column("G1", "pass", "unknown")];
  const tally = (place: number) => checkTally({ columns }, { checks } as never, { tab: "overview", place });
  expect(tally(0)).toEqual({ pass: 1, near: 1, fail: 0, unknown: 0, "not-applicable": 0 });
  expect(tally(1)).toEqual({ pass: 0, near: 0, fail: 2, unknown: 0, "not-applicable": 0 });
});
