import { type Observable, observable } from "../../state/index.ts";

/** The first and last bar in view. */
export interface BarsInView {
  readonly first: number;
  readonly last: number;
}

/** What changes on a chart while a reader moves over it. */
export interface LiveChart {
  /** The bar under the crosshair; null when there is none. */
  readonly pointed: Observable<number | null>;
  /** Null before the first drawing. */
  readonly inView: Observable<BarsInView | null>;
}

export function liveChart(): LiveChart {
  return { pointed: observable<number | null>(null), inView: observable<BarsInView | null>(null) };
}
