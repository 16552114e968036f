import type { WireFigure, WireValuation } from "@plumbline/contract";
import type { Refusal } from "@plumbline/core/valuation/model";
import { useLocale } from "../../../i18n/index.ts";
import { FigureValue, Panel } from "../../../ui/index.ts";
import { ComputedFigure, type Provenances } from "../figures/ComputedFigure.tsx";
import { interpolate, placeholders } from "../figures/interpolate.tsx";
import { RefusalNotice } from "../figures/RefusalNotice.tsx";
import type { ModelResults } from "../store/model-results.ts";
import { useValuationState } from "../store/valuation-store.ts";
import styles from "./Expectations.module.css";
import { GrowthLanes, PAST_SPANS, PAST_YEARS, type PastSpan } from "./GrowthLanes.tsx";

interface ExpectationsProps {
  readonly valuation: WireValuation;
  readonly provenances: Provenances;
}

/** The growth that the price implies beside past growth; it comes first because it needs no input from the reader. */
export function Expectations({ valuation, provenances }: ExpectationsProps) {
  const { text } = useLocale();
  const results = useValuationState((state) => state.results);
  const { growth } = results.implied;
  return (
    <Panel title={text("valuation.expectations")} note={text("valuation.expectationsNote")}>
      <div className={styles.body}>
        <div className={styles.words}>
          {growth.value === null ? (
            <NoExpectation valuation={valuation} refusal={growth} />
          ) : (
            <ImpliedGrowthSentence
              valuation={valuation}
              implied={growth}
              isFading={hasFadingGrowth(results)}
              provenance={provenances.expectedGrowth}
            />
          )}
          {valuation.dcfRefusal === null && <PastGrowth history={valuation.expectations.history} />}
          <OtherExpectations isPriced={valuation.price.value !== null} results={results} provenances={provenances} />
        </div>
        <GrowthLanes valuation={valuation} results={results} provenances={provenances} />
      </div>
    </Panel>
  );
}

interface NoExpectationProps {
  readonly valuation: WireValuation;
  readonly refusal: Refusal;
}

/** Why the price implies nothing: the model refuses, or the price is missing. */
function NoExpectation({ valuation: { price, dcfRefusal }, refusal }: NoExpectationProps) {
  const { text } = useLocale();
  if (price.value === null && dcfRefusal === null) {
    return <p className={styles.past}>{text("valuation.noExpectation")}</p>;
  }
  return <RefusalNotice refusal={refusal} />;
}

const hasFadingGrowth = ({ chosen }: ModelResults): boolean => chosen.dcf.growthPath === "linear-fade";

interface ImpliedGrowthSentenceProps {
  readonly valuation: WireValuation;
  readonly implied: { readonly value: number; readonly longTermGrowth: number };
  /** Whether growth falls by equal steps after year 5. */
  readonly isFading: boolean;
  readonly provenance: Provenances[keyof Provenances];
}

function ImpliedGrowthSentence({
  valuation: { price, currency },
  implied,
  isFading,
  provenance,
}: ImpliedGrowthSentenceProps) {
  const { text, formats } = useLocale();
  const { change, percent, money } = formats;
  const direction = implied.value < 0 ? "shrinks" : "grows";
  const sentence = isFading
    ? text(`valuation.fades.${direction}`, placeholders("price", "growth"))
    : text(`valuation.assumes.${direction}`, placeholders("price", "growth", "later"));
  return (
    <p className={styles.sentence}>
      {interpolate(sentence, {
        price: (
          <FigureValue
            figure={price}
            label={text("valuation.figure.price")}
            format={(value) => money(value, currency)}
            className={styles.price}
          />
        ),
        growth: (
          <ComputedFigure
            value={implied.value}
            provenance={provenance}
            label={text("valuation.implied")}
            format={(value) => percent(Math.abs(value))}
            explanation={text("valuation.explain.implied")}
            className={styles.rate}
          />
        ),
        later: change(implied.longTermGrowth),
      })}
    </p>
  );
}

/** Past growth of free cash flow in words, or why it is unknown. */
function PastGrowth({ history }: { readonly history: Readonly<Record<PastSpan, WireFigure>> }) {
  const { text, formats } = useLocale();
  const known = PAST_SPANS.filter((span) => history[span].value !== null);
  const [first] = PAST_SPANS;
  if (known.length === 0 && first) {
    const { [first]: figure } = history;
    const reason = figure.value === null ? text(`reason.${figure.because}`) : "";
    return <p className={styles.past}>{text("valuation.noPast", { reason })}</p>;
  }
  const spans = known.map((span) => (
    <span key={span} className={styles.span}>
      {interpolate(text("valuation.pastOver", { years: PAST_YEARS[span], ...placeholders("growth") }), {
        growth: (
          <FigureValue
            figure={history[span]}
            label={text("valuation.pastGrowth", { years: PAST_YEARS[span] })}
            format={(value) => formats.change(value)}
            explanation={text("valuation.explain.past")}
            className={styles.rate}
          />
        ),
      })}
    </span>
  ));
  return <p className={styles.past}>{interpolate(text("valuation.past", placeholders("spans")), { spans })}</p>;
}

interface OtherExpectationsProps {
  readonly isPriced: boolean;
  readonly results: ModelResults;
  readonly provenances: Provenances;
}

/** Other unknowns that the price implies: the return, linked growth, and growth by Graham's formula. */
function OtherExpectations({ isPriced, results, provenances }: OtherExpectationsProps) {
  const { text, formats } = useLocale();
  // Fading growth has no single rate for years 6 to 10 that could be linked.
  const linked = hasFadingGrowth(results) ? null : results.implied.growthLinked.value;
  const rows = [
    {
      name: "return",
      rate: results.implied.discountRate.value,
      provenance: provenances.expectedReturn,
      write: formats.percent,
    },
    { name: "linked", rate: linked, provenance: provenances.expectedGrowth, write: formats.change },
    {
      name: "graham",
      rate: results.implied.grahamGrowth.value,
      provenance: provenances.expectedEarnings,
      write: formats.change,
    },
  ] as const;
  const known = isPriced ? rows.filter(({ rate }) => rate !== null) : [];
  if (known.length === 0) return null;
  return (
    <ul className={styles.others}>
      {known.map(({ name, rate, provenance, write }) => (
        <li key={name}>
          {interpolate(text(`valuation.other.${name}`, placeholders("rate")), {
            rate: rate !== null && (
              <ComputedFigure
                value={rate}
                provenance={provenance}
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
