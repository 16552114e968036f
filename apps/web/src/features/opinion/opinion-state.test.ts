import { expect, it } from "vitest";
import { DEFAULT_OPINION, readOpinionState, writeOpinionState } from "./opinion-state.ts";

it("is read from the address, and is the default where the address has nothing or nonsense", () => {
  expect(readOpinionState({ range: "10y", firm: "ubs", target: "2024-06-03.ubs" })).toEqual({
    span: "10y",
    firm: "ubs",
    target: "2024-06-03.ubs",
  });
  expect(readOpinionState({ range: "2y", firm: "", target: "" })).toEqual(DEFAULT_OPINION);
});

it("is read back as it was written, and the default is written as an empty address", () => {
  const state = { span: "1y", firm: "bofa", target: "2024-06-03.bofa" } as const;
  const written = writeOpinionState(state);
  expect(readOpinionState(JSON.parse(JSON.stringify(written)))).toEqual(state);
  expect(Object.values(writeOpinionState(DEFAULT_OPINION))).toEqual([undefined, undefined, undefined]);
});
