import { PRODUCT_NAME } from "../config/index.ts";

/**
 * Words of this product and of what it is about, which a stranger would try as passwords here: in lower case, without blanks.
 *
 * @see OWASP ASVS 5.0.0, 6.1.2 and 6.2.11.
 */
const WORDS = [
  ...[PRODUCT_NAME.toLowerCase(), "plumb", "line", "account", "admin", "administrator", "demo", "guest", "login"],
  ...["owner", "password", "passwort", "register", "secret", "server", "signin", "test", "tester", "user", "welcome"],
  ...["analysis", "backtest", "bear", "bond", "bonds", "broker", "bull", "buffett", "chart", "charts", "crypto"],
  ...["dividend", "dividends", "dow", "earnings", "equity", "etf", "exchange", "finance", "fund", "funds", "graham"],
  ...["growth", "hedge", "index", "invest", "investing", "investment", "investor", "jones", "market", "markets"],
  ...["money", "moon", "nasdaq", "nyse", "option", "options", "portfolio", "price", "prices", "profit", "rich"],
  ...["screener", "share", "shares", "stock", "stocks", "street", "trade", "trader", "traders", "trading"],
  ...["valuation", "value", "wall", "watchlist", "wealth", "the", "my"],
  // Spanish and French.
  ...["acciones", "accion", "bolsa", "cartera", "dinero", "inversion", "inversor", "invertir", "mercado", "valores"],
  ...["action", "actions", "argent", "bourse", "boursier", "investir", "investisseur", "marche", "portefeuille"],
  ...[
    "中国",
    "交易",
    "价值",
    "價值",
    "分析",
    "基金",
    "市场",
    "市場",
    "投資",
    "投资",
    "股市",
    "股民",
    "股票",
    "证券",
    "證券",
    "财富",
  ],
] as const;

/** Digits and signs that stand for letters. */
const STAND_FOR: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** More words make a sentence, and more signs around them, such as a year, a number: neither is guessed by its words. */
const MAX_WORDS = 3;
const MAX_AROUND = 6;
const MIN_LENGTH_OF_NAME = 4;

/**
 * Whether a password is one to three words of this product, with a few signs around them.
 *
 * @param password In lower case.
 * @param names Further words, such as the name of the server.
 *
 * @example
 * isMadeOfProductWords("st0ck-market2026!", []); // true
 */
export function isMadeOfProductWords(password: string, names: readonly string[]): boolean {
  const signs = password.normalize("NFD");
  const core = signs.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, "");
  if (signs.length - core.length > MAX_AROUND) return false;
  const letters = [...core]
    .map((sign) => STAND_FOR[sign] ?? sign)
    .join("")
    .replace(/[^\p{L}]/gu, "");
  return isJoined(letters, [...WORDS, ...names.filter((name) => name.length >= MIN_LENGTH_OF_NAME)]);
}

/** Whether a text is a few words one after the other, and nothing else. */
function isJoined(text: string, words: readonly string[]): boolean {
  let ends = [0];
  for (let count = 1; count <= MAX_WORDS; count++) {
    ends = ends.flatMap((end) => words.filter((word) => text.startsWith(word, end)).map((word) => end + word.length));
    if (ends.includes(text.length)) return true;
  }
  return false;
}
