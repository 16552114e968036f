/** Words that tell nothing about which company a name means. */
const LEGAL_WORDS = new Set(
  "a ag and class co common company corp corporation de group holding holdings inc incorporated limited llc lp ltd nv of plc sa se stock the trust".split(
    " ",
  ),
);

/** Legal forms and abbreviations that keep their own spelling when a name in capitals is written in lower case. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ADR: "ADR",
  AG: "AG",
  CO: "Co.",
  CORP: "Corp.",
  ETF: "ETF",
  INC: "Inc.",
  "INC.": "Inc.",
  LLC: "LLC",
  LP: "LP",
  LTD: "Ltd.",
  NV: "N.V.",
  PLC: "plc",
  REIT: "REIT",
  SA: "S.A.",
  SE: "SE",
  USA: "USA",
};

const MAX_ABBREVIATION = 3;
/** No company has a longer name. */
const MAX_COMPARED = 300;

/** Words that stand in lower case inside a name. */
const SMALL_WORDS = new Set(["AND", "DE", "FOR", "IN", "OF", "THE", "TO"]);

/**
 * The words of a company's name that tell it from others.
 *
 * @example
 * significantWords("McDONALD’S CORPORATION"); // new Set(["mcdonalds"])
 */
function significantWords(name: string): ReadonlySet<string> {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/['’&.]|\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word !== "" && !LEGAL_WORDS.has(word)));
}

/**
 * True when two names can mean one company: they share a word that distinguishes companies, differ by blanks only, or
 * one is the other's initials.
 *
 * @example
 * namesAgree("Exxon Mobil Corporation", "ExxonMobil"); // true
 */
export function namesAgree(left: string, right: string): boolean {
  const words = significantWords(left);
  const others = significantWords(right);
  for (const word of others) if (words.has(word)) return true;
  const spellings = (set: ReadonlySet<string>) => [[...set].join(""), [...set].map((word) => word.charAt(0)).join("")];
  const [[whole = "", initials] = [], [otherWhole = "", otherInitials] = []] = [spellings(words), spellings(others)];
  if (whole === "" || otherWhole === "") return false;
  return whole === otherWhole || whole === otherInitials || initials === otherWhole;
}

/**
 * True when two names are one but for the words of law, spaces and signs.
 *
 * @example
 * isSameName("WELLS FARGO & COMPANY/MN", "Wells Fargo"); // false
 * isSameName("The Coca-Cola Company", "COCA COLA CO"); // true
 */
export function isSameName(left: string, right: string): boolean {
  const spelled = (name: string) => [...significantWords(name)].join("");
  return spelled(left) !== "" && spelled(left) === spelled(right);
}

/** What lists put behind the name of a company to say which of its securities they mean. */
const SECURITY =
  /(?:\s+-)?\s+(?:(?:class|series) [a-z] )?(?:common (?:stock|shares?)|ordinary shares?|capital stock|american depositary (?:shares?|receipts?)|adr|ads|registered shares?)\b.*$/;
const CLASS = /\s+\(?(?:class|series) [a-z]\)?$/;
const SHORT_FORMS: Readonly<Record<string, string>> = {
  corporation: "corp",
  incorporated: "inc",
  company: "co",
  limited: "ltd",
  and: "&",
};

/**
 * A name as it is compared where two must be the same: without its security, the article, signs and the SEC's state, with legal
 * forms abbreviated. Unlike `isSameName` it tells `Liberty Trust` from `Liberty Holdings`.
 *
 * @returns Empty where nothing of the name is left.
 *
 * @example
 * exactName("Apple Inc. - Common Stock") === exactName("APPLE INC"); // true
 * exactName("The Coca-Cola Company") === exactName("COCA COLA CO"); // true
 */
export function exactName(name: string): string {
  const plain = name
    .slice(0, MAX_COMPARED)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/['’.]|\p{M}/gu, "")
    .replace(/\s*[/\\](?:[a-z]{2,3}[/\\]?)?$/, "")
    .replace(SECURITY, "")
    .replace(CLASS, "")
    .replace(/^the\s|\s*\(the\)$|,\s*the$/, "");
  const words = plain.split(/[^\p{L}\p{N}&]+/u).filter((word) => word !== "");
  return words.map((word) => SHORT_FORMS[word] ?? word).join(" ");
}

const LEGAL_FORMS = /(?: (?:inc|corp|co|ltd|plc|ag|se|sa|nv|llc|lp|spa|ab|oyj|asa))+$/;

/**
 * The same without the legal form at its end, as people and some vendors call a company.
 *
 * @example
 * nameWithoutForm("Apple Inc. - Common Stock"); // "apple"
 */
export function nameWithoutForm(name: string): string {
  return exactName(name).replace(LEGAL_FORMS, "");
}

/**
 * Writes a name as people do: without the SEC's state suffix, and not in capitals throughout. A short word that
 * is the symbol of the stock keeps its capitals: it is an abbreviation, as longer symbols are not.
 *
 * @example
 * tidyName("APPLIED MATERIALS INC /DE"); // "Applied Materials Inc."
 * tidyName("Apple Inc."); // "Apple Inc."
 * tidyName("SAP SE", "SAP"); // "SAP SE"
 */
export function tidyName(name: string, symbol?: string): string {
  const plain = name
    .replaceAll(/\s+/g, " ")
    .replace(/\s*[/\\](?:[A-Z]{2,3}[/\\]?)?$/, "")
    .trim();
  const hasLowerCase = /\p{Ll}/u.test(plain);
  if (hasLowerCase) return plain;
  return plain
    .split(" ")
    .map((word, place) => (word === symbol && word.length <= MAX_ABBREVIATION ? word : tidyWord(word, place)))
    .join(" ");
}

function tidyWord(word: string, place: number): string {
  if (place > 0 && SMALL_WORDS.has(word)) return word.toLowerCase();
  const spelling = SPELLINGS[word];
  if (spelling !== undefined) return spelling;
  // A word with `&`, a digit or a point, or without a vowel, is an abbreviation: AT&T, 3M, KKR.
  if (/[&\d.]/.test(word) || !/[AEIOUY]/.test(word)) return word;
  return word.replaceAll(/\p{L}+/gu, (letters) => letters.charAt(0) + letters.slice(1).toLowerCase());
}
