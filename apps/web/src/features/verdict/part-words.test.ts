import type { WireVerdictPart } from "@plumbline/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { formatsOf } from "../../format/index.ts";
import { loadTexts, translator } from "../../i18n/index.ts";
import { type PartWords, partAside, writePart } from "./part-words.ts";

let words: PartWords;
beforeAll(async () => {
  await loadTexts("verdict");
  const { text, find } = translator.read();
  words = { type: "manufacturer", text, find, formats: formatsOf("en") };
});

function amongPeers(share: number, others: number) {
  const part = { standing: { peers: "industry", share, others } } as WireVerdictPart;
  return partAside(part, words);
}

it("an amount has its currency, a ratio has none, and a threshold beside the amount is read in the same", () => {
  const check = { state: "pass", comparison: ">", threshold: 0 } as const;
  const part = { id: "O4", kind: "check", unit: "money", check, value: { value: 3.2e9 } } as WireVerdictPart;
  expect(writePart(3.2e9, { ...part, currency: "TWD" }, words)).toBe("3.20B\u00a0TWD");
  expect(partAside({ ...part, currency: "TWD" }, words)).toBe("> 0");
  expect(writePart(2.1, { ...part, id: "D2", unit: "times", currency: null }, words)).toBe("2.10");
});

describe("the standing of a company among its peers", () => {
  it("is a share of them in whole percent, told as all or none only where it is", () => {
    expect(amongPeers(0.6, 15)).toBe("better than 60% of 15 others in its industry");
    // 299 of 300 are 99.7%, which would be written as all of them.
    expect(amongPeers(299 / 300, 300)).toBe("better than 99% of 300 others in its industry");
    expect(amongPeers(1, 15)).toBe("better than all 15 others in its industry");
    expect(amongPeers(0, 15)).toBe("better than none of 15 others in its industry");
  });

  it("speaks of the other one where there are two", () => {
    expect(amongPeers(1, 1)).toBe("better than the 1 other in its industry");
    expect(amongPeers(0, 1)).toBe("not better than the 1 other in its industry");
  });
});
