import { expect, it } from "vitest";
import { companyEvents } from "./EventsPanel.tsx";

it("lists the newest first, and a split above the dividend of its day", () => {
  const events = companyEvents({
    dividends: { date: ["2019-02-08", "2020-08-07", "2020-08-31"], amount: [0.1825, 0.205, 0.2] },
    splits: { date: ["2020-08-31"], ratio: [4] },
  });
  expect(events).toEqual([
    { kind: "split", date: "2020-08-31", ratio: 4 },
    { kind: "dividend", date: "2020-08-31", amount: 0.2 },
    { kind: "dividend", date: "2020-08-07", amount: 0.205 },
    { kind: "dividend", date: "2019-02-08", amount: 0.1825 },
  ]);
});

it("is empty without dividends and splits", () => {
  expect(companyEvents({ dividends: { date: [], amount: [] }, splits: { date: [], ratio: [] } })).toEqual([]);
});
