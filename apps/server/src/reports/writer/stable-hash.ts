/**
 * A number of 32 bits from a text, the same on every machine: FNV-1a over UTF-16 units, then mixed.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  // Texts that differ in their last character differ in all bits, so that a remainder by a small number is fair.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
