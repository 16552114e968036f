import type { WireEvaluation } from "@plumbline/contract";
import { useLocale, useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import { AlertLink } from "../../ui/AlertLink.tsx";
import { Citation } from "../../ui/Citation.tsx";
import { FigureValue, Link, RuleLink } from "../../ui/index.ts";
import styles from "./CheckEvidence.module.css";
import { writeValue } from "./check-value.ts";
import { type CheckWord, formulaWord } from "./check-words.ts";
import { inputWord } from "./input-words.ts";
import { formulaTokens, inputWriter, originOf } from "./input-writer.ts";

interface CheckEvidenceProps {
  readonly id: string;
  readonly check: WireEvaluation;
  readonly name: string;
  readonly word: CheckWord | null;
}

/** The evidence of a check: its formula, its inputs and the source of its rule. */
export function CheckEvidence({ id, check, name, word }: CheckEvidenceProps) {
  const locale = useLocale();
  const { text, formats } = locale;
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
                format={(number) => writeValue(number, check, locale)}
                className={styles.result}
              />
            </>
          )}
        </p>
        <h3 className={styles.title}>{text("checks.rule")}</h3>
        <p>
          <RuleLink id={check.id} /> <Citation id={check.id} source={source} />
        </p>
        <p className={styles.lab} data-print="hide">
          <Link to={labAddress(check)}>{text("checks.lab")}</Link>
          <AlertLink about={`check.${check.id}`} look="quiet">
            {text("checks.alert")}
          </AlertLink>
        </p>
      </section>
      <section>
        <h3 className={styles.title}>
          {text("checks.inputs")}
          <span className={styles.note}>{text(`checks.inputsUnit.${formats.scale}`)}</span>
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

/** Address of the study of returns after companies passed the check, at the current threshold. */
function labAddress({ id, isMoved, threshold }: WireEvaluation): string {
  return writeAddress("/pages/basic-search", { lab: id, th: isMoved ? String(threshold) : undefined });
}

interface CheckFormulaProps {
  readonly check: Pick<WireEvaluation, "formula">;
  readonly word: CheckWord | null;
}

/** The formula of a check in the reader's language. */
function CheckFormula({ check, word }: CheckFormulaProps) {
  const text = useText();
  const formula = formulaWord(word);
  if (formula) return text(`checks.formula.${formula}`);
  return formulaTokens(check.formula)
    .map((token) => (token.kind === "input" ? text(`checks.input.${token.word}`) : token.text))
    .join("");
}

/** One input of a check with its origin; a history is listed year by year. */
function CheckInput({ input: { name, figures } }: { readonly input: WireEvaluation["inputs"][number] }) {
  const locale = useLocale();
  const { text, formats } = locale;
  const word = inputWord(name);
  const label = word ? text(`checks.input.${word}`) : name;
  const write = inputWriter(name, locale);
  const [only] = figures;
  if (figures.length === 1 && only) {
    return (
      <li className={styles.input}>
        <span className={styles.name}>{label}</span>
        <FigureValue figure={only} label={label} format={write} className={styles.value} />
        <span className={styles.from}>
          {only.value === null ? text(`reason.${only.because}`) : originOf(only.provenance, locale)}
        </span>
      </li>
    );
  }
  return (
    <li className={styles.input}>
      <span className={styles.name}>{label}</span>
      <ol className={styles.years}>
        {figures.map((figure, index) => {
          const end = figure.value === null ? undefined : figure.provenance.periodEnd;
          const year = formats.day(end, "month");
          return (
            // A year without a figure can be identified only by its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={index}>
              <span className={styles.from}>{year}</span>
              <FigureValue figure={figure} label={`${label}, ${year}`} format={write} />
            </li>
          );
        })}
      </ol>
    </li>
  );
}
