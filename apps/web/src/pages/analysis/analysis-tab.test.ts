import { expect, it } from "vitest";
import { readTab, TABS, writeTab } from "./analysis-tab.ts";

it("reads back the tab it wrote, and keeps the overview out of the address", () => {
  for (const tab of TABS) {
    const written = writeTab(tab).tab;
    expect(readTab(written === undefined ? {} : { tab: written })).toBe(tab);
  }
  expect(writeTab("overview").tab).toBeUndefined();
});

it("shows the overview for a tab that does not exist", () => {
  expect(readTab({ tab: "wealth" })).toBe("overview");
});
