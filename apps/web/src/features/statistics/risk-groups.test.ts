import { RISK_MEASURES } from "@plumbline/contract/calls";
import { expect, it } from "vitest";
import { RISK_GROUPS } from "./risk-groups.ts";

it("shows every measure of risk once", () => {
  const shown = RISK_GROUPS.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(shown.toSorted()).toEqual(RISK_MEASURES.toSorted());
});
