import type { CallOutput } from "@plumbline/contract/calls";
import { MISSING } from "../../format/index.ts";
import { Panel } from "../../ui/index.ts";
import { kindWriter } from "./input-writer.ts";
import styles from "./PiotroskiCard.module.css";
import { type SignalLine, signalLines } from "./piotroski-signals.ts";
import { StandingMark } from "./StandingMark.tsx";
import { useSpeaker } from "./use-speaker.ts";

/** The nine signals of Piotroski with their numbers. */
export function PiotroskiCard({ piotroski }: Pick<CallOutput<"getStockInfo">, "piotroski">) {
  const { text, formats } = useSpeaker();
  return (
    <Panel title={text("checks.piotroski")} note={text("checks.piotroskiNote")}>
      {piotroski ? (
        <>
          <p className={styles.score}>
            {text("checks.piotroskiScore", {
              score: formats.count(piotroski.score),
              available: formats.count(piotroski.available),
            })}
          </p>
          <ul>
            {signalLines(piotroski.signals).map((line) => (
              <Signal key={line.name} line={line} />
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.none}>{text("checks.piotroskiNone")}</p>
      )}
    </Panel>
  );
}

function Signal({ line: { word, name, kind, standing, value, against } }: { readonly line: SignalLine }) {
  const speaker = useSpeaker();
  const { text } = speaker;
  // A count of shares has no room for its unit beside another one; the name of the signal says what is counted.
  const write = kind === "shares" ? speaker.formats.compact : kindWriter(kind, speaker);
  const written = (number: number | null): string => (number === null ? MISSING : write(number));
  return (
    <li className={styles.signal}>
      <StandingMark standing={standing} />
      <span>{word ? text(`checks.signal.${word}`) : name}</span>
      <span className={styles.numbers}>
        {text("checks.against", { value: written(value), against: written(against) })}
      </span>
    </li>
  );
}
