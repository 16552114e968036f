import type { Histogram } from "@plumbline/core/valuation/model";

export interface HistogramPlaces {
  /** Of the highest bar, from 0 to 1. */
  readonly heights: readonly number[];
  /** Whether the middle of a bin is above the price. */
  readonly isAbove: readonly boolean[];
  /** Place of a value from the left (0) to the right (1); beyond these where it is beyond the bins. */
  placeOf(value: number): number;
}

/** Lays a histogram out, with what is above the price told apart. */
export function histogramPlaces({ low, width, counts }: Histogram, price: number | null): HistogramPlaces {
  const most = Math.max(1, ...counts);
  return {
    heights: counts.map((count) => count / most),
    isAbove: counts.map((_, bin) => price !== null && low + (bin + 0.5) * width > price),
    placeOf: (value) => (value - low) / (width * counts.length || 1),
  };
}
