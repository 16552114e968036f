import { describe, expect, it } from "vitest";
import { dueBetween, nextDue } from "./schedule.ts";

const DAY = 86_400_000;
const sessions = (from: string, until: string, exchange: "new-york" | "london" | "tokyo" = "new-york") =>
  dueBetween(Date.parse(from), Date.parse(until), [exchange])
    .filter(({ work }) => work === "session")
    .map(({ at }) => new Date(at).toISOString().slice(0, 16));

describe("the work of a market that keeps itself up to date", () => {
  // Calendar of the NYSE: closed on 27 November 2025 (Thanksgiving), closed early on the 28th; on 2 November clocks go back.
  it("follows each session of New York, not its holiday, and after an early close when all closes are final", () => {
    expect(sessions("2025-11-25T00:00Z", "2025-11-30T00:00Z")).toEqual([
      "2025-11-25T23:05",
      "2025-11-26T23:05",
      "2025-11-28T23:05",
    ]);
  });

  it("keeps the hour of the exchange when its clocks change", () => {
    expect(sessions("2025-10-31T12:00Z", "2025-11-04T00:00Z")).toEqual(["2025-10-31T22:05", "2025-11-03T23:05"]);
  });

  // London Stock Exchange: closes at 16:30, at 12:30 on Christmas Eve; closed on 25 and 26 December 2025.
  it("follows an early close elsewhere an hour after it", () => {
    expect(sessions("2025-12-23T00:00Z", "2025-12-30T00:00Z", "london")).toEqual([
      "2025-12-23T17:30",
      "2025-12-24T13:30",
      "2025-12-29T17:30",
    ]);
  });

  it("asks for filings every quarter of an hour while the SEC accepts them, on working days alone", () => {
    const filings = (from: string, until: string) =>
      dueBetween(Date.parse(from), Date.parse(until), []).filter(({ work }) => work === "filings").length;
    expect(filings("2026-07-01T14:00Z", "2026-07-01T15:00Z")).toBe(4);
    // A Saturday, Independence Day as the NYSE observed it in 2026, and two in the morning of New York.
    expect(filings("2026-07-04T14:00Z", "2026-07-04T15:00Z")).toBe(0);
    expect(filings("2026-07-03T14:00Z", "2026-07-03T15:00Z")).toBe(0);
    expect(filings("2026-07-01T06:00Z", "2026-07-01T07:00Z")).toBe(0);
  });

  it("falls due once, however time is cut into spans", () => {
    const from = Date.UTC(2026, 2, 1);
    const whole = dueBetween(from, from + 31 * DAY, ["new-york", "london", "tokyo"]);
    const parts = [];
    for (let at = from; at < from + 31 * DAY; at += 7 * 60_000)
      parts.push(...dueBetween(at, Math.min(at + 7 * 60_000, from + 31 * DAY), ["new-york", "london", "tokyo"]));
    expect(parts).toEqual(whole);
    // March 2026 has 22 sessions in New York (no holiday of the NYSE).
    expect(whole.filter(({ exchange }) => exchange === "new-york")).toHaveLength(22);
    expect(whole.filter(({ work }) => work === "backup")).toHaveLength(31);
  });

  it("names the next time of each kind", () => {
    const next = nextDue(Date.parse("2026-07-03T20:00Z"), ["new-york"]);
    expect(next.map(({ work, at }) => [work, new Date(at).toISOString().slice(0, 16)])).toEqual([
      ["prune", "2026-07-04T03:20"],
      ["backup", "2026-07-04T03:50"],
      ["outlook", "2026-07-04T07:00"],
      ["filings", "2026-07-06T10:00"],
      ["session", "2026-07-06T22:05"],
    ]);
  });
});
