import type { WireEvaluation } from "@plumbline/contract";
import { FigureValue } from "../../ui/index.ts";
import styles from "./CheckEvidence.module.css";
import { originOf } from "./figure-origin.ts";
import { inputWord } from "./input-words.ts";
import { inputWriter } from "./input-writer.ts";
import { useSpeaker } from "./use-speaker.ts";

/** One input of a check with where it comes from; a history year by year. */
export function CheckInput({ input: { name, figures } }: { readonly input: WireEvaluation["inputs"][number] }) {
  const speaker = useSpeaker();
  const { text, formats } = speaker;
  const word = inputWord(name);
  const label = word ? text(`checks.input.${word}`) : name;
  const write = inputWriter(name, speaker);
  const [only] = figures;
  if (figures.length === 1 && only) {
    return (
      <li className={styles.input}>
        <span className={styles.name}>{label}</span>
        <FigureValue figure={only} label={label} format={write} className={styles.value} />
        <span className={styles.from}>
          {only.value === null ? text(`reason.${only.because}`) : originOf(only.provenance, speaker)}
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
            // A year without a figure has nothing but its place.
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
