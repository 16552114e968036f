import { describe, expect, it } from "vitest";
import { entityTag, isFresh, isRefused } from "./entity-tag.ts";

describe("an entity tag", () => {
  it("is strong, and differs when any part differs, wherever the parts are cut", () => {
    expect(entityTag(["a", "b"])).toMatch(/^"[\w-]+"$/);
    expect(entityTag(["a", "b"])).toBe(entityTag(["a", "b"]));
    expect(entityTag(["ab", ""])).not.toBe(entityTag(["a", "b"]));
  });

  it("is fresh when the client sends it alone, in a list, or weakened by a proxy", () => {
    const tag = entityTag(["x"]);
    expect(isFresh(tag, tag)).toBe(true);
    expect(isFresh(`"other", W/${tag}`, tag)).toBe(true);
    expect(isFresh(`"other"`, tag)).toBe(false);
    expect(isFresh("*", tag)).toBe(false);
    expect(isFresh(undefined, tag)).toBe(false);
  });

  it("is refused to a client that requires another one; a weakened tag is not the same", () => {
    const tag = entityTag(["x"]);
    expect(isRefused(undefined, tag)).toBe(false);
    expect(isRefused("*", tag)).toBe(false);
    expect(isRefused(`"other", ${tag}`, tag)).toBe(false);
    expect(isRefused(`"other"`, tag)).toBe(true);
    expect(isRefused(`W/${tag}`, tag)).toBe(true);
  });
});
