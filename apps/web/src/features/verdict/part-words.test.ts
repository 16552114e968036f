import type { WireVerdictPart } from "@plumbline/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { formatsOf } from "../../format/index.ts";
import { loadTexts, translator } from "../../i18n/index.ts";
import { type PartWords, partAside } from "./part-words.ts";

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
