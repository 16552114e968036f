import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import { postOf } from "./price-target-post.fixture.ts";
import { validPosts } from "./valid-posts.ts";

describe("validPosts", () => {
  const asOf = day("2024-06-28");

  it.each([
    ["after-as-of", { published: day("2024-06-29") }],
    ["target-not-positive", { target: 0 }],
    ["target-not-positive", { target: -5 }],
    ["target-not-positive", { target: Number.NaN }],
    ["target-not-positive", { target: Number.POSITIVE_INFINITY }],
    ["currency-differs", { currency: "EUR" }],
  ] as const)("leaves a post out: %s", (because, stated) => {
    const post = postOf(stated);
    expect(validPosts([post], asOf, "USD")).toEqual({ valid: [], excluded: [{ post, because }] });
  });

  it("leaves every post out where the currency of the share is unknown", () => {
    const post = postOf({ currency: "USD" });
    expect(validPosts([post], asOf, null)).toEqual({ valid: [], excluded: [{ post, because: "currency-unknown" }] });
  });

  it("keeps a post of the day itself", () => {
    const post = postOf({ published: asOf });
    expect(validPosts([post], asOf, "USD")).toEqual({ valid: [post], excluded: [] });
  });
});
