import type { WireValuation } from "@plumbline/contract";
import { cssPercent, FigureValue } from "../../../ui/index.ts";
import { LiveFigure } from "../live/LiveFigure.tsx";
import type { LiveValuation } from "../live/live-valuation.ts";
import type { Proofs } from "../live/proofs.ts";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./GrowthLanes.module.css";
import { type GrowthMark, growthScale } from "./growth-scale.ts";
import { PAST_SPANS, PAST_YEARS, type PastSpan } from "./past-spans.ts";

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
