import { type ChosenModel, GRAHAM_BOND_YIELD, type GrahamValuation } from "@plumbline/core/valuation/model";
import { Card } from "../dcf/Card.tsx";
import { LiveFigure } from "../live/LiveFigure.tsx";
import type { Proofs } from "../live/proofs.ts";
import { filled, gaps } from "../words/filled.tsx";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./GrahamFormula.module.css";

interface GrahamFormulaProps {
  readonly outcome: GrahamValuation;
  readonly chosen: ChosenModel;
  readonly isRevised: boolean;
  readonly proof: Proofs["graham"];
}

/** The formula in symbols and with its numbers. */
export function GrahamFormula({ outcome, chosen: { graham, bondYield }, isRevised, proof }: GrahamFormulaProps) {
  const { text, formats } = useSpeaker();
  const { value, multiple, warnings } = outcome;
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
          proof={proof}
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
