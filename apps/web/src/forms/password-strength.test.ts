import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it("says nothing of nothing", () => {
  expect(passwordStrength("")).toBe("none");
});

// The first passwords of the lists that NordPass and SplashData publish each year, and rows of a keyboard.
it.each([
  "123456",
  "password",
  "123456789",
  "12345678",
  "qwerty",
  "111111",
  "iloveyou",
  "Password1",
  "abcdefgh",
  "aaaaaaaaaaaaaaaaaaaa",
])("calls %s weak", (password) => {
  expect(passwordStrength(password)).toBe("weak");
});

it("calls eight characters by chance fair, and more of them strong", () => {
  // 8 of 95 characters are 52 bits, 10 are 66.
  expect(passwordStrength("k7%Rz2!v")).toBe("fair");
  expect(passwordStrength("k7%Rz2!vQ4")).toBe("strong");
});

it("calls several words by chance strong without asking for digits or signs", () => {
  expect(passwordStrength("magnet orchid tunnel")).toBe("strong");
});

it("does not count the reader's own name", () => {
  expect(passwordStrength("ada.lovelace82", "ada.lovelace@example.com")).toBe("weak");
  expect(passwordStrength("ada.lovelace82")).not.toBe("weak");
});

it("never falls when a character is added that does not continue a row", () => {
  const order = ["none", "weak", "fair", "strong"];
  const password = "x7Gq!m2Rz9Lw";
  const levels = Array.from(password, (_, length) => order.indexOf(passwordStrength(password.slice(0, length + 1))));
  expect(levels).toEqual([...levels].sort((left, right) => left - right));
  expect([levels[0], levels.at(-1)]).toEqual([1, 3]);
});
