/**
 * The name of a paragraph within its filing and item: it stays when the file is imported again, and when other paragraphs
 * around it are cut in another way.
 *
 * @param place Accession of the filing, and item.
 * @param text The paragraph; only its letters and digits count.
 * @param occurrence How often the item has the same text before; 0 for the first.
 * @returns Sixteen hexadecimal digits.
 * @see The mixing of MurmurHash3 by Austin Appleby, two lanes of 32 bits; it names, it does not protect.
 *
 * @example
 * const place = { accession: "0000320193-24-000123", item: "1" };
 * paragraphId(place, "The Company sells phones.") === paragraphId(place, "The  Company sells phones"); // true
 */
export function paragraphId(
  { accession, item }: { readonly accession: string; readonly item: string },
  text: string,
  occurrence = 0,
): string {
  const key = `${accession}|${item}|${occurrence}|${plainText(text)}`;
  let low = 0x9e3779b9;
  let high = 0x85ebca6b;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    low = Math.imul(low ^ code, 0x85ebca77);
    low ^= low >>> 15;
    high = Math.imul(high ^ code, 0xc2b2ae3d);
    high ^= high >>> 13;
  }
  return hexadecimal(mixed(low ^ high)) + hexadecimal(mixed(high ^ Math.imul(low, 31)));
}

/**
 * A text by its letters and digits alone, in lower case: equal for copies that differ in spaces, quotes or dashes.
 *
 * @example
 * plainText("The Company’s  “iPhone”"); // "thecompanysiphone"
 */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

function mixed(lane: number): number {
  let value = lane ^ (lane >>> 16);
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return value ^ (value >>> 16);
}

function hexadecimal(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, "0");
}
