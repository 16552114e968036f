import { COMPANY_TYPES } from "@plumbline/contract/calls";
import { describe, expect, it } from "vitest";
import { checkWord } from "../../../features/checks/check-words.ts";
import { checks } from "../../../i18n/catalogue/en/checks.ts";
import { checkNameKey } from "./check-name-key.ts";

const IDS = ["O1", "O2", "O4", "G1", "G10", "F1", "F2", "F11", "D1", "D2", "D3", "D12", "B1", "B4", "R1"];

describe("the name of a check that flipped", () => {
  it.each(COMPANY_TYPES)("is the one that the page of checks gives it, of a company of type %s", (type) => {
    for (const id of IDS) {
      expect(checkNameKey(id, type)).toBe(`checks.name.${checkWord(id, type)}`);
      expect(checks).toHaveProperty([checkNameKey(id, type)]);
    }
  });
});
