/**
 * Makes a source of uniform numbers in [0, 1) that is the same for the same seed on every machine.
 *
 * @param seed A whole number; its lowest 32 bits count.
 * @see mulberry32, Tommy Ettinger, public domain
 *
 * @example
 * const next = seededUniform(1);
 * next(); // 0.6270739405881613
 */
export function seededUniform(seed: number): () => number {
  // Kept as a signed integer, which engines hold without allocating; the bits are those of the published generator.
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
