import type { WireFigure, WireValuation } from "@plumbline/contract";
import type { Refusal } from "@plumbline/core/valuation/model";
import { FigureValue, Panel } from "../../../ui/index.ts";
import { LiveFigure, type Proofs } from "../figures/ComputedFigure.tsx";
import { filled, gaps } from "../figures/interpolate.tsx";
import { useSpeaker } from "../figures/locale.ts";
import { RefusalNotice } from "../figures/RefusalNotice.tsx";
import type { LiveValuation } from "../store/model-results.ts";
import { useLive } from "../store/valuation-store.ts";
import styles from "./Expectations.module.css";
import { GrowthLanes, PAST_SPANS, PAST_YEARS, type PastSpan } from "./GrowthLanes.tsx";

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

/** What free cash flow did, in words; why nobody knows where nobody does. */
export function PastGrowth({ history }: { readonly history: Readonly<Record<PastSpan, WireFigure>> }) {
  const { text, formats } = useSpeaker();
  const known = PAST_SPANS.filter((span) => history[span].value !== null);
  const [first] = PAST_SPANS;
  if (known.length === 0 && first) {
    const { [first]: figure } = history;
    const reason = figure.value === null ? text(`reason.${figure.because}`) : "";
    return <p className={styles.past}>{text("valuation.noPast", { reason })}</p>;
  }
  const spans = known.map((span) => (
    <span key={span} className={styles.span}>
      {filled(text("valuation.pastOver", { years: PAST_YEARS[span], ...gaps("growth") }), {
        growth: (
          <FigureValue
            figure={history[span]}
            label={text("valuation.pastGrowth", { years: PAST_YEARS[span] })}
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

interface OtherExpectationsProps {
  readonly isPriced: boolean;
  readonly live: LiveValuation;
  readonly proofs: Proofs;
}

/** The same question asked of the other unknowns. */
export function OtherExpectations({ isPriced, live: { implied, chosen }, proofs }: OtherExpectationsProps) {
  const { text, formats } = useSpeaker();
  // With a fade there is no growth of years 6 to 10 to link.
  const linked = chosen.dcf.growthPath === "linear-fade" ? null : implied.growthLinked.value;
  const rows = [
    { name: "return", rate: implied.discountRate.value, proof: proofs.expectedReturn, write: formats.percent },
    { name: "linked", rate: linked, proof: proofs.expectedGrowth, write: formats.change },
    { name: "graham", rate: implied.grahamGrowth.value, proof: proofs.expectedEarnings, write: formats.change },
  ] as const;
  const known = isPriced ? rows.filter(({ rate }) => rate !== null) : [];
  if (known.length === 0) return null;
  return (
    <ul className={styles.others}>
      {known.map(({ name, rate, proof, write }) => (
        <li key={name}>
          {filled(text(`valuation.other.${name}`, gaps("rate")), {
            rate: rate !== null && (
              <LiveFigure
                value={rate}
                proof={proof}
                label={text(`valuation.otherName.${name}`)}
                format={(value) => write(value, 1)}
                className={styles.strong}
              />
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
