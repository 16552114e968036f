import type { WireEvaluation } from "@plumbline/contract";
import { writeAddress } from "../../router/index.ts";
import { FigureValue, Link } from "../../ui/index.ts";
import styles from "./CheckEvidence.module.css";
import { CheckFormula } from "./CheckFormula.tsx";
import { CheckInput } from "./CheckInput.tsx";
import { writeValue } from "./check-value.ts";
import type { CheckWord } from "./check-words.ts";
import { useSpeaker } from "./use-speaker.ts";

interface CheckEvidenceProps {
  readonly id: string;
  readonly check: WireEvaluation;
  readonly name: string;
  readonly word: CheckWord | null;
}

/** What a check was made of: its formula, the figures that went in, and whose rule it is. */
export function CheckEvidence({ id, check, name, word }: CheckEvidenceProps) {
  const speaker = useSpeaker();
  const { text } = speaker;
  const { inputs, source, value } = check;
  return (
    <div id={id} className={styles.evidence}>
      <section>
        <h3 className={styles.title}>{text("checks.formula")}</h3>
        <p>
          <CheckFormula check={check} word={word} />
          {value.value !== null && (
            <>
              {" = "}
              <FigureValue
                figure={value}
                label={name}
                format={(number) => writeValue(number, check, speaker)}
                className={styles.result}
              />
            </>
          )}
        </p>
        <h3 className={styles.title}>{text("checks.rule")}</h3>
        {/* Books and papers are named as they are. */}
        <p lang="en">{source}</p>
        <p className={styles.lab} data-print="hide">
          <Link to={labAddress(check)}>{text("checks.lab")}</Link>
        </p>
      </section>
      <section>
        <h3 className={styles.title}>
          {text("checks.inputs")}
          <span className={styles.note}>{text("checks.inputsUnit")}</span>
        </h3>
        {inputs.length === 0 && <p>{text("checks.noInputs")}</p>}
        <ul className={styles.inputs}>
          {inputs.map((input) => (
            <CheckInput key={input.name} input={input} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Where it is studied what followed when companies passed the check, at the threshold that is looked at. */
function labAddress({ id, isMoved, threshold }: WireEvaluation): string {
  return writeAddress("/pages/basic-search", { lab: id, th: isMoved ? String(threshold) : undefined });
}
