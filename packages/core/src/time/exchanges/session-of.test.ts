import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closeOf, day, type ExchangeName, nextOpen, sessionOf } from "../index.ts";

const utc = (text: string) => Date.parse(`${text}Z`);
const session = (exchange: ExchangeName, text: string) => {
  const { state, day: value, opensAt, closesAt } = sessionOf(exchange, utc(text));
  const written = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString().slice(0, 16));
  return [state, value === null ? null : value - day("2024-01-01"), written(opensAt), written(closesAt)];
};

// Hours as the exchanges publish them: NYSE 9:30 to 16:00 in New York, with 4:00 to 20:00 around it on NYSE Arca; HKEX 9:30 to
// 16:00 with a pause from 12:00 to 13:00; JPX to 15:30 since 2024-11-05; LSE 8:00 to 16:30; Xetra and Euronext 9:00 to 17:30.
describe("the session of an exchange", () => {
  it.each([
    // Wednesday 2024-07-03 ends at 13:00 in New York, 17:00 UTC; the Fourth of July follows, and Friday is the next day.
    ["new-york", "2024-07-03T07:59", ["closed", 183, "2024-07-03T13:30", "2024-07-02T20:00"]],
    ["new-york", "2024-07-03T08:00", ["before", 184, "2024-07-03T13:30", "2024-07-03T17:00"]],
    ["new-york", "2024-07-03T13:30", ["regular", 184, "2024-07-03T13:30", "2024-07-03T17:00"]],
    ["new-york", "2024-07-03T17:00", ["after", 184, "2024-07-05T13:30", "2024-07-03T17:00"]],
    ["new-york", "2024-07-03T21:00", ["closed", 184, "2024-07-05T13:30", "2024-07-03T17:00"]],
    ["new-york", "2024-07-04T15:00", ["closed", 184, "2024-07-05T13:30", "2024-07-03T17:00"]],
    // Hong Kong at noon, and after Chung Yeung, Friday 2024-10-11.
    ["hong-kong", "2024-10-10T04:30", ["closed", 283, "2024-10-10T05:00", "2024-10-10T08:00"]],
    ["hong-kong", "2024-10-11T03:00", ["closed", 283, "2024-10-14T01:30", "2024-10-10T08:00"]],
    ["tokyo", "2024-11-05T06:29", ["regular", 309, "2024-11-05T00:00", "2024-11-05T06:30"]],
    ["tokyo", "2024-11-01T06:00", ["closed", 305, "2024-11-05T00:00", "2024-11-01T06:00"]],
    ["london", "2024-12-24T12:29", ["regular", 358, "2024-12-24T08:00", "2024-12-24T12:30"]],
    // Golden Week of 2024 was free until Monday the 7th of October by decree; the law names three days.
    ["mainland-china", "2024-10-02T03:00", ["closed", null, null, null]],
    ["mainland-china", "2024-10-08T03:00", ["unknown", null, null, null]],
  ] as const)("in %s at %s UTC", (exchange, instant, expected) => {
    expect(session(exchange, instant)).toEqual(expected);
  });

  // Clocks changed on 2024-03-10 in the United States and on 2024-03-31 in Europe; in 2006 on 2006-04-02 and 2006-03-26.
  it("keeps to the clock of its place when that changes", () => {
    const opens = (exchange: ExchangeName, text: string) =>
      new Date(nextOpen(exchange, utc(text)) as number).toISOString();
    expect(opens("new-york", "2024-03-08T22:00")).toBe("2024-03-11T13:30:00.000Z");
    expect(opens("new-york", "2024-11-01T21:00")).toBe("2024-11-04T14:30:00.000Z");
    expect(opens("new-york", "2006-03-31T22:00")).toBe("2006-04-03T13:30:00.000Z");
    expect(opens("new-york", "2006-10-27T22:00")).toBe("2006-10-30T14:30:00.000Z");
    expect(opens("xetra", "2024-03-28T18:00")).toBe("2024-04-02T07:00:00.000Z");
    expect(opens("london", "2024-10-25T18:00")).toBe("2024-10-28T08:00:00.000Z");
  });

  it("closes on a day at its own time, and on a day without trading not at all", () => {
    expect(closeOf("london", day("2024-12-31"))).toBe(utc("2024-12-31T12:30"));
    expect(closeOf("paris", day("2024-12-24"))).toBe(utc("2024-12-24T13:05"));
    expect(closeOf("xetra", day("2024-12-24"))).toBeNull();
    expect(closeOf("new-york", day("2025-01-09"))).toBeNull();
  });

  it("never ends for the fictional stocks of the demo market", () => {
    expect(session("always", "2024-06-30T12:00")).toEqual(["regular", 181, "2024-06-30T00:00", "2024-07-01T00:00"]);
  });

  // The time zones of the platform know nothing of our rules: its clock shows the time at which each exchange opens.
  it("opens when the platform's clock of the place shows the time", () => {
    const zones = {
      "new-york": ["America/New_York", "09:30"],
      london: ["Europe/London", "08:00"],
      xetra: ["Europe/Berlin", "09:00"],
      tokyo: ["Asia/Tokyo", "09:00"],
    } as const;
    const clocks = Object.fromEntries(
      Object.entries(zones).map(([name, [timeZone]]) => [
        name,
        new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }),
      ]),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(zones) as (keyof typeof zones)[])),
        fc.integer({ min: utc("2000-01-04T00:00"), max: utc("2030-01-01T00:00") }),
        (exchange, instant) => {
          const opensAt = nextOpen(exchange, instant) as number;
          expect(opensAt).toBeGreaterThan(instant);
          expect(clocks[exchange]?.format(opensAt)).toBe(zones[exchange][1]);
          expect(sessionOf(exchange, opensAt)).toMatchObject({ state: "regular", opensAt });
          expect(sessionOf(exchange, opensAt - 1).state).not.toBe("regular");
        },
      ),
    );
  });
});
