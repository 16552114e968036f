const WORDS = 624;
const AHEAD = 397;

/**
 * Standard normal numbers as `numpy.random.RandomState(seed).standard_normal` draws them: the Mersenne Twister of
 * Matsumoto and Nishimura (1998), and the polar method of Marsaglia.
 */
export function mersenneNormal(seed: number): () => number {
  const bits = mersenneBits(seed);
  // 53 bits of two words.
  const uniform = () => ((bits() >>> 5) * 67_108_864 + (bits() >>> 6)) / 9_007_199_254_740_992;
  let spare: number | null = null;
  return () => {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    let [x, y, square] = [0, 0, 0];
    while (square >= 1 || square === 0) {
      x = 2 * uniform() - 1;
      y = 2 * uniform() - 1;
      square = x * x + y * y;
    }
    const scale = Math.sqrt((-2 * Math.log(square)) / square);
    spare = scale * x;
    return scale * y;
  };
}

function mersenneBits(seed: number): () => number {
  const state = new Uint32Array(WORDS);
  state[0] = seed;
  for (let k = 1; k < WORDS; k++) {
    const before = state[k - 1] as number;
    state[k] = Math.imul(1_812_433_253, before ^ (before >>> 30)) + k;
  }
  let next = WORDS;
  return () => {
    if (next === WORDS) {
      twist(state);
      next = 0;
    }
    let word = state[next++] as number;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return (word ^ (word >>> 18)) >>> 0;
  };
}

function twist(state: Uint32Array): void {
  for (let k = 0; k < WORDS; k++) {
    const word = ((state[k] as number) & 0x80000000) | ((state[(k + 1) % WORDS] as number) & 0x7fffffff);
    state[k] = (state[(k + AHEAD) % WORDS] as number) ^ (word >>> 1) ^ (word & 1 ? 0x9908b0df : 0);
  }
}
