/** Numbers in [0, 1) that are the same in every run: Lehmer's generator with the multiplier 48271. */
export function seeded(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
