/** Behind this a list goes on with something else. */
const ENDS =
  /,?\s+(?:which|each of|that|as well as all|with (?:broad|the)|under which|all of which|excluding)\b.*$|,\s+(?:and\s+)?(?:all|the)\s+(?:other|remaining|non)\b.*$/iu;
const MARK = /^\s*(?:and\s+|&\s+)?(?:\(?\d{1,2}[.)]|\((?:[a-z]|[ivx]{1,4})\))\s*/iu;

/**
 * The names of a list in a sentence. A name may hold an "and" itself: where it is known how many there are, they are divided so that
 * there are as many.
 *
 * @param list The sentence from its first name on.
 * @param count How many names there are; null where the sentence does not say.
 * @returns In their order.
 *
 * @example
 * splitNames("Windows Division, Server and Tools, and Devices.", 3); // ["Windows Division", "Server and Tools", "Devices"]
 */
export function splitNames(list: string, count: number | null = null): string[] {
  const whole = list
    .replace(ENDS, "")
    .replace(/\.\s*$/, "")
    .trim();
  const ways = [bySemicolon(whole), byComma(whole), byLastAnd(whole), byEveryAnd(whole), byNumbers(whole)].filter(
    (names) => names.length > 1,
  );
  if (/;/.test(whole) && ways[0]) return ways[0];
  return ways.find((names) => names.length === count) ?? ways.at(0) ?? (whole === "" ? [] : [whole]);
}

function bySemicolon(text: string): string[] {
  return text.includes(";") ? tidied(text.split(/;/)) : [];
}

/** `A, B and C, and D`: with a comma before the last "and" no other "and" divides. */
function byComma(text: string): string[] {
  return /,\s*(?:and|&|or)\s/.test(text) ? tidied(text.split(/,/)) : [];
}

/** `A, B and C`: the last of the commas' parts holds two. */
function byLastAnd(text: string): string[] {
  const parts = text.split(/,/);
  const last = parts.pop() as string;
  const place = last.lastIndexOf(" and ");
  return tidied(place < 0 ? [...parts, last] : [...parts, last.slice(0, place), last.slice(place + 5)]);
}

function byEveryAnd(text: string): string[] {
  return tidied(text.split(/,|\sand\s/));
}

function byNumbers(text: string): string[] {
  return /\b1\)/.test(text) ? tidied(text.split(/(?:and\s+)?\(?\b\d\)/)) : [];
}

function tidied(parts: readonly string[]): string[] {
  return parts
    .map((part) =>
      part
        .replace(MARK, "")
        .replace(/^\s*(?:and|&|or)\s+/i, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((part) => part !== "");
}
