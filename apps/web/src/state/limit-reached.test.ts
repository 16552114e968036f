import { afterEach, expect, it } from "vitest";
import { keepLimitReached, limitReached } from "./limit-reached.ts";

afterEach(() => limitReached.write(null));

const usage = { limit: "unlocks", used: 3, allowed: 3, left: 0, isFairUse: false, resetsAt: "2026-12-01T00:00:00Z" };
const reached = { needs: "plan", usage, plans: ["investor"] };

it("keeps the limit of a call that a plan refuses", () => {
  keepLimitReached({ status: 403, data: reached });
  expect(limitReached.read()).toEqual(reached);
});

it.each([
  ["another refusal", { status: 403, data: { needs: "proof" } }],
  ["a refusal without data", { status: 403, data: null }],
  ["half an answer", { status: 403, data: { needs: "plan" } }],
  ["a failure of the server", { status: 500, data: reached }],
  ["no answer", { status: null, data: null }],
])("keeps nothing of %s", (_, failure) => {
  keepLimitReached(failure);
  expect(limitReached.read()).toBeNull();
});
