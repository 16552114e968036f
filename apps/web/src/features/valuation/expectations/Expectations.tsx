import type { WireValuation } from "@plumbline/contract";
import type { Refusal } from "@plumbline/core/valuation/model";
import { FigureValue, Panel } from "../../../ui/index.ts";
import { LiveFigure } from "../live/LiveFigure.tsx";
import type { LiveValuation } from "../live/live-valuation.ts";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { RefusalNotice } from "../refusal/RefusalNotice.tsx";
import { filled, gaps } from "../words/filled.tsx";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./Expectations.module.css";
import { GrowthLanes } from "./GrowthLanes.tsx";
import { OtherExpectations } from "./OtherExpectations.tsx";
import { PastGrowth } from "./PastGrowth.tsx";

interface ExpectationsProps {
  readonly valuation: WireValuation;
  readonly proofs: Proofs;
}

/** What the price takes for granted, beside what there was: before any value, because it asks the reader for nothing. */
export function Expectations({ valuation, proofs }: ExpectationsProps) {
  const { text } = useSpeaker();
  const live = useLive((state) => state.live);
  const { growth } = live.implied;
  return (
    <Panel title={text("valuation.expectations")} note={text("valuation.expectationsNote")}>
      <div className={styles.body}>
        <div className={styles.words}>
          {growth.value === null ? (
            <Silence valuation={valuation} refusal={growth} />
          ) : (
            <Assumed valuation={valuation} implied={growth} fades={isFading(live)} proof={proofs.expectedGrowth} />
          )}
          {valuation.dcfRefusal === null && <PastGrowth history={valuation.expectations.history} />}
          <OtherExpectations isPriced={valuation.price.value !== null} live={live} proofs={proofs} />
        </div>
        <GrowthLanes valuation={valuation} live={live} proofs={proofs} />
      </div>
    </Panel>
  );
}

interface SilenceProps {
  readonly valuation: WireValuation;
  readonly refusal: Refusal;
}

/** Why nothing can be read from the price; of a company that has a model, it may be the price that is missing. */
function Silence({ valuation: { price, dcfRefusal }, refusal }: SilenceProps) {
  const { text } = useSpeaker();
  if (price.value === null && dcfRefusal === null) {
    return <p className={styles.past}>{text("valuation.noExpectation")}</p>;
  }
  return <RefusalNotice refusal={refusal} />;
}

const isFading = ({ chosen }: LiveValuation): boolean => chosen.dcf.growthPath === "linear-fade";

interface AssumedProps {
  readonly valuation: WireValuation;
  readonly implied: { readonly value: number; readonly longTermGrowth: number };
  /** Whether growth comes down by equal steps after year 5. */
  readonly fades: boolean;
  readonly proof: Proofs[keyof Proofs];
}

function Assumed({ valuation: { price, currency }, implied, fades, proof }: AssumedProps) {
  const { text, formats } = useSpeaker();
  const { change, percent, money } = formats;
  const direction = implied.value < 0 ? "shrinks" : "grows";
  const sentence = fades
    ? text(`valuation.fades.${direction}`, gaps("price", "growth"))
    : text(`valuation.assumes.${direction}`, gaps("price", "growth", "later"));
  return (
    <p className={styles.sentence}>
      {filled(sentence, {
        price: (
          <FigureValue
            figure={price}
            label={text("valuation.figure.price")}
            format={(value) => money(value, currency)}
            className={styles.price}
          />
        ),
        growth: (
          <LiveFigure
            value={implied.value}
            proof={proof}
            label={text("valuation.implied")}
            format={(value) => percent(Math.abs(value), 1)}
            explanation={text("valuation.explain.implied")}
            className={styles.rate}
          />
        ),
        later: change(implied.longTermGrowth, 1),
      })}
    </p>
  );
}
