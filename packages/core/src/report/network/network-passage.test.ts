import { describe, expect, it } from "vitest";
import type { Paragraph } from "../../filings/index.ts";
import { networkPassage } from "./network-passage.ts";

const paragraph = (text: string, kind: Paragraph["kind"] = "text"): Paragraph => ({ id: text.slice(0, 8), kind, text });
const found = (...texts: string[]) => networkPassage(texts.map((text) => paragraph(text)))?.text ?? null;

// Wordings as companies use them in Item 1 of their annual reports, with other names.
describe("a network effect is described", () => {
  it.each([
    "Our marketplace benefits from strong network effects: buyers attract sellers, and sellers attract buyers.",
    "As more merchants accept our cards, our network becomes more valuable to account holders.",
    "We operate a two-sided network that connects drivers and riders in forty cities.",
    "Each additional developers’ tool and every new member increases the value of the community for all others.",
  ])("by %s", (text) => {
    expect(found("We sell widgets.", text)).toBe(text);
  });
});

describe("no network effect is described", () => {
  it.each([
    "Some competitors benefit from network effects and have more users than we do.",
    "If we fail to attract merchants, our network could become less attractive, and network effects may not arise.",
    "We sell our products through a network of 400 dealers.",
    "More customers bought our products in the second half of the year.",
  ])("by %s", (text) => {
    expect(found(text)).toBeNull();
  });

  it("by a heading alone, or a cell of a table", () => {
    expect(networkPassage([paragraph("Network effects", "heading"), paragraph("Network effects", "table")])).toBeNull();
  });
});
