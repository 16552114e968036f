import type { DcfValuation } from "@plumbline/core/valuation/model";
import { useLocale } from "../../../i18n/index.ts";
import { classNames, cssPercent } from "../../../ui/index.ts";
import { ComputedFigure, type Provenances } from "../figures/ComputedFigure.tsx";
import { useAmounts } from "../figures/use-amounts.ts";
import { ResultCard } from "../section/ResultCard.tsx";
import { useValuationState } from "../store/valuation-store.ts";
import styles from "./Bridge.module.css";

interface BridgeProps {
  readonly currency: string | null;
  readonly provenances: Provenances;
}

/** The bridge from cash flows to the value of one share, step by step. */
export function Bridge({ currency, provenances }: BridgeProps) {
  const { text, formats } = useLocale();
  const { dcf, chosen } = useValuationState(({ results }) => results);
  const steps = dcf.value === null ? null : bridgeLayout(dcf);
  const { amount: writeAmount, note } = useAmounts(steps?.bars.map(({ amount }) => amount) ?? [], currency);
  if (dcf.value === null || steps === null) return null;
  const { bars, zero } = steps;
  const { terminalShare, value } = dcf;
  return (
    <ResultCard title={text("valuation.bridge")} note={note}>
      <ul>
        {bars.map(({ step, amount, isTotal, from, to }) => (
          <li key={step} className={classNames(styles.step, isTotal && styles.total)}>
            <span>{text(`valuation.step.${step}`)}</span>
            <span className={styles.rail} aria-hidden="true">
              <span className={styles.zero} style={{ insetInlineStart: cssPercent(zero) }} />
              <span
                className={styles.bar}
                data-sign={isTotal ? "total" : amount < 0 ? "less" : "more"}
                style={{ insetInlineStart: cssPercent(from), inlineSize: cssPercent(to - from) }}
              />
            </span>
            <ComputedFigure
              value={amount}
              provenance={step === "netDebt" ? provenances.flow : provenances.dcf}
              label={text(`valuation.step.${step}`)}
              format={writeAmount}
              className={styles.amount}
            />
          </li>
        ))}
        <li className={styles.step}>
          <span>{text("valuation.step.shares")}</span>
          <span />
          <span className={styles.amount}>÷ {formats.compact(chosen.dcf.shares)}</span>
        </li>
        <li className={classNames(styles.step, styles.total)}>
          <span>{text("valuation.step.perShare")}</span>
          <span />
          <ComputedFigure
            value={value}
            provenance={provenances.dcf}
            label={text("valuation.step.perShare")}
            format={formats.price}
            className={styles.amount}
          />
        </li>
      </ul>
      <p className={styles.share}>{text("valuation.terminalShare", { share: formats.percent(terminalShare, 0) })}</p>
    </ResultCard>
  );
}

/** Steps from the cash flows to the equity value. */
const BRIDGE_STEPS = ["flows", "terminal", "enterprise", "netDebt", "equity"] as const;
type BridgeStep = (typeof BRIDGE_STEPS)[number];

/** A step as a bar of a waterfall chart. */
interface BridgeBar {
  readonly step: BridgeStep;
  /** Money that the step adds, or the total after it. */
  readonly amount: number;
  /** Whether the amount is a total. */
  readonly isTotal: boolean;
  /** Places from the left (0) to the right (1). */
  readonly from: number;
  readonly to: number;
}

interface BridgeLayout {
  readonly bars: readonly BridgeBar[];
  /** Place of zero. */
  readonly zero: number;
}

/**
 * Lays out the bridge from cash flows to equity value as a waterfall chart.
 */
export function bridgeLayout(valuation: DcfValuation): BridgeLayout {
  const { presentValueOfFlows, presentValueOfTerminal, enterpriseValue, netDebt, equityValue } = valuation;
  const spans: Readonly<Record<BridgeStep, readonly [from: number, to: number]>> = {
    flows: [0, presentValueOfFlows],
    terminal: [presentValueOfFlows, enterpriseValue],
    enterprise: [0, enterpriseValue],
    netDebt: [enterpriseValue, equityValue],
    equity: [0, equityValue],
  };
  const amounts: Readonly<Record<BridgeStep, number>> = {
    flows: presentValueOfFlows,
    terminal: presentValueOfTerminal,
    enterprise: enterpriseValue,
    netDebt: -netDebt,
    equity: equityValue,
  };
  const ends = Object.values(spans).flat();
  const low = Math.min(...ends);
  const high = Math.max(...ends);
  const placeOf = (amount: number): number => (amount - low) / (high - low || 1);
  const bars = BRIDGE_STEPS.map((step) => {
    const [start, end] = spans[step];
    const isTotal = step === "enterprise" || step === "equity";
    return {
      step,
      amount: amounts[step],
      isTotal,
      from: placeOf(Math.min(start, end)),
      to: placeOf(Math.max(start, end)),
    };
  });
  return { bars, zero: placeOf(0) };
}
