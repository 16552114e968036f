import { day } from "../../time/index.ts";
import type { PriceTargetPost } from "./price-target-post.ts";

/** A post for tests: fields that a test does not state do not matter to it. */
export function postOf(stated: Partial<PriceTargetPost>): PriceTargetPost {
  return {
    published: day("2024-01-02"),
    firm: "Needham",
    analyst: null,
    action: null,
    target: 100,
    priorTarget: null,
    priceWhenPosted: null,
    currency: "USD",
    source: "test",
    ...stated,
  };
}
