import { expect, it } from "vitest";
import { type RuleLine, ruleChanges } from "./rule-lines.ts";

const line = (part: RuleLine["part"], sentence: string): RuleLine => ({ part, sentence });
const above = line("entry", "the closing price is above the 200-day average");
const below = line("exit", "the closing price is below the 200-day average");

it("says what is new and what is gone", () => {
  const above100 = line("entry", "the closing price is above the 100-day average");
  expect(ruleChanges([above, below], [above100, below])).toEqual({ added: [above100], removed: [above] });
});

it("finds nothing where the same sentences stand in another order", () => {
  expect(ruleChanges([above, below], [below, above])).toEqual({ added: [], removed: [] });
});

it("counts a sentence that is said twice as two", () => {
  expect(ruleChanges([above, above], [above])).toEqual({ added: [], removed: [above] });
});

it("tells the same words apart by their part", () => {
  const sell = line("exit", above.sentence);
  expect(ruleChanges([above], [sell])).toEqual({ added: [sell], removed: [above] });
});
