import { expect, it } from "vitest";
import { DEFAULT_OPINION, readOpinionState, writeOpinionState } from "./opinion-state.ts";

it("is what the address says, and as usual where it says nothing or nonsense", () => {
  expect(readOpinionState({ range: "10y", firm: "ubs", target: "2024-06-03.ubs" })).toEqual({
    ...{ span: "10y", firm: "ubs", target: "2024-06-03.ubs" },
  });
  expect(readOpinionState({ range: "2y", firm: "", target: "" })).toEqual(DEFAULT_OPINION);
});

it("comes back from the address it was written to, which is empty for the usual", () => {
  const state = { span: "1y", firm: "bofa", target: "2024-06-03.bofa" } as const;
  const written = writeOpinionState(state);
  expect(readOpinionState(JSON.parse(JSON.stringify(written)))).toEqual(state);
  expect(Object.values(writeOpinionState(DEFAULT_OPINION))).toEqual([undefined, undefined, undefined]);
});
