import { useLocale } from "../../../i18n/index.ts";
import { cssPercent, Table } from "../../../ui/index.ts";
import type { Provenances } from "../figures/ComputedFigure.tsx";
import { ComputedFigure } from "../figures/ComputedFigure.tsx";
import { useAmounts } from "../figures/use-amounts.ts";
import { ResultCard } from "../section/ResultCard.tsx";
import { useValuationState } from "../store/valuation-store.ts";
import styles from "./Projection.module.css";

interface ProjectionProps {
  readonly currency: string | null;
  readonly provenance: Provenances["dcf"];
}

/** The ten projected years and the terminal value, one row each. */
export function Projection({ currency, provenance }: ProjectionProps) {
  const { text, formats } = useLocale();
  const dcf = useValuationState(({ results }) => results.dcf);
  const amounts =
    dcf.value === null
      ? []
      : [dcf.terminalValue, ...dcf.rows.flatMap(({ cashFlow, presentValue }) => [cashFlow, presentValue])];
  const { amount, note } = useAmounts(amounts, currency);
  if (dcf.value === null) return null;
  const { rows, terminalValue, presentValueOfTerminal } = dcf;
  const largest = Math.max(presentValueOfTerminal, ...rows.map(({ presentValue }) => presentValue));
  const bar = (of: number) => ({ inlineSize: cssPercent(Math.max(0, of) / largest) });
  return (
    <ResultCard title={text("valuation.projection")} note={note}>
      <Table figures lines={false} className={styles.table}>
        <thead>
          <tr className={styles.head}>
            <th scope="col" className={styles.index}>
              {text("valuation.year")}
            </th>
            <th scope="col" className={styles.growth}>
              {text("valuation.growth")}
            </th>
            <th scope="col">{text("valuation.cashFlow")}</th>
            <th scope="col" className={styles.wide}>
              {text("valuation.factor")}
            </th>
            <th scope="col">{text("valuation.presentValue")}</th>
            <td className={styles.picture} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ year, growth, cashFlow, discountFactor, presentValue }) => (
            <tr key={year}>
              <th scope="row" className={styles.year}>
                {year}
              </th>
              <td>{formats.change(growth)}</td>
              <td>{amount(cashFlow)}</td>
              <td className={styles.wide}>÷ {formats.number(discountFactor, 3)}</td>
              <td>{amount(presentValue)}</td>
              <td className={styles.picture}>
                <span className={styles.bar} style={bar(presentValue)} />
              </td>
            </tr>
          ))}
          <tr className={styles.after}>
            <th scope="row" colSpan={2}>
              {text("valuation.terminal")}
            </th>
            <td>{amount(terminalValue)}</td>
            <td className={styles.wide} />
            <td>
              <ComputedFigure
                value={presentValueOfTerminal}
                provenance={provenance}
                label={text("valuation.step.terminal")}
                format={amount}
                explanation={text("valuation.explain.terminal")}
              />
            </td>
            <td className={styles.picture}>
              <span className={styles.bar} data-after="" style={bar(presentValueOfTerminal)} />
            </td>
          </tr>
        </tbody>
      </Table>
    </ResultCard>
  );
}
