import { assert, asyncProperty, double, integer } from "fast-check";
import { describe, expect, it } from "vitest";
import { ProviderError } from "./provider-error.ts";
import { retryAfter } from "./request-bytes.ts";
import { withRetry } from "./with-retry.ts";

const busy = (retryAfterMilliseconds: number | null = null) =>
  new ProviderError("retryable", { provider: "example", detail: "is busy.", retryAfterMilliseconds });

describe("retrying", () => {
  it("pauses for between half and all of a length that doubles, and never for less than the provider asks", async () => {
    const draws = double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    await assert(
      asyncProperty(
        integer({ min: 1, max: 8 }),
        draws,
        integer({ min: 0, max: 2000 }),
        async (attempts, draw, after) => {
          const pauses: number[] = [];
          const pause = async (milliseconds: number) => pauses.push(milliseconds);
          const options = {
            attempts,
            pause,
            random: () => draw,
            firstPauseMilliseconds: 100,
            deadlineMilliseconds: 1e9,
          };
          const failing = withRetry(() => Promise.reject(busy(after)), options);
          await expect(failing).rejects.toThrow("example is busy.");
          expect(pauses).toHaveLength(attempts - 1);
          for (const [number, length] of pauses.entries()) {
            const longest = 100 * 2 ** number;
            expect(length).toBeGreaterThanOrEqual(Math.max(longest / 2, after));
            expect(length).toBeLessThanOrEqual(Math.max(longest, after));
          }
        },
      ),
    );
  });

  it("throws at once what is no failure of a provider", async () => {
    let attempts = 0;
    const bug = new TypeError("undefined is not a function");
    const attempt = async () => {
      attempts += 1;
      throw bug;
    };
    await expect(withRetry(attempt)).rejects.toBe(bug);
    expect(attempts).toBe(1);
  });

  it("makes no pause that would end after the deadline", async () => {
    let pauses = 0;
    const pause = async () => pauses++;
    const options = { deadlineMilliseconds: 1000, firstPauseMilliseconds: 4000, pause };
    await expect(withRetry(() => Promise.reject(busy()), options)).rejects.toThrow("example is busy.");
    expect(pauses).toBe(0);
  });

  it("gives no attempt more time than the deadline leaves", async () => {
    const ends = (signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(busy())));
    await expect(withRetry(ends, { deadlineMilliseconds: 50, attemptMilliseconds: 1e6 })).rejects.toThrow("busy");
  });
});

describe("what a provider asks for in Retry-After", () => {
  // Sun, 06 Nov 1994 08:49:37 GMT is the example of RFC 9110, section 5.6.7.
  const now = Date.UTC(1994, 10, 6, 8, 49, 7);
  it.each([
    ["120", 120_000],
    [" 0 ", 0],
    ["Sun, 06 Nov 1994 08:49:37 GMT", 30_000],
    ["Sun, 06 Nov 1994 08:00:00 GMT", 0],
    ["soon", null],
    [null, null],
  ])("is, as %j, %j milliseconds", (header, milliseconds) => {
    expect(retryAfter(header, now)).toBe(milliseconds);
  });
});
