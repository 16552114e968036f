import type { WireValuation } from "@plumbline/contract";
import { useLocale } from "../../../i18n/index.ts";
import { cssPercent, FigureValue } from "../../../ui/index.ts";
import { ComputedFigure, type Provenances } from "../figures/ComputedFigure.tsx";
import type { ModelResults } from "../store/model-results.ts";
import styles from "./GrowthLanes.module.css";

interface GrowthLanesProps {
  readonly valuation: WireValuation;
  readonly results: ModelResults;
  readonly provenances: Provenances;
}

/** Implied, assumed and past growth on one scale. */
export function GrowthLanes({ valuation, results, provenances }: GrowthLanesProps) {
  const { text, formats } = useLocale();
  const { history } = valuation.expectations;
  const { marks, zero } = growthScale({
    implied: results.implied.growth.value,
    assumed: results.chosen.parameters.shortTermGrowth,
    threeYears: history.threeYears.value,
    fiveYears: history.fiveYears.value,
    tenYears: history.tenYears.value,
  });
  if (marks.length < 2) return null;
  const implied = marks.find(({ name }) => name === "implied");
  const nameOf = ({ name }: Mark): string => {
    const past = PAST_SPANS.find((one) => one === name);
    return past
      ? text("valuation.pastGrowth", { years: PAST_YEARS[past] })
      : text(`valuation.lane.${assumption(name)}`);
  };
  return (
    <ul className={styles.lanes}>
      {marks.map((mark) => (
        <li key={mark.name} className={styles.lane} data-name={mark.name}>
          <span>{nameOf(mark)}</span>
          <span className={styles.rail} aria-hidden="true">
            <span className={styles.zero} style={{ insetInlineStart: cssPercent(zero) }} />
            {implied && <span className={styles.implied} style={{ insetInlineStart: cssPercent(implied.place) }} />}
            <span
              className={styles.bar}
              style={{
                insetInlineStart: cssPercent(Math.min(zero, mark.place)),
                inlineSize: cssPercent(Math.abs(mark.place - zero)),
              }}
            />
            <span className={styles.dot} style={{ insetInlineStart: cssPercent(mark.place) }} />
          </span>
          <span className={styles.value}>
            <Rate
              mark={mark}
              label={nameOf(mark)}
              history={history}
              provenances={provenances}
              write={(value) => formats.change(value)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

type Mark = GrowthMark<"implied" | "assumed" | PastSpan>;

const assumption = (name: Mark["name"]): "implied" | "assumed" => (name === "implied" ? "implied" : "assumed");

interface RateProps {
  readonly mark: Mark;
  readonly label: string;
  readonly history: WireValuation["expectations"]["history"];
  readonly provenances: Provenances;
  readonly write: (value: number) => string;
}

function Rate({ mark: { name, growth }, label, history, provenances, write }: RateProps) {
  const past = PAST_SPANS.find((one) => one === name);
  if (past) return <FigureValue figure={history[past]} label={label} format={write} />;
  const provenance = name === "implied" ? provenances.expectedGrowth : provenances.flow;
  return <ComputedFigure value={growth} provenance={provenance} label={label} format={write} />;
}

/** A growth rate on the scale. */
interface GrowthMark<Name extends string> {
  readonly name: Name;
  readonly growth: number;
  /** From the left (0) to the right (1). */
  readonly place: number;
}

interface GrowthScale<Name extends string> {
  readonly marks: readonly GrowthMark<Name>[];
  /** Place of zero growth. */
  readonly zero: number;
}

/** Fraction of the scale that stays free on each side. */
const MARGIN = 0.06;
/** Minimum range of the scale, so that nearly equal rates are not drawn far apart. */
const MIN_WIDTH = 0.05;

/**
 * Places growth rates on one scale that includes zero; a missing rate has no mark.
 *
 * @example
 * growthScale({ implied: 0.1, past: null }).marks; // [{ name: "implied", growth: 0.1, place: 0.94 }]
 */
export function growthScale<Name extends string>(rates: Readonly<Record<Name, number | null>>): GrowthScale<Name> {
  const known = (Object.entries(rates) as [Name, number | null][]).flatMap(([name, growth]) =>
    growth === null ? [] : [{ name, growth }],
  );
  const growths = known.map(({ growth }) => growth);
  const low = Math.min(0, ...growths);
  const high = Math.max(0, ...growths);
  const width = Math.max(high - low, MIN_WIDTH);
  const placeOf = (growth: number): number => MARGIN + ((growth - low) / width) * (1 - 2 * MARGIN);
  return { marks: known.map((mark) => ({ ...mark, place: placeOf(mark.growth) })), zero: placeOf(0) };
}

/** Fiscal years of each span of past growth of free cash flow. */
export const PAST_YEARS = { threeYears: 3, fiveYears: 5, tenYears: 10 } as const;
export type PastSpan = keyof typeof PAST_YEARS;
export const PAST_SPANS: readonly PastSpan[] = ["threeYears", "fiveYears", "tenYears"];
