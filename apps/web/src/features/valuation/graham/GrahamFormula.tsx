import { GRAHAM_BOND_YIELD } from "@plumbline/core/valuation/model";
import { Card } from "../dcf/Card.tsx";
import { LiveFigure } from "../live/LiveFigure.tsx";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { filled, gaps } from "../words/filled.tsx";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./GrahamFormula.module.css";

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
