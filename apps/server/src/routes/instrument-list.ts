import type { instrumentList, LanguageCode } from "@plumbline/contract";
import { formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import type { Route } from "../http/index.ts";
import type { ServedMarket } from "../market-access/index.ts";

/** The instrument list for search in the browser. */
export const instrumentListRoute: Route<typeof instrumentList, ServedMarket> = (_request, { snapshot }) => {
  const { instruments } = snapshot;
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
    pinyin: instruments.map(({ pinyin }) => pinyin),
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
