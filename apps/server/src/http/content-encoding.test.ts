import { describe, expect, it } from "vitest";
import { preferredEncoding } from "./content-encoding.ts";

describe("the coding of an answer", () => {
  it.each([
    [undefined, "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.1", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["*", "br"],
    ["deflate", "identity"],
    ["identity;q=0, *;q=0", "identity"],
  ])("is, for `%s`, %s", (header, expected) => {
    expect(preferredEncoding(header)).toBe(expected);
  });
});
