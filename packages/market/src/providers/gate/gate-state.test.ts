import { array, assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { admit, failed, type GateState, parseGateState, succeeded } from "./gate-state.ts";

const LIMITS = { requestsPerSecond: 8, requestsPerDay: null };
const START = Date.UTC(2026, 10, 27, 12);
const untouched = parseGateState(undefined);

/** Sends requests, each as soon as it may, decided late by a few milliseconds. */
function sendAll(count: number): number[] {
  const times: number[] = [];
  let state = untouched;
  let now = START;
  while (times.length < count) {
    const { state: next, result } = admit(state, LIMITS, now);
    if (result.kind === "send" && next !== undefined) {
      times.push(now);
      state = succeeded(next, now);
    }
    now = result.kind === "look-again" ? result.at + (times.length % 7) : now + 1;
  }
  return times;
}

const disturbed = (at: number) => ({ at, code: "retryable", message: "example answered 503." }) as const;

describe("the gate to a provider", () => {
  it("lets no more than its requests pass in any second", () => {
    const times = sendAll(60);
    expect(times).toHaveLength(60);
    for (const [place, time] of times.entries()) {
      const within = times.slice(place).filter((other) => other < time + 1000);
      expect(within.length).toBeLessThanOrEqual(8);
    }
    // Hardly slower than allowed: 59 pauses of an eighth of a second are 7.4 seconds.
    expect((times.at(-1) as number) - START).toBeLessThan(7400 * 1.1);
  });

  it("spends no more than the requests of a day, and tells when the next day begins", () => {
    const limits = { requestsPerSecond: 100, requestsPerDay: 25 };
    let state = untouched;
    for (let sent = 0; sent < 25; sent++)
      state = succeeded(admit(state, limits, START + sent * 100).state as GateState, START);
    const { result } = admit(state, limits, START + 10_000);
    expect(result).toEqual({ kind: "refuse", because: "budget", until: Date.UTC(2026, 10, 28) });
    expect(admit(state, limits, Date.UTC(2026, 10, 28, 0, 1)).result.kind).toBe("send");
  });

  it("gives a provider that answers nothing fewer than 10 requests in each minute, and finds within 30 seconds that it is back", () => {
    const sent: number[] = [];
    let state = untouched;
    let pending: number[] = [];
    for (let now = START; now < START + 180_000; now += 50) {
      // Each hangs for ten seconds.
      for (const at of pending.filter((time) => time + 10_000 <= now))
        state = failed(state, disturbed(at + 10_000), null);
      pending = pending.filter((time) => time + 10_000 > now);
      const { state: next, result } = admit(state, LIMITS, now);
      if (result.kind !== "send" || next === undefined) continue;
      state = next;
      sent.push(now);
      pending.push(now);
    }
    for (const time of sent)
      expect(sent.filter((other) => other >= time && other < time + 60_000).length).toBeLessThanOrEqual(10);
    for (const [place, time] of sent.entries()) expect((sent[place + 1] ?? time) - time).toBeLessThanOrEqual(30_000);
    expect(sent.length).toBeGreaterThan(6);
  });

  it("leaves a provider alone for as long as it asks, also when another request succeeds meanwhile", () => {
    const limited = failed(untouched, { at: START, code: "rate-limited", message: "" }, 7000);
    const later = succeeded(limited, START + 100);
    expect(admit(later, LIMITS, START + 6999).result).toEqual({
      kind: "refuse",
      because: "paused",
      until: START + 7000,
    });
    expect(admit(later, LIMITS, START + 7000).result.kind).toBe("send");
  });

  it("asks nothing more with a key that was refused, until a while has passed", () => {
    const sent = admit(untouched, LIMITS, START).state as GateState;
    const refused = failed(sent, { at: START + 50, code: "unauthorised", message: "" }, null);
    expect(admit(refused, LIMITS, START + 5000).result).toMatchObject({ kind: "refuse", because: "down" });
  });

  it("does not count a refused request as a sign that the provider is down", () => {
    let state = untouched;
    for (let at = START; at < START + 20_000; at += 1000) {
      const { state: next, result } = admit(state, LIMITS, at);
      expect(result.kind).toBe("send");
      state = failed(next as GateState, { at, code: "permanent", message: "example answered 404." }, null);
    }
  });

  it("is not closed for ever by a clock that was put back, nor by a state that is damaged", () => {
    const ahead = { ...untouched, recent: Array(8).fill(START + 86_400_000), lastSentAt: START + 86_400_000 };
    expect(admit(ahead, LIMITS, START).result).toEqual({ kind: "send" });
    expect(parseGateState({ recent: "soon" })).toEqual(untouched);
  });

  it("opens again after every sequence of failures", () => {
    const codes = ["retryable", "malformed", "rate-limited", "unauthorised", "permanent"] as const;
    assert(
      property(array(integer({ min: 0, max: 4 }), { maxLength: 20 }), (failures) => {
        let state = untouched;
        for (const [place, code] of failures.entries())
          state = failed(state, { at: START + place, code: codes[code] as (typeof codes)[number], message: "" }, null);
        expect(admit(state, LIMITS, START + 61_000).result.kind).toBe("send");
      }),
    );
  });
});
