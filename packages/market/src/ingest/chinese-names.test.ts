import { expect, it } from "vitest";
import { chineseNames } from "./chinese-names.ts";

it("names a company as its readers in mainland China and in Taiwan call it", () => {
  expect(chineseNames(320193)).toEqual({ "zh-Hans": "苹果公司", "zh-Hant": "蘋果公司" });
  expect(chineseNames(1045810)).toEqual({ "zh-Hans": "英伟达", "zh-Hant": "輝達" });
});

it("has no Chinese name of a company that is not in the table", () => {
  expect([chineseNames(1), chineseNames(null)]).toEqual([{}, {}]);
});
