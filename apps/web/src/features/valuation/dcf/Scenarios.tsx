import { type Scenario, upside } from "@plumbline/core/valuation/model";
import { MISSING } from "../../../format/index.ts";
import { type Locale, useLocale } from "../../../i18n/index.ts";
import { Change, Table } from "../../../ui/index.ts";
import type { Provenances } from "../figures/ComputedFigure.tsx";
import { ComputedFigure } from "../figures/ComputedFigure.tsx";
import { refusalWords } from "../figures/RefusalNotice.tsx";
import { useSentenceAmounts } from "../figures/sentence-amounts.ts";
import { ResultCard } from "../section/ResultCard.tsx";
import { useValuationState } from "../store/valuation-store.ts";
import styles from "./Scenarios.module.css";

interface ScenariosProps {
  readonly price: number | null;
  readonly provenance: Provenances["dcf"];
}

const RATES = ["shortTermGrowth", "longTermGrowth", "terminalGrowth", "wacc"] as const;

/** The value in the bear, base and bull scenario, with the rates of each. */
export function Scenarios({ price, provenance }: ScenariosProps) {
  const locale = useLocale();
  const amounts = useSentenceAmounts();
  const { text, formats } = locale;
  const scenarios = useValuationState(({ results }) => results.scenarios);
  if (scenarios.length === 0) return null;
  return (
    <ResultCard title={text("valuation.scenarios")} note={text("valuation.scenariosNote")}>
      <Table figures lines={false} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text("valuation.rate")}</span>
            </th>
            {scenarios.map(({ name }) => (
              <th key={name} scope="col">
                {text(`valuation.scenario.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RATES.map((rate) => (
            <tr key={rate}>
              <th scope="row">{text(`valuation.short.${rate}`)}</th>
              {scenarios.map(({ name, inputs }) => (
                <td key={name}>{formats.percent(inputs[rate])}</td>
              ))}
            </tr>
          ))}
          <tr className={styles.values}>
            <th scope="row">{text("valuation.value")}</th>
            {scenarios.map((scenario) => (
              <td key={scenario.name}>
                <ScenarioValue scenario={scenario} provenance={provenance} locale={locale} />
              </td>
            ))}
          </tr>
          {price !== null && (
            <tr>
              <th scope="row">{text("valuation.upside")}</th>
              {scenarios.map(({ name, outcome }) => (
                <td key={name}>
                  <Change fraction={outcome.value === null ? null : upside(outcome.value, price)} arrow={false} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </Table>
      <dl className={styles.refusals}>
        {scenarios.map(
          ({ name, outcome }) =>
            outcome.value === null && (
              <div key={name}>
                <dt>{text(`valuation.scenario.${name}`)}</dt>
                <dd>{refusalWords(outcome, locale, amounts).sentence}</dd>
              </div>
            ),
        )}
      </dl>
    </ResultCard>
  );
}

interface ScenarioValueProps {
  readonly scenario: Scenario;
  readonly provenance: Provenances["dcf"];
  readonly locale: Locale;
}

function ScenarioValue({ scenario: { name, outcome }, provenance, locale }: ScenarioValueProps) {
  if (outcome.value === null) return MISSING;
  const label = locale.text(`valuation.scenario.${name}`);
  return <ComputedFigure value={outcome.value} provenance={provenance} label={label} format={locale.formats.price} />;
}
