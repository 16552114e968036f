import { expect, it } from "vitest";
import { wholeShare } from "./whole-share.ts";

it.each([
  [0, 0],
  [0.001, 0.01],
  [0.5, 0.5],
  [0.999, 0.99],
  [1, 1],
])("%d of all is told as %d: some are never none, and most are never all", (share, told) => {
  expect(wholeShare(share)).toBe(told);
});
