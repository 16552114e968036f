import type { IChartApi } from "lightweight-charts";

/** Height of a pane beside that of the prices, until the reader changes it. */
const USUAL = 0.3;
const LEAST = 0.1;
const MOST = 2;

/** How high the panes below the prices are, beside the prices: as the reader has made them, also when the chart is painted anew. */
export class PaneHeights {
  readonly #shares = new Map<string, number>();

  /** By the key of an indicator: a fraction of the height of the prices. */
  of(key: string): number {
    return this.#shares.get(key) ?? USUAL;
  }

  /** @param factor Times as high as now. */
  scale(key: string, factor: number): void {
    this.#shares.set(key, Math.min(MOST, Math.max(LEAST, this.of(key) * factor)));
  }

  /** Gives the panes of a chart their heights. */
  apply(chart: IChartApi, keys: readonly string[]): void {
    chart.panes().forEach((pane, i) => {
      pane.setStretchFactor(i === 0 ? 1 : this.of(keys[i - 1] ?? ""));
    });
  }

  /** Remembers what the reader has dragged. */
  read(chart: IChartApi, keys: readonly string[]): void {
    const [prices, ...below] = chart.panes();
    const height = prices?.getHeight() ?? 0;
    if (height === 0 || below.length !== keys.length) return;
    below.forEach((pane, i) => {
      const share = pane.getHeight() / height;
      // Whole pixels are not a change.
      if (Math.abs(share - this.of(keys[i] as string)) * height > 2) this.#shares.set(keys[i] as string, share);
    });
  }
}
