import { expect, it } from "vitest";
import { shortName } from "./short-name.ts";

// Names as the SEC's list of tickers and the lists of the S&P 500 write them.
it.each([
  ["Alphabet Inc. (Class A)", "Alphabet"],
  ["Alphabet Inc. (Class C)", "Alphabet"],
  ["Brown-Forman Corporation Class B", "Brown-Forman"],
  ["News Corp - Class A Common Stock", "News"],
  ["Apple Inc.", "Apple"],
  ["First Class Navigation Ltd", "First Class Navigation"],
  ["The Coca-Cola Company", "The Coca-Cola Company"],
  ["3M", "3M"],
])("%s is called %s, without its legal form and the class of its shares", (name, short) => {
  expect(shortName(name)).toBe(short);
});
