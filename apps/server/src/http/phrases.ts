import type { LanguageCode } from "@plumbline/contract";

/** The contract's own sentences, by their English form; all others are said by zod's catalogues. */
export const PHRASES: Readonly<Record<string, Readonly<Record<LanguageCode, string>>>> = {
  "not a symbol": {
    en: "This is not a stock symbol, such as AAPL or BRK.B",
    es: "No es un símbolo bursátil, como AAPL o BRK.B",
    fr: "Ce n’est pas un symbole boursier, tel que AAPL ou BRK.B",
    "zh-Hans": "不是有效的股票代码（例如 AAPL 或 BRK.B）",
    "zh-Hant": "不是有效的股票代號（例如 AAPL 或 BRK.B）",
  },
  "not a list of symbols": {
    en: "Give 1 to 50 stock symbols, separated by commas, such as AAPL,BRK.B",
    es: "Indique de 1 a 50 símbolos bursátiles separados por comas, como AAPL,BRK.B",
    fr: "Indiquez de 1 à 50 symboles boursiers séparés par des virgules, tels que AAPL,BRK.B",
    "zh-Hans": "请提供 1 至 50 个股票代码，用英文逗号分隔（例如 AAPL,BRK.B）",
    "zh-Hant": "請提供 1 至 50 個股票代號，以半形逗號分隔（例如 AAPL,BRK.B）",
  },
  "not a list such as O1:20,G2:0.15": {
    en: "Give checks with their thresholds, separated by commas, such as O1:20,G2:0.15",
    es: "Indique criterios con sus umbrales, separados por comas, como O1:20,G2:0.15",
    fr: "Indiquez des critères avec leurs seuils, séparés par des virgules, tels que O1:20,G2:0.15",
    "zh-Hans": "请提供检查项及其阈值，用英文逗号分隔（例如 O1:20,G2:0.15）",
    "zh-Hant": "請提供檢核項目及其門檻，以半形逗號分隔（例如 O1:20,G2:0.15）",
  },
};
