import { type ReactNode, useState } from "react";
import { LiveFigure, type Proofs } from "../figures/ComputedFigure.tsx";
import { useSpeaker } from "../figures/locale.ts";
import { useLive } from "../store/valuation-store.ts";
import styles from "./HowComputed.module.css";

interface HowComputedProps {
  readonly sentence: string;
  /** Ids of the rules, such as `DCF-01`. */
  readonly rules: string;
  /** The formula with its numbers; drawn only while it is open, so that a moved slider does not wait for it. */
  readonly children: ReactNode;
}

/** How the numbers of a picture came about. */
export function HowComputed({ sentence, rules, children }: HowComputedProps) {
  const { text } = useSpeaker();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.how} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text("valuation.how")}</summary>
      {isOpen && (
        <div className={styles.body}>
          <p>{sentence}</p>
          {children}
          <p className={styles.rules}>{text("valuation.how.rules", { rules })}</p>
        </div>
      )}
    </details>
  );
}

/** The first year of the projection and what comes after the last, with their numbers. */
export function ProjectionWorking({ proof }: { readonly proof: Proofs["dcf"] }) {
  const { text, formats } = useSpeaker();
  const { compact, number, percent } = formats;
  const { dcf, chosen } = useLive(({ live }) => live);
  if (dcf.value === null) return null;
  const { rows, presentValueOfTerminal } = dcf;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const { baseFlow, terminalGrowth, wacc } = chosen.dcf;
  const perpetuity = `× (1 + ${percent(terminalGrowth)}) ÷ (${percent(wacc)} − ${percent(terminalGrowth)})`;
  const figure = (value: number, label: string) => (
    <LiveFigure value={value} proof={proof} label={label} format={compact} />
  );
  return (
    <>
      <FormulaLine
        name={text("valuation.how.firstYear")}
        formula={`${compact(baseFlow)} × (1 + ${percent(first.growth)}) ÷ ${number(first.discountFactor, 3)}`}
        result={figure(first.presentValue, text("valuation.presentValue"))}
      />
      <FormulaLine
        name={text("valuation.terminal")}
        formula={`${compact(last.cashFlow)} ${perpetuity} ÷ ${number(last.discountFactor, 3)}`}
        result={figure(presentValueOfTerminal, text("valuation.step.terminal"))}
      />
    </>
  );
}

/** The value of a share as chosen, from which a table moves one or two inputs away. */
export function ValueWorking({ proof }: { readonly proof: Proofs["dcf"] }) {
  const { text, formats } = useSpeaker();
  const { dcf, chosen } = useLive(({ live }) => live);
  const { compact, price } = formats;
  if (dcf.value === null) return null;
  const { presentValueOfFlows, presentValueOfTerminal, netDebt, value } = dcf;
  const debt = netDebt < 0 ? `+ ${compact(-netDebt)}` : `− ${compact(netDebt)}`;
  return (
    <FormulaLine
      name={text("valuation.how.asChosen")}
      formula={`(${compact(presentValueOfFlows)} + ${compact(presentValueOfTerminal)} ${debt}) ÷ ${compact(chosen.dcf.shares)}`}
      result={<LiveFigure value={value} proof={proof} label={text("valuation.dcfValue")} format={price} />}
    />
  );
}

interface FormulaLineProps {
  /** What the line computes, such as a year. */
  readonly name: string;
  /** The formula with its numbers filled in. */
  readonly formula: string;
  readonly result: ReactNode;
}

/** One computation with its numbers. */
export function FormulaLine({ name, formula, result }: FormulaLineProps) {
  return (
    <p className={styles.line}>
      <span className={styles.name}>{name}</span> {formula} = <b>{result}</b>
    </p>
  );
}
