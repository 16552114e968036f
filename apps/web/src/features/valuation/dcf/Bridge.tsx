import type { DcfValuation } from "@plumbline/core/valuation/model";
import { currencyName } from "../../../i18n/index.ts";
import { classNames, cssPercent } from "../../../ui/index.ts";
import { LiveFigure, type Proofs } from "../figures/ComputedFigure.tsx";
import { useSpeaker } from "../figures/locale.ts";
import { Card } from "../section/ResultCard.tsx";
import { useLive } from "../store/valuation-store.ts";
import styles from "./Bridge.module.css";

interface BridgeProps {
  readonly currency: string | null;
  readonly proofs: Proofs;
}

/** From the flows to the value of one share, step by step. */
export function Bridge({ currency, proofs }: BridgeProps) {
  const { text, formats } = useSpeaker();
  const { dcf, chosen } = useLive(({ live }) => live);
  if (dcf.value === null) return null;
  const { bars, zero } = bridge(dcf);
  const { terminalShare, value } = dcf;
  return (
    <Card title={text("valuation.bridge")} note={currencyName(currency, text)}>
      <ul className={styles.steps}>
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
            <LiveFigure
              value={amount}
              proof={step === "netDebt" ? proofs.flow : proofs.dcf}
              label={text(`valuation.step.${step}`)}
              format={formats.compact}
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
          <LiveFigure
            value={value}
            proof={proofs.dcf}
            label={text("valuation.step.perShare")}
            format={formats.price}
            className={styles.amount}
          />
        </li>
      </ul>
      <p className={styles.share}>{text("valuation.terminalShare", { share: formats.percent(terminalShare, 0) })}</p>
    </Card>
  );
}

/** Steps from the flows to what belongs to the shareholders. */
export const BRIDGE_STEPS = ["flows", "terminal", "enterprise", "netDebt", "equity"] as const;
export type BridgeStep = (typeof BRIDGE_STEPS)[number];

/** A step as a bar that floats between where it begins and where it ends. */
export interface BridgeBar {
  readonly step: BridgeStep;
  /** What the step adds, or what there is then: money. */
  readonly amount: number;
  /** Whether it is what there is, and not what is added. */
  readonly isTotal: boolean;
  /** Places from the left (0) to the right (1). */
  readonly from: number;
  readonly to: number;
}

export interface Bridge {
  readonly bars: readonly BridgeBar[];
  /** Place of nothing. */
  readonly zero: number;
}

/**
 * The way from enterprise value to the value of the equity as a waterfall.
 *
 * @param valuation A valuation that exists.
 */
export function bridge(valuation: DcfValuation): Bridge {
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
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const placeOf = (amount: number): number => (amount - low) / (high - low || 1);
  const bars = BRIDGE_STEPS.map((step) => {
    const [one, other] = spans[step].map(placeOf) as [number, number];
    const isTotal = step === "enterprise" || step === "equity";
    return { step, amount: amounts[step], isTotal, from: Math.min(one, other), to: Math.max(one, other) };
  });
  return { bars, zero: placeOf(0) };
}
