import type { Histogram } from "@plumbline/core/valuation/model";
import { useLocale } from "../../../i18n/index.ts";
import { cssPercent } from "../../../ui/index.ts";
import { ComputedFigure, type Provenances } from "../figures/ComputedFigure.tsx";
import { RefusalNotice } from "../figures/RefusalNotice.tsx";
import { ResultCard } from "../section/ResultCard.tsx";
import { useValuationState } from "../store/valuation-store.ts";
import styles from "./MonteCarlo.module.css";
import type { SimulationSummary } from "./simulate.ts";

interface MonteCarloProps {
  readonly price: number | null;
  readonly provenance: Provenances["dcf"];
}

const PERCENTILES = ["p5", "p25", "p50", "p75", "p95"] as const;

/** The distribution of the value when the rates are uncertain. */
export function MonteCarlo({ price, provenance }: MonteCarloProps) {
  const { text } = useLocale();
  const { outcome, hasFailed } = useValuationState(({ simulation }) => simulation);
  const isRefused = useValuationState(({ results }) => results.dcf.value === null);
  if (isRefused) return null;
  return (
    <ResultCard title={text("valuation.monteCarlo")} note={text("valuation.monteCarloNote")}>
      {hasFailed && <p className={styles.holding}>{text("valuation.simulationFailed")}</p>}
      {!hasFailed && outcome === null && <p className={styles.holding}>{text("valuation.simulating")}</p>}
      {outcome !== null && outcome.value === null && <RefusalNotice refusal={outcome} />}
      {outcome !== null && outcome.value !== null && (
        <Distribution summary={outcome} price={price} provenance={provenance} />
      )}
    </ResultCard>
  );
}

interface DistributionProps extends MonteCarloProps {
  readonly summary: SimulationSummary;
}

function Distribution({ summary, price, provenance }: DistributionProps) {
  const { text, formats } = useLocale();
  const { percentiles, undervalued, paths, seed, histogram } = summary;
  const beyond = histogram.below + histogram.above;
  return (
    <>
      {undervalued !== null && (
        <p className={styles.chance}>
          <ComputedFigure
            value={undervalued}
            provenance={provenance}
            label={text("valuation.undervalued")}
            format={(value) => formats.percent(value, 0)}
            explanation={text("valuation.explain.undervalued")}
            className={styles.share}
          />{" "}
          {text("valuation.undervalued")}
        </p>
      )}
      <Bars histogram={histogram} price={price} median={percentiles.p50} />
      <dl className={styles.percentiles}>
        {PERCENTILES.map((name) => (
          <div key={name}>
            <dt>{name.toUpperCase()}</dt>
            <dd>
              <ComputedFigure
                value={percentiles[name]}
                provenance={provenance}
                label={text("valuation.percentile", { n: name.slice(1) })}
                format={formats.price}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {text("valuation.paths", { paths: formats.count(paths), seed: String(seed), beyond: formats.count(beyond) })}
      </p>
    </>
  );
}

interface BarsProps {
  readonly histogram: Histogram;
  readonly price: number | null;
  readonly median: number;
}

/** Right of the middle the label stands left of its line, where there is room. */
const MIDDLE = 0.5;

function Bars({ histogram, price, median }: BarsProps) {
  const { text, formats } = useLocale();
  const { heights, isAbove, placeOf } = histogramLayout(histogram, price);
  const at = price === null ? null : placeOf(price);
  return (
    <div className={styles.histogram} aria-hidden="true">
      <div className={styles.bars}>
        {heights.map((height, bin) => (
          // A bin is identified by its position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <span key={bin} data-above={isAbove[bin] || undefined} style={{ blockSize: cssPercent(height) }} />
        ))}
        <span className={styles.median} style={{ insetInlineStart: cssPercent(placeOf(median)) }} />
        {at !== null && at >= 0 && at <= 1 && (
          <span className={styles.price} style={{ insetInlineStart: cssPercent(at) }}>
            <span data-side={at > MIDDLE ? "before" : "after"}>
              {text("valuation.priceOf", { price: formats.price(price) })}
            </span>
          </span>
        )}
      </div>
      <div className={styles.axis}>
        <span>{formats.price(histogram.low)}</span>
        <span>{formats.price(histogram.low + histogram.width * histogram.counts.length)}</span>
      </div>
    </div>
  );
}

export interface HistogramLayout {
  /** Fractions of the highest bar. */
  readonly heights: readonly number[];
  /** Whether the middle of a bin is above the price. */
  readonly isAbove: readonly boolean[];
  /** Place of a value from the left (0) to the right (1); beyond these where it is beyond the bins. */
  placeOf(value: number): number;
}

/** Lays out a histogram and marks the bins above the price. */
export function histogramLayout({ low, width, counts }: Histogram, price: number | null): HistogramLayout {
  const highest = Math.max(1, ...counts);
  return {
    heights: counts.map((count) => count / highest),
    isAbove: counts.map((_, bin) => price !== null && low + (bin + 0.5) * width > price),
    placeOf: (value) => (value - low) / (width * counts.length || 1),
  };
}
