import { remembered } from "../../model/index.ts";
import type { ColumnRole } from "./column-mapping.ts";

/** Roles that a header can name: those of a mapping, and a time of day in a column of its own. */
export type NamedRole = ColumnRole | "time";

/**
 * Names of columns as `plainName` writes them, the most telling first, in English, German, French, Spanish and Chinese, and the
 * tags of vendors. Where two columns have names of a role, the name that stands first decides.
 */
const NAMES: Readonly<Record<NamedRole, readonly string[]>> = {
  day: [
    ...["date", "trade date", "trading date", "tradedate", "day", "trading day", "price date", "quote date", "session"],
    ...["datum", "handelstag", "tag", "date de cotation", "date de seance", "jour", "seance", "fecha", "dia"],
    ...["日期", "交易日期", "交易日", "日付"],
    ...["timestamp", "datetime", "date time", "date/time", "gmt time", "local time", "utc time", "open time"],
    ...[
      "window start",
      "snapped at",
      "ts event",
      "time",
      "zeit",
      "datum zeit",
      "heure",
      "hora",
      "时间",
      "時間",
      "unnamed: 0",
      "",
    ],
  ],
  time: ["time", "zeit", "uhrzeit", "heure", "hora", "时间", "時間"],
  open: [
    ...["open", "opening", "open price", "opening price", "o", "1. open", "px open"],
    ...["eroffnung", "eroffnungskurs", "eroeffnung", "eroeffnungskurs", "eroffn", "erster", "erster kurs"],
    ...["ouv", "ouverture", "cours d'ouverture", "premier", "apertura", "precio de apertura"],
    ...["开盘", "开盘价", "今开", "開盤", "開盤價", "開市", "開市價"],
  ],
  high: [
    ...["high", "high price", "highest", "day high", "h", "2. high", "px high", "max"],
    ...["hoch", "tageshoch", "hochst", "hochstkurs", "hochster", "hoechst", "hoechstkurs"],
    ...["haut", "plus haut", "+ haut", "+haut", "plus haut jour", "maximo", "max", "precio maximo", "alto"],
    ...["最高", "最高价", "最高價", "高"],
  ],
  low: [
    ...["low", "low price", "lowest", "day low", "l", "3. low", "px low", "min"],
    ...["tief", "tagestief", "tiefst", "tiefstkurs", "tiefster"],
    ...["bas", "plus bas", "+ bas", "+bas", "plus bas jour", "minimo", "min", "precio minimo", "bajo"],
    ...["最低", "最低价", "最低價", "低"],
  ],
  close: [
    ...["close", "closing", "close price", "closing price", "4. close", "px last", "close/last"],
    ...["schluss", "schlusskurs", "schlußkurs", "schlusspreis", "cloture", "cours de cloture", "clot", "fermeture"],
    ...["cierre", "precio de cierre", "收盘", "收盘价", "收盤", "收盤價", "收市", "收市價"],
    ...["last", "last price", "zuletzt", "letzter", "letzter kurs", "dernier", "dernier cours", "ultimo", "最新价"],
    ...["price", "kurs", "preis", "cours", "prix", "precio", "价格", "價格", "nav", "c"],
  ],
  volume: [
    ...[
      "volume",
      "vol",
      "trading volume",
      "total volume",
      "share volume",
      "shares traded",
      "number of shares",
      "5. volume",
      "6. volume",
    ],
    ...[
      "stuck",
      "stucke",
      "stuecke",
      "gehandelte stuck",
      "umsatz in stuck",
      "umsatz stuck",
      "umsatz (stuck)",
      "volumen",
      "volumes",
      "quantite",
      "volumen titulos",
    ],
    ...["成交量", "交易量", "成交股数", "成交股數", "v", "tickvol", "tick volume"],
  ],
  adjustedClose: [
    ...["adj close", "adjclose", "adjusted close", "adjustedclose", "close adj", "closeadj", "adjusted closing price"],
    ...["adj close price", "5. adjusted close", "ber schluss", "bereinigter schluss", "bereinigter schlusskurs"],
    ...["cloture ajustee", "cours de cloture ajuste", "cierre ajustado", "cierre aj"],
    ...["复权收盘价", "调整后收盘价", "调整收盘价", "經調整收市價", "調整後收盤價"],
  ],
  dividend: [
    ...["dividend", "dividends", "dividend amount", "div cash", "divcash", "ex dividend", "7. dividend amount"],
    ...["dividende", "dividenden", "dividendes", "dividendo", "dividendos", "股息", "分红", "股利"],
  ],
  split: [
    ...["split", "splits", "stock splits", "split coefficient", "split factor", "splitfactor", "split ratio"],
    ...["8. split coefficient"],
  ],
  symbol: [
    ...[
      "ticker",
      "symbol",
      "ticker symbol",
      "stock symbol",
      "act symbol",
      "tic",
      "sym",
      "ts code",
      "secid",
      "stock",
      "code",
    ],
    ...["kurzel", "kuerzel", "symbole", "simbolo", "代码", "股票代码", "证券代码", "代碼", "代號", "股票代號", "name"],
  ],
  currency: ["currency", "wahrung", "waehrung", "devise", "moneda", "divisa", "货币", "貨幣", "币种"],
};

const ACCENTS = /\p{M}/gu;

/**
 * A header without what does not matter: case, accents, brackets of tags, notes in parentheses, stars, points, underscores.
 *
 * @example
 * plainName("<CLOSE>"); // "close"
 * plainName("Schlußkurs (EUR)"); // "schlußkurs"
 * plainName("Adj. Close**"); // "adj close"
 */
export const plainName: (header: string) => string = remembered((header) => {
  const bare = header.normalize("NFKD").replace(ACCENTS, "").trim().toLowerCase();
  const words = bare
    .replace(/^<(.*)>$/u, "$1")
    .replace(/\s*[([（].*[)\]）]\s*$/u, "")
    .replace(/\*+$/u, "");
  return words
    .replaceAll(/[\s_-]+/gu, " ")
    .replaceAll(/(?<=\p{L})\./gu, "")
    .trim();
});

/** Where the column of each role stands; a role without a column is missing. */
export type Columns = Readonly<Partial<Record<NamedRole, number>>>;

/**
 * Finds the columns of a header line by their names.
 *
 * @param header Cells of the line.
 * @returns What each column is; no column has two roles.
 *
 * @example
 * columnsOf(["Datum", "Schluss", "Stück"]); // { day: 0, close: 1, volume: 2 }
 */
export function columnsOf(header: readonly string[]): Columns {
  const ranks = header.map((cell) => RANKS.get(plainName(cell)));
  const columns: Partial<Record<NamedRole, number>> = {};
  const taken = new Set<number>();
  for (const role of ROLES) {
    const at = mostTelling(ranks, role, taken);
    if (at < 0) continue;
    columns[role] = at;
    taken.add(at);
  }
  return columns;
}

type Ranks = Readonly<Partial<Record<NamedRole, number>>>;

/** How telling a name is of each role, the most telling as 0. */
const RANKS: ReadonlyMap<string, Ranks> = ranksOf();
const ROLES = Object.keys(NAMES) as readonly NamedRole[];

function ranksOf(): ReadonlyMap<string, Ranks> {
  const ranks = new Map<string, Partial<Record<NamedRole, number>>>();
  for (const [role, names] of Object.entries(NAMES)) {
    for (const [rank, name] of names.entries()) ranks.set(name, { [role]: rank, ...ranks.get(name) });
  }
  return ranks;
}

/** The place of the first column with the most telling name of a role; -1 where there is none. */
function mostTelling(columns: readonly (Ranks | undefined)[], role: NamedRole, taken: ReadonlySet<number>): number {
  let best = -1;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const [at, ranks] of columns.entries()) {
    const rank = ranks?.[role] ?? Number.POSITIVE_INFINITY;
    if (rank >= bestRank || taken.has(at)) continue;
    best = at;
    bestRank = rank;
  }
  return best;
}

/** True for a header that names a part of a bar. */
export function namesPart(header: string): boolean {
  return RANKS.has(plainName(header));
}
