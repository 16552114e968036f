import { expect, it } from "vitest";
import { targetKeys } from "./target-keys.ts";

const of = (periodEnd: string, firm: string) => ({ firm, provenance: { source: "fmp", periodEnd } });

it("names a target by day and firm, and the second of a day by a number", () => {
  const targets = [of("2026-05-05", "ubs"), of("2026-05-05", "ubs"), of("2026-05-05", "loop")];
  expect(targetKeys(targets)).toEqual(["2026-05-05.ubs.2", "2026-05-05.ubs", "2026-05-05.loop"]);
});

it("names a target the same after another was published", () => {
  const targets = [of("2026-05-05", "ubs"), of("2026-04-01", "ubs")];
  expect(targetKeys([of("2026-06-01", "ubs"), ...targets]).slice(1)).toEqual(targetKeys(targets));
});
