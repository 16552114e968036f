import { expect, it } from "vitest";
import { chosenCompetitors } from "./chosen-competitors.ts";

const peer = (code: string, revenue: number) => ({ code, name: code, company: code, revenue });
const named = (code: string | null, name: string) => ({ code, name, passage: "p" });

// Apple sold for 94.0 billion dollars in its quarter to June 2025, Dell for 29.8, HP for 13.9, Supermicro for 5.8.
const APPLE = { company: "AAPL", revenue: 94.0e9 };
const INDUSTRY = [peer("AAPL", 94.0e9), peer("SMCI", 5.8e9), peer("HPQ", 13.9e9), peer("DELL", 29.8e9)];

const codes = (chosen: ReturnType<typeof chosenCompetitors>) => chosen.map(({ code, found }) => [code, found]);

it("compares a company of which no competitor is named with those of its industry that are near in size, and with no stranger", () => {
  expect(codes(chosenCompetitors([], APPLE, INDUSTRY))).toEqual([
    ["DELL", "industry"],
    ["HPQ", "industry"],
  ]);
  expect(chosenCompetitors([], { ...APPLE, revenue: Number.NaN }, INDUSTRY)).toEqual([]);
  expect(chosenCompetitors([], APPLE, [peer("NONE", Number.NaN), peer("ZERO", 0)])).toEqual([]);
});

it("puts those that the filing names first, each once and as such", () => {
  const chosen = chosenCompetitors([named(null, "Huawei"), named("SMCI", "Supermicro")], APPLE, INDUSTRY);
  expect(codes(chosen)).toEqual([
    ["SMCI", "named"],
    [null, "named"],
    ["DELL", "industry"],
    ["HPQ", "industry"],
  ]);
});
