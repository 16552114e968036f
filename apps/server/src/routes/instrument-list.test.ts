import { expect, it } from "vitest";
import { syllablesOf } from "./instrument-list.ts";

it("reads a Chinese name out in pinyin, each character as it is read in its word", () => {
  // As dictionaries have them: 行 is háng in a bank and xíng in an action, 长 is cháng in a long bridge, 旅 is typed lv.
  expect(syllablesOf("苹果公司")).toEqual(["ping", "guo", "gong", "si"]);
  expect(syllablesOf("北桥银行")).toEqual(["bei", "qiao", "yin", "hang"]);
  expect(syllablesOf("长桥行动")).toEqual(["chang", "qiao", "xing", "dong"]);
  expect(syllablesOf("旅行")).toEqual(["lv", "xing"]);
});

it("keeps letters and digits of a name, and nothing of one without Chinese characters", () => {
  expect(syllablesOf("脸书（Meta）")).toEqual(["lian", "shu", "meta"]);
  expect(syllablesOf("Apple Inc.")).toEqual([]);
});
