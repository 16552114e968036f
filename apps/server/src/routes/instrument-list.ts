import type { instrumentList, LanguageCode } from "@plumbline/contract";
import { formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import { pinyin } from "pinyin-pro";
import type { Route } from "../http/index.ts";
import type { ServedMarket } from "../market-access/index.ts";

/** The instrument list for search in the browser. */
export const instrumentListRoute: Route<typeof instrumentList, ServedMarket> = (_request, { snapshot }) => {
  const { instruments } = snapshot;
  const syllables = instruments.map(({ names }) => syllablesOf(names["zh-Hans"] ?? ""));
  return {
    symbol: instruments.map(({ symbol }) => symbol),
    aliases: instruments.map(({ aliases }) => [...aliases]),
    names: {
      en: instruments.map(({ names }) => names.en),
      es: namesIn("es", instruments),
      fr: namesIn("fr", instruments),
      "zh-Hans": namesIn("zh-Hans", instruments),
      "zh-Hant": namesIn("zh-Hant", instruments),
    },
    pinyin: instruments.map((instrument, row) => instrument.pinyin ?? initialsOf(syllables[row] ?? [])),
    reading: syllables.map((parts) => parts.join("") || null),
    assetClass: instruments.map(({ assetClass }) => assetClass),
    exchange: instruments.map(({ exchange }) => exchange),
    sector: instruments.map(({ sector }) => sector),
    priced: instruments.map(({ priceBasis }) => priceBasis !== null),
    delisted: instruments.map(({ delisted }) => (delisted === null ? null : formatDay(delisted))),
  };
};

/** Names that differ from the English one; the others would only make the list longer. */
function namesIn(language: LanguageCode, instruments: readonly Instrument[]): (string | null)[] {
  return instruments.map(({ names }) => {
    const name = names[language];
    return name === undefined || name === names.en ? null : name;
  });
}

/**
 * The reading of a Chinese name, a syllable for each character: `v` stands for ü, as on a keyboard. Letters and digits between
 * characters count as they are.
 *
 * @returns Empty for a name without Chinese characters.
 *
 * @example
 * syllablesOf("北桥银行"); // ["bei", "qiao", "yin", "hang"]
 */
export function syllablesOf(name: string): readonly string[] {
  if (!HAN.test(name)) return [];
  const parts = pinyin(name, { toneType: "none", type: "array", nonZh: "consecutive", v: true });
  return parts.map((part) => part.toLowerCase().replace(NOT_TYPED, "")).filter((part) => part !== "");
}

const HAN = /\p{Script=Han}/u;
const NOT_TYPED = /[^a-z0-9]+/g;

function initialsOf(syllables: readonly string[]): string | null {
  return syllables.map((syllable) => syllable[0]).join("") || null;
}
