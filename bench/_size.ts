/**
 * How much the benchmarks do: `BENCH_SIZE=tiny` asks of each the least with which it prints all its figures. Those say nothing about
 * speed then: the checks run them so that no benchmark stops working unseen.
 */
const size = process.env.BENCH_SIZE ?? "full";
if (size !== "full" && size !== "tiny") throw new Error(`BENCH_SIZE is ${size}; it can be full or tiny.`);

export const isTiny = size === "tiny";

/** The number that a benchmark uses at full size, or at the tiny one. */
export function sized<Value>(full: Value, tiny: Value): Value {
  return isTiny ? tiny : full;
}

/** Companies of the demo markets that are measured, and their years of prices: those of `npm start`, or about as few as there can be. */
export const DEMO_SIZE = sized({ companies: 640, years: 12 }, { companies: 68, years: 3 });
