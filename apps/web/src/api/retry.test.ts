import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CallError, CLIENT_CODES } from "./call-error.ts";
import { isWorthRetrying, readRetryAfter, retryDelay } from "./retry.ts";

const refusal = (status: number, retryAfter: number | null = null) =>
  new CallError("refused", { code: status, status, retryAfter });

// RFC 9110, section 10.2.3: seconds, or a date.
describe("the Retry-After header", () => {
  const now = Date.UTC(2026, 0, 1, 12, 0, 0);

  it.each([
    ["120", 120],
    [" 0 ", 0],
    ["Thu, 01 Jan 2026 12:00:45 GMT", 45],
    ["Thu, 01 Jan 2026 11:00:00 GMT", 0],
  ])("is read from %j as %d seconds", (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });

  it.each([null, "", "soon", "-5"])("is missing when its value is %j", (header) => {
    expect(readRetryAfter(header, now)).toBeNull();
  });
});

// The specification, section 9: a request is retried at most once.
describe("a retry", () => {
  it.each([
    ["a server that is away", new CallError("network error", { code: CLIENT_CODES.unreachable }), true],
    ["a file that did not load", new TypeError("Failed to fetch"), true],
    ["a busy server that asks for 3 seconds", refusal(503, 3), true],
    ["a limit of requests that asks for 3 seconds", refusal(429, 3), true],
    ["a busy server that asks for a minute", refusal(503, 60), false],
    ["a server that did not answer within the limit", new CallError("timeout", { code: 5 }), false],
    ["a refusal of the input", refusal(400), false],
    ["an unknown stock", refusal(404), false],
    ["a bug of the server", refusal(500), false],
    ["a fault of the program", new TypeError("Cannot read properties of undefined"), false],
  ])("after %s: %s", (_, error, isWorth) => {
    expect(isWorthRetrying(0, error)).toBe(isWorth);
    expect(isWorthRetrying(1, error)).toBe(false);
  });

  it("never comes earlier than the server asks, nor later than one and a half times that", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.double({ min: 0, max: 1, noNaN: true }), (seconds, chance) => {
        const delay = retryDelay(refusal(503, seconds), chance);
        expect(delay).toBeGreaterThanOrEqual(seconds * 1000);
        expect(delay).toBeLessThanOrEqual(seconds * 1500);
      }),
    );
  });
});
