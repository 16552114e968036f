import { type InputKind, inputKind } from "./input-words.ts";
import type { Speaker } from "./speaker.ts";

/** Writes values of a kind: amounts and share counts in millions, rates in percent. */
export function kindWriter(kind: InputKind, { text, formats }: Speaker): (value: number) => string {
  switch (kind) {
    case "money":
      return (value) => formats.millions(value);
    case "shares":
      return (value) => text("fundamentals.shares", { n: formats.millions(value) });
    case "fraction":
      return (value) => formats.percent(value);
    case "perShare":
      return (value) => formats.price(value);
    case "years":
    case "points":
      return (value) => formats.count(value);
    case "times":
      return (value) => formats.number(value);
  }
}

/** Writes the values of an input of a check. */
export function inputWriter(name: string, speaker: Speaker): (value: number) => string {
  return kindWriter(inputKind(name), speaker);
}
