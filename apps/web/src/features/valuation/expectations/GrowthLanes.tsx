import type { WireValuation } from "@plumbline/contract";
import { cssPercent, FigureValue } from "../../../ui/index.ts";
import { LiveFigure, type Proofs } from "../figures/ComputedFigure.tsx";
import { useSpeaker } from "../figures/locale.ts";
import type { LiveValuation } from "../store/model-results.ts";
import styles from "./GrowthLanes.module.css";

interface GrowthLanesProps {
  readonly valuation: WireValuation;
  readonly live: LiveValuation;
  readonly proofs: Proofs;
}

/** The growth that the price takes for granted above what there was and what is assumed, on one scale. */
export function GrowthLanes({ valuation, live, proofs }: GrowthLanesProps) {
  const { text, formats } = useSpeaker();
  const { history } = valuation.expectations;
  const { implied, chosen } = live;
  const { marks, zero } = growthScale({
    implied: implied.growth.value,
    assumed: chosen.parameters.shortTermGrowth,
    threeYears: history.threeYears.value,
    fiveYears: history.fiveYears.value,
    tenYears: history.tenYears.value,
  });
  if (marks.length < 2) return null;
  const demanded = marks.find(({ name }) => name === "implied");
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
          <span className={styles.name}>{nameOf(mark)}</span>
          <span className={styles.rail} aria-hidden="true">
            <span className={styles.zero} style={{ insetInlineStart: cssPercent(zero) }} />
            {demanded && <span className={styles.demanded} style={{ insetInlineStart: cssPercent(demanded.place) }} />}
            <span
              className={styles.way}
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
              proofs={proofs}
              write={(value) => formats.change(value, 1)}
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
  readonly proofs: Proofs;
  readonly write: (value: number) => string;
}

function Rate({ mark: { name, growth }, label, history, proofs, write }: RateProps) {
  const past = PAST_SPANS.find((one) => one === name);
  if (past) return <FigureValue figure={history[past]} label={label} format={write} />;
  const proof = name === "implied" ? proofs.expectedGrowth : proofs.flow;
  return <LiveFigure value={growth} proof={proof} label={label} format={write} />;
}

/** A growth rate on the scale. */
export interface GrowthMark<Name extends string> {
  readonly name: Name;
  readonly growth: number;
  /** From the left (0) to the right (1). */
  readonly place: number;
}

export interface GrowthScale<Name extends string> {
  readonly marks: readonly GrowthMark<Name>[];
  /** Place of no growth. */
  readonly zero: number;
}

/** Part of the scale that stays free on each side. */
const MARGIN = 0.06;
/** No scale is finer than this, so that equal rates do not look far apart. */
const LEAST_WIDTH = 0.05;

/**
 * Puts growth rates on one scale with no growth; what is null has no mark.
 *
 * @example
 * growthScale({ implied: 0.1, past: null }).marks; // [{ name: "implied", growth: 0.1, place: 0.94 }]
 */
export function growthScale<Name extends string>(rates: Readonly<Record<Name, number | null>>): GrowthScale<Name> {
  const known = (Object.entries(rates) as [Name, number | null][]).flatMap(([name, growth]) =>
    growth === null ? [] : [{ name, growth }],
  );
  const growths = known.map(({ growth }) => growth);
  const [low, high] = [Math.min(0, ...growths), Math.max(0, ...growths)];
  const width = Math.max(high - low, LEAST_WIDTH);
  const placeOf = (growth: number): number => MARGIN + ((growth - low) / width) * (1 - 2 * MARGIN);
  return { marks: known.map((mark) => ({ ...mark, place: placeOf(mark.growth) })), zero: placeOf(0) };
}

/** Over how many fiscal years free cash flow is looked back at. */
export const PAST_YEARS = { threeYears: 3, fiveYears: 5, tenYears: 10 } as const;
export type PastSpan = keyof typeof PAST_YEARS;
export const PAST_SPANS: readonly PastSpan[] = ["threeYears", "fiveYears", "tenYears"];
