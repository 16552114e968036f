import { expect, it } from "vitest";
import { randomSessionId } from "./session-id.ts";

it("has 20 letters and digits", () => {
  for (let time = 0; time < 200; time++) expect(randomSessionId()).toMatch(/^[A-Za-z0-9]{20}$/);
});

it("is another one each time", () => {
  expect(new Set(Array.from({ length: 1000 }, () => randomSessionId())).size).toBe(1000);
});

it("gives each character the same number of bytes", () => {
  // Of 256 bytes, 4 times 62 are taken in order and the last 8 left out, so that the next comes from the next call.
  const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const counts = new Map<string, number>();
  for (let start = 0; start < 248; start += 1) {
    const [first = ""] = randomSessionId(() => Uint8Array.of(...everyByte.slice(start), ...everyByte.slice(0, start)));
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  expect(counts.size).toBe(62);
  expect(new Set(counts.values())).toEqual(new Set([4]));
});

it("asks for more bytes when too many were left out", () => {
  let calls = 0;
  const id = randomSessionId(() => {
    calls += 1;
    return Uint8Array.of(255, 0, 250);
  });
  expect(id).toBe("A".repeat(20));
  expect(calls).toBe(20);
});
