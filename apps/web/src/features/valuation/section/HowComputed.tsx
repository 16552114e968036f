import { type ReactNode, useState } from "react";
import { useLocale } from "../../../i18n/index.ts";
import { RuleLink } from "../../../ui/index.ts";
import { ComputedFigure, type Provenances } from "../figures/ComputedFigure.tsx";
import { useValuationState } from "../store/valuation-store.ts";
import styles from "./HowComputed.module.css";

interface HowComputedProps {
  readonly sentence: string;
  /** Ids of the rules, such as `DCF-01`. */
  readonly rules: readonly string[];
  /** The formula with its numbers; rendered only while it is open, so that a moved slider does not wait for it. */
  readonly children: ReactNode;
}

/** A disclosure that explains how the numbers of a table or chart are computed. */
export function HowComputed({ sentence, rules, children }: HowComputedProps) {
  const { text } = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.how} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text("valuation.how")}</summary>
      {isOpen && (
        <div className={styles.body}>
          <p>{sentence}</p>
          {children}
          <p className={styles.rules}>
            {text("valuation.how.rules")}{" "}
            {rules.map((rule) => (
              <RuleLink key={rule} id={rule} />
            ))}
          </p>
        </div>
      )}
    </details>
  );
}

/** The formulas of the projection's first year and of the terminal value, with their numbers. */
export function ProjectionFormulas({ provenance }: { readonly provenance: Provenances["dcf"] }) {
  const { text, formats } = useLocale();
  const { compact, number, percent } = formats;
  const { dcf, chosen } = useValuationState(({ results }) => results);
  if (dcf.value === null) return null;
  const { rows, presentValueOfTerminal } = dcf;
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return null;
  const { baseFlow, terminalGrowth, wacc } = chosen.dcf;
  const perpetuity = `× (1 + ${percent(terminalGrowth)}) ÷ (${percent(wacc)} − ${percent(terminalGrowth)})`;
  const figure = (value: number, label: string) => (
    <ComputedFigure value={value} provenance={provenance} label={label} format={compact} />
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

/** The formula of the value with the chosen inputs; a sensitivity table varies one or two of them. */
export function ValueFormula({ provenance }: { readonly provenance: Provenances["dcf"] }) {
  const { text, formats } = useLocale();
  const { dcf, chosen } = useValuationState(({ results }) => results);
  const { compact, price } = formats;
  if (dcf.value === null) return null;
  const { presentValueOfFlows, presentValueOfTerminal, netDebt, value } = dcf;
  const debt = netDebt < 0 ? `+ ${compact(-netDebt)}` : `− ${compact(netDebt)}`;
  return (
    <FormulaLine
      name={text("valuation.how.asChosen")}
      formula={`(${compact(presentValueOfFlows)} + ${compact(presentValueOfTerminal)} ${debt}) ÷ ${compact(chosen.dcf.shares)}`}
      result={
        <ComputedFigure value={value} provenance={provenance} label={text("valuation.dcfValue")} format={price} />
      }
    />
  );
}

interface FormulaLineProps {
  /** The name of the result, such as a year. */
  readonly name: string;
  /** The formula with its numbers. */
  readonly formula: string;
  readonly result: ReactNode;
}

/** One computation with its numbers. */
function FormulaLine({ name, formula, result }: FormulaLineProps) {
  return (
    <p className={styles.line}>
      <span className={styles.name}>{name}</span> {formula} = <b>{result}</b>
    </p>
  );
}
