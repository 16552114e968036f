import type { WireFigure } from "@plumbline/contract";
import { FigureValue } from "../../../ui/index.ts";
import { filled, gaps } from "../words/filled.tsx";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./Expectations.module.css";
import { PAST_SPANS, PAST_YEARS, type PastSpan } from "./past-spans.ts";

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
