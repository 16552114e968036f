import { GRAHAM_BOND_YIELD } from "@plumbline/core/valuation/model";
import { LiveFigure, type Proofs } from "../figures/ComputedFigure.tsx";
import { filled, gaps } from "../figures/interpolate.tsx";
import { useSpeaker } from "../figures/locale.ts";
import { refusalWords } from "../figures/RefusalNotice.tsx";
import { Card } from "../section/ResultCard.tsx";
import { useLive } from "../store/valuation-store.ts";
import styles from "./GrahamFormulas.module.css";

/** The formula in symbols and with its numbers. */
export function GrahamFormula({ proofs }: { readonly proofs: Proofs }) {
  const { text, formats } = useSpeaker();
  const live = useLive((state) => state.live);
  const isRevised = useLive(({ choice }) => choice.isRevised);
  const model = isRevised ? "grahamRevised" : "graham";
  const outcome = live[model];
  if (outcome.value === null) return null;
  const { value, multiple, warnings } = outcome;
  const { graham, bondYield } = live.chosen;
  const points = formats.number(graham.growth * 100, 1);
  const scale = isRevised
    ? ` × ${formats.number(GRAHAM_BOND_YIELD * 100, 1)} ÷ ${formats.number(bondYield * 100, 2)}`
    : "";
  const { noGrowthMultiple, growthMultiplier } = graham;
  const bracket = `(${formats.number(noGrowthMultiple, 1)} + ${formats.number(growthMultiplier, 1)} × ${points})`;
  return (
    <Card title={text("valuation.formula")}>
      <p className={styles.symbols}>{text(isRevised ? "valuation.formula.revised" : "valuation.formula.classic")}</p>
      <p className={styles.numbers}>
        {`${formats.price(graham.eps)} × ${bracket}${scale} = `}
        <LiveFigure
          value={value}
          proof={proofs[model]}
          label={text("valuation.value")}
          format={formats.price}
          className={styles.value}
        />
      </p>
      <p className={styles.note}>
        {filled(text("valuation.multiple", gaps("multiple")), { multiple: <b>{formats.number(multiple, 1)}</b> })}
      </p>
      {warnings.map(({ code }) => (
        <p key={code} className={styles.warning}>
          {text(`valuation.warning.${code}`)}
        </p>
      ))}
    </Card>
  );
}

/** What Graham's other formulas say: the growth in the price, the revision of 1974, the Graham number. */
export function GrahamOthers({ proofs }: { readonly proofs: Proofs }) {
  const speaker = useSpeaker();
  const { text, formats } = speaker;
  const { price, change } = formats;
  const live = useLive((state) => state.live);
  const rows = [
    { name: "implied", outcome: live.implied.grahamGrowth, proof: proofs.expectedEarnings, format: change },
    { name: "classic", outcome: live.graham, proof: proofs.graham, format: price },
    { name: "revised", outcome: live.grahamRevised, proof: proofs.grahamRevised, format: price },
    { name: "number", outcome: live.grahamNumber, proof: proofs.grahamNumber, format: price },
  ] as const;
  return (
    <Card title={text("valuation.grahamOthers")}>
      <dl className={styles.rows}>
        {rows.map(({ name, outcome, proof, format }) => (
          <div key={name} className={styles.row}>
            <dt>
              {text(`valuation.grahamOther.${name}`)}
              <span className={styles.how}>{text(`valuation.grahamHow.${name}`)}</span>
            </dt>
            <dd>
              {outcome.value === null ? (
                <span className={styles.none}>{refusalWords(outcome, speaker).sentence}</span>
              ) : (
                <LiveFigure
                  value={outcome.value}
                  proof={proof}
                  label={text(`valuation.grahamOther.${name}`)}
                  format={(value) => format(value)}
                  explanation={text(`valuation.grahamHow.${name}`)}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
