import { expect, it } from "vitest";
import { readReportState, writeReportState } from "./report-state.ts";

const VERSION = "0b7c1c1e-5d0a-4c7e-9f57-2f6d6f0a7b11";

it("reads back the state that it wrote, and writes nothing of a report as it first appears", () => {
  const state = {
    isWhole: true,
    version: VERSION,
    against: "7d1f9a52-1f0e-4b0a-8a8e-3f0d5f4c2b10",
    passage: { accession: "0000320193-24-000123", item: "1A", paragraph: "4f2a9c0112345678" },
  };
  const written = writeReportState(state);
  expect(readReportState(written as Record<string, string>)).toEqual(state);
  expect(Object.values(writeReportState(readReportState({})))).toEqual([undefined, undefined, undefined, undefined]);
});

it("leaves out what is no version and no passage", () => {
  expect(readReportState({ report: "half", version: "latest", against: `${VERSION}0`, passage: "1A" })).toEqual({
    isWhole: false,
    version: undefined,
    against: undefined,
    passage: null,
  });
});
