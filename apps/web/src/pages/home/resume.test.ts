import { describe, expect, it } from "vitest";
import { resumption } from "./resume.ts";

describe("the page to continue with", () => {
  it("is the last one of the visit before, with its parameters", () => {
    const to = "/pages/valuation?code=aapl&set=wacc%3A0.09";
    expect(resumption({ arrival: "start" }, to)).toEqual({ to, path: "/pages/valuation", code: "AAPL" });
  });

  it("is offered only on the first page of a visit", () => {
    expect(resumption({ arrival: "forth" }, "/pages/valuation?code=AAPL")).toBeNull();
    expect(resumption({ arrival: "back" }, "/pages/valuation?code=AAPL")).toBeNull();
  });

  // Anyone who can write to the storage may have written it.
  it.each([
    null,
    "",
    "/",
    "/pages/index/index",
    "/pages/login/login",
    "/pages/gone",
    "https://example.org/pages/valuation",
    "//example.org",
    "javascript:alert(1)",
  ])("is none where %s was stored", (remembered) => {
    expect(resumption({ arrival: "start" }, remembered)).toBeNull();
  });
});
