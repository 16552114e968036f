import { describe, expect, it } from "vitest";
import { AnswerCache } from "./answer-cache.ts";
import { compressed } from "./content-encoding.ts";

const answerOf = (bytes: number) => ({ body: Buffer.alloc(bytes), encoding: "br" as const });

describe("the cache of answers", () => {
  it("makes an answer once for equal requests, whether they come together or later", async () => {
    const cache = new AnswerCache();
    let made = 0;
    const make = async () => {
      made++;
      return answerOf(10);
    };
    const [first, second] = await Promise.all([cache.make("a", make), cache.make("a", make)]);
    expect(second).toBe(first);
    expect(cache.find("a")).toBe(first);
    expect(made).toBe(1);
  });

  it("does not keep a failure", async () => {
    const cache = new AnswerCache();
    await expect(cache.make("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(cache.find("a")).toBeUndefined();
    await expect(cache.make("a", async () => answerOf(1))).resolves.toBeDefined();
  });

  it("never holds more than its capacity, and drops the least recently used answer", async () => {
    const cache = new AnswerCache(10_000);
    for (const tag of ["a", "b", "c", "d"]) await cache.make(tag, async () => answerOf(2_000));
    cache.find("a");
    await cache.make("e", async () => answerOf(2_000));
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
    expect(cache.find("a")).toBeDefined();
    expect(cache.find("b")).toBeUndefined();
  });

  it("does not keep an answer that would displace most others", async () => {
    const cache = new AnswerCache(10_000);
    await cache.make("small", async () => answerOf(100));
    await cache.make("huge", async () => answerOf(9_000));
    expect(cache.find("huge")).toBeUndefined();
    expect(cache.find("small")).toBeDefined();
  });

  it("holds no more memory than the answers are long", async () => {
    const cache = new AnswerCache();
    const text = "a".repeat(2_000);
    for (const encoding of ["identity", "gzip", "br"] as const) {
      await cache.make(encoding, () => compressed(text, encoding));
      const body = cache.find(encoding)?.body;
      expect(body?.buffer.byteLength).toBe(body?.length);
      expect(body?.length).toBeGreaterThan(0);
    }
  });
});
