import { expect, it } from "vitest";
import { printable } from "./printable.ts";

// ECMA-48 escape sequences; the overrides of direction of "Trojan Source" (CVE-2021-42574); ends of lines of Unicode.
it.each([
  ["an escape sequence", "a\u001B[2J.csv", "a\uFFFD[2J.csv"],
  ["one of a single byte", "a\u009B2J.csv", "a\uFFFD2J.csv"],
  ["a bell and a delete", "a\u0007\u007F", "a\uFFFD\uFFFD"],
  ["ends of lines", "a\r\nrejected 0\u2028b", "a rejected 0\uFFFDb"],
  ["an override of direction", "a\u202Evsc.exe", "a\uFFFDvsc.exe"],
  ["an isolate", "\u2066a\u2069", "\uFFFDa\uFFFD"],
  ["half a character", "a\uD83D", "a\uFFFD"],
  ["words of any language", "價格 Preise für Ñandú.csv", "價格 Preise für Ñandú.csv"],
])("writes %s so that it can be shown", (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

it("marks that a text goes on", () => {
  expect(printable("abcdef", 3)).toBe("abc…");
});
