/** A number that words or figures state, and the place after it. */
export interface Quantity {
  readonly value: number;
  readonly next: number;
}

/** A title has some thirty words. */
const MAX_WORDS = 250;

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const CARDINALS: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(" ").map((word, value): [string, number] => [word, value]),
  ...TENS.split(" ").map((word, k): [string, number] => [word, 20 + 10 * k]),
  ["a", 1],
  ["an", 1],
  ["single", 1],
]);
/** The name of a part, singular. */
const PARTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    half: 2,
    third: 3,
    quarter: 4,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    twelfth: 12,
    fifteenth: 15,
    sixteenth: 16,
    twentieth: 20,
    "twenty-fifth": 25,
    thirtieth: 30,
    fortieth: 40,
    fiftieth: 50,
    hundredth: 100,
    thousandth: 1_000,
  }),
);

/**
 * The words of a title, in lower case, without quotes, brackets and points; figures stay as they are written.
 *
 * @example
 * wordsOfTitle('ADSs ("ADSs"), each representing 0.2 shares'); // ["adss", "adss", "each", "representing", "0.2", "shares"]
 */
export function wordsOfTitle(title: string): readonly string[] {
  const plain = title
    .toLowerCase()
    .replaceAll("⁄", "/")
    .replaceAll("=", " = ")
    .replace(/[^a-z0-9.,/=-]+/g, " ");
  return plain
    .split(" ")
    .map((word) => word.replace(/^[.,/-]+|[.,/-]+$/g, ""))
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);
}

/**
 * Reads a number in figures (`20`, `1,000`, `0.2`, `1/5th`) or in words (`twenty-five`, `one tenth`, `one and a half`); what repeats it in brackets
 * is passed over (`five (5)`).
 *
 * @param words Of `wordsOfTitle`.
 * @param at Where the number begins.
 * @returns null where no number begins there.
 *
 * @example
 * readQuantity(["one", "tenth", "of"], 0); // { value: 0.1, next: 2 }
 */
export function readQuantity(words: readonly string[], at: number): Quantity | null {
  const first = readOne(words, at);
  if (first === null) return null;
  const mixed = words[first.next] === "and" ? readOne(words, first.next + 1) : null;
  const whole = mixed !== null && mixed.value < 1 ? { value: first.value + mixed.value, next: mixed.next } : first;
  const repeated = readOne(words, whole.next);
  return repeated !== null && repeated.value === whole.value ? { ...whole, next: repeated.next } : whole;
}

function readOne(words: readonly string[], at: number): Quantity | null {
  const word = words[at] ?? "";
  const figures = inFigures(word);
  if (figures !== null) {
    const part = /^\d+$/.test(word) ? partNamed(words[at + 1] ?? "") : null;
    return part === null ? { value: figures, next: at + 1 } : { value: figures / part, next: at + 2 };
  }
  if (word === "half") return { value: 0.5, next: at + 1 };
  const hyphened = partOfHyphened(word);
  if (hyphened !== null) return { value: hyphened, next: at + 1 };
  const cardinal = cardinalAt(words, at);
  if (cardinal === null) return null;
  const part = partNamed(words[cardinal.next] ?? "");
  return part === null ? cardinal : { value: cardinal.value / part, next: cardinal.next + 1 };
}

function inFigures(word: string): number | null {
  const fraction = /^(\d{1,6})\/(\d{1,3}(?:,\d{3})+|\d{1,6})(?:st|nd|rd|th|ths)?$/.exec(word);
  if (fraction !== null) {
    const [, over = "", under = ""] = fraction;
    const value = Number(over) / Number(under.replaceAll(",", ""));
    return Number.isFinite(value) && value > 0 ? value : null;
  }
  if (/^0,\d{1,6}$/.test(word)) return Number(word.replace(",", "."));
  const isNumber = /^(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,9})?$/.test(word) || /^\.\d{1,9}$/.test(word);
  const value = isNumber ? Number(word.replaceAll(",", "")) : 0;
  return value > 0 ? value : null;
}

/** `twenty-five`, `one hundred`, `two thousand`. */
function cardinalAt(words: readonly string[], at: number): Quantity | null {
  const value = cardinal(words[at] ?? "");
  if (value === null || value === 0) return null;
  const next = words[at + 1];
  if (next === "hundred") return { value: value * 100, next: at + 2 };
  if (next === "thousand") return { value: value * 1_000, next: at + 2 };
  const ones = value >= 20 && value % 10 === 0 ? cardinal(next ?? "") : null;
  return ones !== null && ones > 0 && ones < 10 ? { value: value + ones, next: at + 2 } : { value, next: at + 1 };
}

function cardinal(word: string): number | null {
  const [tens = "", ones, ...rest] = word.split("-");
  const first = CARDINALS.get(tens);
  if (first === undefined || rest.length > 0) return null;
  if (ones === undefined) return first;
  const second = CARDINALS.get(ones);
  return first >= 20 && second !== undefined && second > 0 && second < 10 ? first + second : null;
}

/** `one-fifth`, `one-twenty-fifth`. */
function partOfHyphened(word: string): number | null {
  const at = word.indexOf("-");
  if (at < 0) return null;
  const count = CARDINALS.get(word.slice(0, at));
  const part = partNamed(word.slice(at + 1));
  return count === undefined || part === null ? null : count / part;
}

function partNamed(word: string): number | null {
  return PARTS.get(word) ?? PARTS.get(word.replace(/s$/, "")) ?? (word === "halves" ? 2 : null);
}
