import { GRAHAM_BOND_YIELD } from "@plumbline/core/valuation/model";
import { useLocale } from "../../../i18n/index.ts";
import { ComputedFigure, type Provenances } from "../figures/ComputedFigure.tsx";
import { interpolate, placeholders } from "../figures/interpolate.tsx";
import { refusalWords } from "../figures/RefusalNotice.tsx";
import { useSentenceAmounts } from "../figures/sentence-amounts.ts";
import { ResultCard } from "../section/ResultCard.tsx";
import { useValuationState } from "../store/valuation-store.ts";
import styles from "./GrahamFormulas.module.css";

/** The formula in symbols and with its numbers. */
export function GrahamFormula({ provenances }: { readonly provenances: Provenances }) {
  const { text, formats } = useLocale();
  const results = useValuationState((state) => state.results);
  const isRevised = useValuationState(({ choice }) => choice.isRevised);
  const model = isRevised ? "grahamRevised" : "graham";
  const outcome = results[model];
  if (outcome.value === null) return null;
  const { value, multiple, warnings } = outcome;
  const { graham, bondYield } = results.chosen;
  const points = formats.number(graham.growth * 100, 1);
  const scale = isRevised
    ? ` × ${formats.number(GRAHAM_BOND_YIELD * 100, 1)} ÷ ${formats.number(bondYield * 100, 2)}`
    : "";
  const { noGrowthMultiple, growthMultiplier } = graham;
  const bracket = `(${formats.number(noGrowthMultiple, 1)} + ${formats.number(growthMultiplier, 1)} × ${points})`;
  return (
    <ResultCard title={text("valuation.formula")}>
      <p className={styles.symbols}>{text(isRevised ? "valuation.formula.revised" : "valuation.formula.classic")}</p>
      <p className={styles.numbers}>
        {`${formats.number(graham.eps)} × ${bracket}${scale} = `}
        <ComputedFigure
          value={value}
          provenance={provenances[model]}
          label={text("valuation.value")}
          format={formats.price}
          className={styles.value}
        />
      </p>
      <p className={styles.note}>
        {interpolate(text("valuation.multiple", placeholders("multiple")), {
          multiple: <b>{formats.number(multiple, 1)}</b>,
        })}
      </p>
      {warnings.map(({ code }) => (
        <p key={code} className={styles.warning}>
          {text(`valuation.warning.${code}`)}
        </p>
      ))}
    </ResultCard>
  );
}

/** The results of all of Graham's formulas: implied growth, the formulas of 1962 and 1974, and the Graham number. */
export function OtherGrahamFormulas({ provenances }: { readonly provenances: Provenances }) {
  const locale = useLocale();
  const amounts = useSentenceAmounts();
  const { text, formats } = locale;
  const { price, change } = formats;
  const results = useValuationState((state) => state.results);
  const rows = [
    {
      name: "implied",
      outcome: results.implied.grahamGrowth,
      provenance: provenances.expectedEarnings,
      format: change,
    },
    { name: "classic", outcome: results.graham, provenance: provenances.graham, format: price },
    { name: "revised", outcome: results.grahamRevised, provenance: provenances.grahamRevised, format: price },
    { name: "number", outcome: results.grahamNumber, provenance: provenances.grahamNumber, format: price },
  ] as const;
  return (
    <ResultCard title={text("valuation.grahamOthers")}>
      <dl>
        {rows.map(({ name, outcome, provenance, format }) => (
          <div key={name} className={styles.row}>
            <dt>
              {text(`valuation.grahamOther.${name}`)}
              <span className={styles.how}>{text(`valuation.grahamHow.${name}`)}</span>
            </dt>
            <dd>
              {outcome.value === null ? (
                <span className={styles.none}>{refusalWords(outcome, locale, amounts).sentence}</span>
              ) : (
                <ComputedFigure
                  value={outcome.value}
                  provenance={provenance}
                  label={text(`valuation.grahamOther.${name}`)}
                  format={(value) => format(value)}
                  explanation={text(`valuation.grahamHow.${name}`)}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </ResultCard>
  );
}
