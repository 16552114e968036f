import { expect, it } from "vitest";
import { pagesOf } from "./use-rows.ts";

it("requests whole pages, and cuts the last one", () => {
  expect(pagesOf({ first: 92, end: 118 }, 100, 1000)).toEqual([
    { offset: 0, limit: 100 },
    { offset: 100, limit: 100 },
  ]);
  expect(pagesOf({ first: 590, end: 608 }, 100, 608)).toEqual([
    { offset: 500, limit: 100 },
    { offset: 600, limit: 8 },
  ]);
  expect(pagesOf({ first: 0, end: 0 }, 100, 0)).toEqual([]);
});
