/** Share of the values that the strongest colour is kept for, so that one of them does not pale all others. */
const STRONGEST = 0.9;

/** How a value of a table is coloured: which colour, and how much of it (0 to 1). */
export interface Heat {
  readonly sign: "gain" | "loss" | "flat";
  readonly strength: number;
}

/**
 * Makes what colours the values of a table on one scale, gains and losses alike.
 *
 * @param values Fractions; null has no colour.
 * @example
 * heatScale([0.1, -0.1])(-0.05); // { sign: "loss", strength: 0.5 }
 */
export function heatScale(values: readonly (number | null)[]): (value: number | null) => Heat {
  const sizes = values.flatMap((value) => (value === null ? [] : [Math.abs(value)])).sort((a, b) => a - b);
  const strongest = sizes[Math.floor((sizes.length - 1) * STRONGEST)] || sizes.at(-1) || 1;
  return (value) => {
    if (value === null || value === 0) return { sign: "flat", strength: 0 };
    return { sign: value > 0 ? "gain" : "loss", strength: Math.min(1, Math.abs(value) / strongest) };
  };
}
