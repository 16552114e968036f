import type { WireFigure, WireValuation } from "@plumbline/contract";
import { memo, useMemo } from "react";
import { FigureValue, Panel } from "../../../ui/index.ts";
import { LiveFigure } from "../live/LiveFigure.tsx";
import type { LiveValuation } from "../live/live-valuation.ts";
import type { Proofs } from "../live/proofs.ts";
import { RefusalNotice } from "../refusal/RefusalNotice.tsx";
import { filled, gaps } from "../words/filled.tsx";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./Expectations.module.css";
import { GrowthLanes } from "./GrowthLanes.tsx";

interface ExpectationsProps {
  readonly valuation: WireValuation;
  readonly live: LiveValuation;
  readonly proofs: Proofs;
}

/** What the price takes for granted, beside what there was: before any value, because it asks the reader for nothing. */
export const Expectations = memo(function Expectations({ valuation, live, proofs }: ExpectationsProps) {
  const { text } = useSpeaker();
  const { growth } = live.implied;
  return (
    <Panel title={text("valuation.expectations")} note={text("valuation.expectationsNote")}>
      <div className={styles.body}>
        <div className={styles.words}>
          {growth.value === null ? (
            <RefusalNotice refusal={growth} />
          ) : (
            <Assumed valuation={valuation} implied={growth} fades={isFading(live)} proof={proofs.expectedFlow} />
          )}
          <Past history={valuation.expectations.history} />
          <Others valuation={valuation} live={live} proofs={proofs} />
        </div>
        <GrowthLanes valuation={valuation} live={live} proofs={proofs} />
      </div>
    </Panel>
  );
});

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

const YEARS = { threeYears: 3, fiveYears: 5, tenYears: 10 } as const;
type Span = keyof typeof YEARS;
const SPANS = Object.keys(YEARS) as Span[];

/** What free cash flow did, in words; why nobody knows where nobody does. */
function Past({ history }: { readonly history: Readonly<Record<Span, WireFigure>> }) {
  const { text, formats } = useSpeaker();
  const known = SPANS.filter((span) => history[span].value !== null);
  const [first] = SPANS;
  if (known.length === 0 && first) {
    const { [first]: figure } = history;
    const reason = figure.value === null ? text(`reason.${figure.because}`) : "";
    return <p className={styles.past}>{text("valuation.noPast", { reason })}</p>;
  }
  const spans = known.map((span) => (
    <span key={span} className={styles.span}>
      {filled(text("valuation.pastOver", { years: YEARS[span], ...gaps("growth") }), {
        growth: (
          <FigureValue
            figure={history[span]}
            label={text("valuation.pastGrowth", { years: YEARS[span] })}
            format={(value) => formats.change(value, 1)}
            explanation={text("valuation.explain.past")}
            className={styles.rate}
          />
        ),
      })}
    </span>
  ));
  return <p className={styles.past}>{filled(text("valuation.past", gaps("spans")), { spans })}</p>;
}

/** The same question asked of the other unknowns. */
function Others({ valuation, live: { implied, chosen }, proofs }: ExpectationsProps) {
  const { text, formats } = useSpeaker();
  const { percent, change } = formats;
  const { growthLinked, discountRate, grahamGrowth } = implied;
  const flow = proofs.expectedFlow;
  const rows = useMemo(() => {
    return [
      { name: "return", outcome: discountRate, proof: flow, format: (value: number) => percent(value, 1) },
      { name: "linked", outcome: growthLinked, proof: flow, format: (value: number) => change(value, 1) },
      {
        name: "graham",
        outcome: grahamGrowth,
        proof: proofs.expectedEarnings,
        format: (value: number) => change(value, 1),
      },
    ] as const;
  }, [discountRate, growthLinked, grahamGrowth, flow, proofs.expectedEarnings, percent, change]);
  const isPriced = valuation.price.value !== null;
  const shown = rows.filter(({ name, outcome }) => {
    return isPriced && outcome.value !== null && !(name === "linked" && chosen.dcf.growthPath === "linear-fade");
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.others}>
      {shown.map(({ name, outcome, proof, format }) => (
        <li key={name}>
          {filled(text(`valuation.other.${name}`, gaps("rate")), {
            rate: outcome.value !== null && (
              <LiveFigure
                value={outcome.value}
                proof={proof}
                label={text(`valuation.otherName.${name}`)}
                format={format}
                className={styles.strong}
              />
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
