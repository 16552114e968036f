import type { LanguageCode } from "@plumbline/contract";

/** The contract's own sentences and those of bodies that cannot be read, by name; all others come from zod's catalogues. */
export const PHRASES: Readonly<Record<string, Readonly<Record<LanguageCode, string>>>> = {
  "not a body of JSON": {
    en: "Send the body as JSON in UTF-8, not compressed, with the header content-type: application/json",
    es: "Envíe el cuerpo como JSON en UTF-8, sin comprimir, con la cabecera content-type: application/json",
    fr: "Envoyez le corps en JSON, en UTF-8 et sans compression, avec l’en-tête content-type: application/json",
    "zh-Hans": "请以 UTF-8 编码的 JSON 发送请求体，不要压缩，并带上请求头 content-type: application/json",
    "zh-Hant": "請以 UTF-8 編碼的 JSON 傳送請求本文，不要壓縮，並附上標頭 content-type: application/json",
  },
  "not valid JSON": {
    en: "The body is not valid JSON",
    es: "El cuerpo no es JSON válido",
    fr: "Le corps n’est pas du JSON valide",
    "zh-Hans": "请求体不是有效的 JSON",
    "zh-Hant": "請求本文不是有效的 JSON",
  },
  "no host": {
    en: "The header host is missing",
    es: "Falta la cabecera host",
    fr: "L’en-tête host est absent",
    "zh-Hans": "缺少请求头 host",
    "zh-Hant": "缺少標頭 host",
  },
  "not a symbol": {
    en: "This is not a stock symbol, such as AAPL or BRK.B",
    es: "No es un símbolo bursátil, como AAPL o BRK.B",
    fr: "Ce n’est pas un symbole boursier, tel que AAPL ou BRK.B",
    "zh-Hans": "不是有效的股票代码（例如 AAPL 或 BRK.B）",
    "zh-Hant": "不是有效的股票代號（例如 AAPL 或 BRK.B）",
  },
  "not the id of a metric": {
    en: "This is not the id of a number of the screener, such as pe or revenue.yearOverYear",
    es: "No es el identificador de un dato del filtro, como pe o revenue.yearOverYear",
    fr: "Ce n’est pas l’identifiant d’une donnée du filtre, tel que pe ou revenue.yearOverYear",
    "zh-Hans": "不是有效的选股指标编号（例如 pe 或 revenue.yearOverYear）",
    "zh-Hant": "不是有效的選股指標代碼（例如 pe 或 revenue.yearOverYear）",
  },
  "not the id of a check": {
    en: "This is not the id of a check, such as O1 or F12",
    es: "No es el identificador de un criterio, como O1 o F12",
    fr: "Ce n’est pas l’identifiant d’un critère, tel que O1 ou F12",
    "zh-Hans": "不是有效的检查项编号（例如 O1 或 F12）",
    "zh-Hant": "不是有效的檢核項目編號（例如 O1 或 F12）",
  },
  "not 0 and too small": {
    en: "Give 0 or a number of at least 0.000001 in size",
    es: "Indique 0 o un número de al menos 0,000001 en valor absoluto",
    fr: "Indiquez 0 ou un nombre d’au moins 0,000001 en valeur absolue",
    "zh-Hans": "请填写 0，或绝对值不小于 0.000001 的数字",
    "zh-Hant": "請輸入 0，或絕對值不小於 0.000001 的數字",
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
