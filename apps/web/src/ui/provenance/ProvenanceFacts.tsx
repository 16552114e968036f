import { useFormats, useText } from "../../i18n/index.ts";
import { RuleLink } from "../RuleLink.tsx";
import { FilingLink } from "./FilingLink.tsx";
import styles from "./ProvenanceFacts.module.css";
import { type Fact, type KnownFigure, provenanceFacts } from "./provenance-facts.ts";
import { provenanceRequest } from "./provenance-request.ts";

interface ProvenanceFactsProps extends Pick<KnownFigure, "provenance"> {
  /** The stock of the figure, where that is not the one of the address. */
  readonly code?: string | undefined;
}

/** Where a figure comes from: period, formula, report, source. */
export function ProvenanceFacts({ provenance, code }: ProvenanceFactsProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <dl className={styles.facts}>
      {provenanceFacts({ provenance }, text, formats).map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>
            {fact.isFiling ? (
              <FilingLink accession={fact.value} code={code} onOpen={close} />
            ) : (
              <FactValue value={fact.value} rules={fact.rules} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const close = (): void => provenanceRequest.write(null);

/** The value of a fact; the rules that it cites are links, which close the popover. */
function FactValue({ value, rules }: Pick<Fact, "value" | "rules">) {
  const [rule, ...others] = rules;
  if (rule === undefined) return value;
  const start = value.indexOf(rule);
  return (
    <>
      {value.slice(0, start)}
      <RuleLink id={rule} onClick={close} />
      <FactValue value={value.slice(start + rule.length)} rules={others} />
    </>
  );
}
