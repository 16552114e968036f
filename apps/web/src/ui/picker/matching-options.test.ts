import { describe, expect, it } from "vitest";
import { matchingOptions, type PickerGroup } from "./matching-options.ts";

const option = (id: string, name: string, keywords = "") => ({ id, name, keywords });
const groups: PickerGroup[] = [
  { name: "Value", options: [option("pe", "P/E", "priceInAccounts ÷ epsTtm"), option("pb", "P/B")] },
  {
    name: "Offensive",
    options: [option("operatingMargin.latest", "Operating margin"), option("roe.latest", "Return on equity")],
  },
  { name: "Growth", options: [option("revenue.yearOverYear", "Revenue, year over year")] },
  { name: "Empty", options: [] },
];
const found = (query: string) => matchingOptions(groups, query).flatMap(({ options }) => options.map(({ id }) => id));

describe("the typed text", () => {
  it("finds names that begin with it first, and ignores punctuation in the name", () => {
    expect(found("pe")[0]).toBe("pe");
    expect(found("p/e")[0]).toBe("pe");
  });

  it("finds words in any order, parts of words, and words of the formula", () => {
    expect(found("margin oper")).toEqual(["operatingMargin.latest"]);
    expect(found("quity")).toEqual(["roe.latest"]);
    expect(found("epsttm")).toEqual(["pe"]);
  });

  it("tolerates one typing error in a longer word", () => {
    expect(found("marign")).toEqual(["operatingMargin.latest"]);
    expect(found("revnue")).toEqual(["revenue.yearOverYear"]);
    expect(found("zebra")).toEqual([]);
  });

  it("ignores near matches where something fits as typed", () => {
    const others = [{ name: "x", options: [option("a", "Gross margin"), option("b", "Market value")] }];
    expect(matchingOptions(others, "marg")[0]?.options.map(({ id }) => id)).toEqual(["a"]);
  });

  it("finds accented letters without their accents, and Chinese", () => {
    const others = [{ name: "x", options: [option("a", "Trésorerie"), option("b", "净资产收益率")] }];
    expect(matchingOptions(others, "tresor")[0]?.options[0]?.id).toBe("a");
    expect(matchingOptions(others, "收益")[0]?.options[0]?.id).toBe("b");
  });

  it("keeps all groups in their order where it is empty", () => {
    expect(matchingOptions(groups, " ").map(({ name }) => name)).toEqual(["Value", "Offensive", "Growth"]);
  });
});
