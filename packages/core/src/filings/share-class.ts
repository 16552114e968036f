import { readQuantity, wordsOfTitle } from "./title-words.ts";

/** A registered class of shares as its title has it. */
export interface ShareClass {
  /** `receipt`: depositary shares or receipts on shares; `preferred`: preferred shares, or parts of them; `other`: notes, warrants, units. */
  readonly kind: "share" | "receipt" | "preferred" | "other";
  /** Ordinary shares that one of the class stands for; null of a receipt whose title does not say it. */
  readonly ordinaryShares: number | null;
  /** False of a class that is registered only because receipts on it are. */
  readonly isTraded: boolean;
}

/** Longer titles are texts. */
const MAX_TITLE = 1_000;
/** No receipt stands for more shares, nor for a smaller part of one. */
const MAX_RATIO = 10_000;

const NOT_FOR_TRADING = /\bnot\s+for\s+trading\b/i;
const RECEIPT = /\bdeposit[ao]ry\s+(?:shares?|receipts?|interests?)\b|\b(?:ad[rs]|gd[rs])s?\b/i;
const RECEIPT_ON_FOREIGN =
  /\b(?:american|global|international|european|sponsored|unsponsored)\b|\b(?:ad[rs]|gd[rs])s?\b/i;
const PREFERRED = /\bprefer(?:red|ence)\b/i;
const PART_OF_SERIES = /\binterest\s+in\s+(?:a|one)\s+share\b|\bseries\s+[a-z0-9]{1,3}\b/i;
const ORDINARY = /\b(?:ordinary|common|capital)\b/i;
const COMMON = /\b(?:ordinary|common|capital|registered|registry|subordinate|voting|class\s+[a-z])\b/i;
const SHARE = /\b(?:shares?|stock)\b/i;
const OTHER = /\b(?:warrants?|units?|rights?|notes?|bonds?|debentures?)\b/i;
/** Certificates that stand for several shares each: how many shares a receipt on them is, their title seldom says. */
const CERTIFICATE = /\b(?:cpos?|units?|participation\s+certificates?)\b/i;

/**
 * Reads the title of a class of securities as a cover page or a list of an exchange has it.
 *
 * @param title The title, in English.
 * @returns Ordinary shares per security: 1 where no receipt is named, null where one is named and nothing says how many. A
 *   preferred share that is cut into depositary shares is no receipt on the common stock.
 * @see REC-18
 *
 * @example
 * shareClassOf("American Depositary Shares, each representing three ordinary shares"); // { kind: "receipt", ordinaryShares: 3, isTraded: true }
 * shareClassOf("Common Shares, no par value").ordinaryShares; // 1
 */
export function shareClassOf(title: string): ShareClass {
  const whole = title.slice(0, MAX_TITLE).normalize("NFKC");
  const [stated = ""] = whole.split(NOT_FOR_TRADING);
  const isTraded = stated.length === whole.length;
  if (!isTraded && COMMON.test(beforeReceipt(stated))) return { kind: "share", ordinaryShares: 1, isTraded };
  if (!RECEIPT.test(stated)) return { kind: kindOf(stated), ordinaryShares: 1, isTraded };
  const isPart = PREFERRED.test(stated) || PART_OF_SERIES.test(stated);
  if (isPart && !RECEIPT_ON_FOREIGN.test(stated)) return { kind: "preferred", ordinaryShares: 1, isTraded };
  return { kind: "receipt", ordinaryShares: ratioOf(stated), isTraded: true };
}

function beforeReceipt(title: string): string {
  return title.slice(0, Math.max(0, title.search(RECEIPT))) || (RECEIPT.test(title) ? "" : title);
}

function kindOf(title: string): ShareClass["kind"] {
  const preferred = title.search(PREFERRED);
  const common = title.search(ORDINARY);
  // Common stock may have rights to preferred shares attached to it.
  if (preferred >= 0 && (common < 0 || preferred < common)) return "preferred";
  if (SHARE.test(title) && !/^\W*(?:\w+\W+){0,3}?(?:warrants?|units?|rights?)\b/i.test(title)) return "share";
  return OTHER.test(title) || !COMMON.test(title) ? "other" : "share";
}

const REPRESENTS: ReadonlySet<string> = new Set(
  "represent represents representing representative repr rep reps repstg repsg repstng = equal equals equivalent comprising".split(
    " ",
  ),
);
/** Between the verb and the number. */
const FILLERS: ReadonlySet<string> = new Set(
  "the right rights to receive ownership beneficial interest interests in of for underlying deposited fully paid approximately".split(
    " ",
  ),
);
const UNDERLYING: ReadonlySet<string> = new Set("share shares stock stocks shs sh ord ords ordinary common".split(" "));
/** Words between a number and the shares that it counts, such as `Class A ordinary` or `fully paid registered`. */
const MAX_ADJECTIVES = 12;
/** Words between a number of receipts and the verb. */
const MAX_BEFORE = 12;

function ratioOf(title: string): number | null {
  if (CERTIFICATE.test(title)) return null;
  const words = wordsOfTitle(title);
  const ratios = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (!REPRESENTS.has(word)) continue;
    const shares = sharesAfter(words, at + 1);
    const receipts = receiptsBefore(words, at);
    if (shares === null || receipts === null) continue;
    ratios.add(shares / receipts);
  }
  const [ratio = Number.NaN] = ratios;
  const isPossible = ratios.size === 1 && ratio >= 1 / MAX_RATIO && ratio <= MAX_RATIO;
  return isPossible ? ratio : null;
}

/**
 * The shares that the words after the verb count: `five ordinary`, `one-tenth of one`, `0.2 of a Class A`.
 *
 * @returns null where no number follows, NaN of a number that counts no shares.
 */
function sharesAfter(words: readonly string[], from: number): number | null {
  let at = from;
  while (FILLERS.has(words[at] ?? "")) at++;
  const first = readQuantity(words, at);
  if (first === null) return null;
  let { value } = first;
  at = first.next;
  // `one-half of one share`, `a 1/5th interest in a share`: the second number counts what the first is a part of.
  let next = at;
  while (FILLERS.has(words[next] ?? "")) next++;
  const part = next > at ? readQuantity(words, next) : null;
  if (part !== null) {
    value *= part.value;
    at = part.next;
  }
  const counted = words.slice(at, at + MAX_ADJECTIVES);
  const end = counted.findIndex((word) => REPRESENTS.has(word));
  return (end < 0 ? counted : counted.slice(0, end)).some((word) => UNDERLYING.has(word)) ? value : Number.NaN;
}

/** The receipts that the words before the verb count; 1 where they say `each`, or nothing. */
function receiptsBefore(words: readonly string[], verb: number): number | null {
  const from = Math.max(0, verb - MAX_BEFORE);
  for (let at = verb - 1; at >= from; at--) {
    const found = REPRESENTS.has(words[at] as string) ? 1 : receiptsAt(words, at);
    if (found !== undefined) return found;
  }
  return 1;
}

const NAMES_RECEIPTS = /^(?:american|global|ad[rs]s?|gd[rs]s?|deposit[ao]ry)$/;

/** The number of receipts that a word says: null of some that are not counted, undefined where it says nothing. */
function receiptsAt(words: readonly string[], at: number): number | null | undefined {
  const [word = "", next = ""] = words.slice(at, at + 2);
  if (word === "each" || word === "every") return readQuantity(words, at + 1)?.value ?? 1;
  // `two of which represent one`
  if (word === "of" && (next === "which" || next === "them"))
    return words[at - 1] === "each" ? 1 : numberEndingAt(words, at - 1);
  return NAMES_RECEIPTS.test(next) ? (numberEndingAt(words, at) ?? undefined) : undefined;
}

/** The number whose last word is at a place; null where there is none. */
function numberEndingAt(words: readonly string[], last: number): number | null {
  for (let at = Math.max(0, last - 3); at <= last; at++) {
    const read = readQuantity(words, at);
    if (read !== null && read.next === last + 1) return read.value > 0 ? read.value : null;
  }
  return null;
}
