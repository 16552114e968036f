import type { Scenario } from "@plumbline/core/valuation/model";
import { upside } from "@plumbline/core/valuation/model";
import { MISSING } from "../../../format/index.ts";
import { Change } from "../../../ui/index.ts";
import type { Proofs } from "../figures/ComputedFigure.tsx";
import { LiveFigure } from "../figures/ComputedFigure.tsx";
import { type Speaker, useSpeaker } from "../figures/locale.ts";
import { refusalWords } from "../figures/RefusalNotice.tsx";
import { Card } from "../section/ResultCard.tsx";
import { useLive } from "../store/valuation-store.ts";
import styles from "./Scenarios.module.css";

interface ScenariosProps {
  readonly price: number | null;
  readonly proof: Proofs["dcf"];
}

const RATES = ["shortTermGrowth", "longTermGrowth", "terminalGrowth", "wacc"] as const;

/** The value in a bad, the given and a good world, with the rates of each. */
export function Scenarios({ price, proof }: ScenariosProps) {
  const speaker = useSpeaker();
  const { text, formats } = speaker;
  const scenarios = useLive(({ live }) => live.scenarios);
  if (scenarios.length === 0) return null;
  return (
    <Card title={text("valuation.scenarios")} note={text("valuation.scenariosNote")}>
      <table className={styles.table}>
        <thead>
          <tr className={styles.head}>
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
                <td key={name}>{formats.percent(inputs[rate], 1)}</td>
              ))}
            </tr>
          ))}
          <tr className={styles.values}>
            <th scope="row">{text("valuation.value")}</th>
            {scenarios.map((scenario) => (
              <td key={scenario.name}>
                <Outcome scenario={scenario} proof={proof} speaker={speaker} />
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
      </table>
      <dl className={styles.refusals}>
        {scenarios.map(
          ({ name, outcome }) =>
            outcome.value === null && (
              <div key={name}>
                <dt>{text(`valuation.scenario.${name}`)}</dt>
                <dd>{refusalWords(outcome, speaker).sentence}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}

interface OutcomeProps {
  readonly scenario: Scenario;
  readonly proof: Proofs["dcf"];
  readonly speaker: Speaker;
}

function Outcome({ scenario: { name, outcome }, proof, speaker }: OutcomeProps) {
  if (outcome.value === null) return MISSING;
  const label = speaker.text(`valuation.scenario.${name}`);
  return <LiveFigure value={outcome.value} proof={proof} label={label} format={speaker.formats.price} />;
}
