import { expect, it } from "vitest";
import type { Text } from "../../i18n/index.ts";
import { MATURED, opinionOf, targetOf } from "./opinion.fixture.ts";
import { targetsCsv } from "./targets-csv.ts";

const keys = ((key: string) => key) as Text;

it("has a row for every target, unrounded and with the published number; a missing value is empty", () => {
  const targets = [
    targetOf({ action: "raise", target: 140 / 3, postedTarget: 140, priorTarget: null }),
    targetOf({ day: "2023-06-02", firm: "loop", analyst: "=Ada", priceWhenPosted: null, outcome: MATURED }),
  ];
  const firms = [{ id: "ubs", name: "UBS", posts: 1, matured: 0, running: 1, record: null }];
  const [head, first, second, end] = targetsCsv(opinionOf(targets, { firms }), keys).split("\r\n");
  expect(head).toContain("opinion.target (USD)");
  expect(first).toBe(
    "2024-06-03,UBS,,opinion.action.raise,46.666666666666664,,140,100,opinion.fate.running,,2025-06-03,,fmp",
  );
  // A text that a spreadsheet would run is made harmless.
  expect(second).toContain("2023-06-02,loop,'=Ada,opinion.action.publish,120,,120,,opinion.fate.missed,,2025-06-03,90");
  expect(end).toBe("");
});
