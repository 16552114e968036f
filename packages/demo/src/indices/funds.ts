import type { AssetClass, Instrument, SECTORS } from "@plumbline/market/model";
import { pinyinInitials } from "../names/pinyin-initials.ts";

/** What a fund or an index follows: everything, everything equally weighted, or one sector. */
export type Scope = "market" | "equal" | (typeof SECTORS)[number];

/** A fund or an index of the demo market. */
export interface Fund {
  readonly symbol: string;
  readonly assetClass: AssetClass;
  readonly scope: Scope;
  readonly names: Instrument["names"];
  readonly pinyin: string;
  /** Price on the first day. */
  readonly start: number;
  /** Shares traded on a usual day; `null` for an index. */
  readonly volume: number | null;
}

/** Symbol | class | scope | start | volume | English | simplified | traditional | Spanish | French. */
const TABLE = `
ZCM|etf|Communication Services|48.00|2400000|Zellmark Communication Services ETF|泽马通讯服务基金|澤馬通訊服務基金|ETF Zellmark Comunicaciones|ETF Zellmark Communications
ZCS|etf|Consumer Staples|44.00|5100000|Zellmark Consumer Staples ETF|泽马必需消费基金|澤馬必需消費基金|ETF Zellmark Consumo Básico|ETF Zellmark Consommation de base
ZDC|etf|Consumer Discretionary|66.00|3900000|Zellmark Consumer Discretionary ETF|泽马可选消费基金|澤馬非必需消費基金|ETF Zellmark Consumo Discrecional|ETF Zellmark Consommation discrétionnaire
ZEN|etf|Energy|92.00|11800000|Zellmark Energy ETF|泽马能源基金|澤馬能源基金|ETF Zellmark Energía|ETF Zellmark Énergie
ZEW|etf|equal|78.00|1900000|Zellmark Equal Weight ETF|泽马等权基金|澤馬等權重基金|ETF Zellmark Ponderación Igual|ETF Zellmark Équipondéré
ZFN|etf|Financials|23.00|31000000|Zellmark Financials ETF|泽马金融基金|澤馬金融基金|ETF Zellmark Finanzas|ETF Zellmark Finance
ZHC|etf|Health Care|61.00|8700000|Zellmark Health Care ETF|泽马医疗基金|澤馬醫療基金|ETF Zellmark Salud|ETF Zellmark Santé
ZIN|etf|Industrials|54.00|9600000|Zellmark Industrials ETF|泽马工业基金|澤馬工業基金|ETF Zellmark Industria|ETF Zellmark Industrie
ZIT|etf|Information Technology|39.00|10300000|Zellmark Information Technology ETF|泽马信息科技基金|澤馬資訊科技基金|ETF Zellmark Tecnología|ETF Zellmark Technologie
ZMT|etf|Materials|49.00|4600000|Zellmark Materials ETF|泽马原材料基金|澤馬原物料基金|ETF Zellmark Materiales|ETF Zellmark Matériaux
ZRE|etf|Real Estate|31.00|3200000|Zellmark Real Estate ETF|泽马房地产基金|澤馬不動產基金|ETF Zellmark Inmobiliario|ETF Zellmark Immobilier
ZTM|etf|market|196.00|74000000|Zellmark Total Market ETF|泽马全市场基金|澤馬整體市場基金|ETF Zellmark Mercado Total|ETF Zellmark Marché total
ZUT|etf|Utilities|43.00|12400000|Zellmark Utilities ETF|泽马公用事业基金|澤馬公用事業基金|ETF Zellmark Servicios Públicos|ETF Zellmark Services publics
^ZCI|index|market|2000.00||Zellmark Composite Index|泽马综合指数|澤馬綜合指數|Índice Compuesto Zellmark|Indice composite Zellmark
^ZEI|index|equal|2000.00||Zellmark Equal Weight Index|泽马等权指数|澤馬等權重指數|Índice Zellmark Ponderación Igual|Indice Zellmark équipondéré`;

/** Funds and indices in ascending order of symbol, all of them behind the stocks. */
export const FUNDS: readonly Fund[] = TABLE.trim()
  .split("\n")
  .map((row) => {
    const [
      symbol = "",
      assetClass,
      scope,
      start,
      volume,
      en = "",
      simplified = "",
      traditional = "",
      es = "",
      fr = "",
    ] = row.split("|");
    return {
      symbol,
      assetClass: assetClass as AssetClass,
      scope: scope as Scope,
      names: { en, es, fr, "zh-Hans": simplified, "zh-Hant": traditional },
      pinyin: pinyinInitials(simplified),
      start: Number(start),
      volume: volume === "" ? null : Number(volume),
    };
  });
