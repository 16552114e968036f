import type { CallOutput } from "@plumbline/contract/calls";
import { useMemo } from "react";
import { MISSING } from "../../format/index.ts";
import { FigureValue, Panel } from "../../ui/index.ts";
import { originOf } from "./figure-origin.ts";
import { kindWriter } from "./input-writer.ts";
import styles from "./PiotroskiCard.module.css";
import { type SignalLine, signalLines } from "./piotroski-signals.ts";
import { StandingMark } from "./StandingMark.tsx";
import { useSpeaker } from "./use-speaker.ts";

/** The nine signals of Piotroski with their numbers. */
export function PiotroskiCard({ piotroski }: Pick<CallOutput<"checks">, "piotroski">) {
  const { text } = useSpeaker();
  return (
    <Panel title={text("checks.piotroski")} note={text("checks.piotroskiNote")}>
      {piotroski ? <Score piotroski={piotroski} /> : <p className={styles.none}>{text("checks.piotroskiNone")}</p>}
    </Panel>
  );
}

interface ScoreProps {
  readonly piotroski: NonNullable<CallOutput<"checks">["piotroski"]>;
}

/** The score with the report that it and all of its signals were made of. */
function Score({ piotroski: { score, available, provenance, signals } }: ScoreProps) {
  const speaker = useSpeaker();
  const { text, formats } = speaker;
  // Which figure a reader asks about is told by its identity.
  const figure = useMemo(() => ({ value: score, provenance }), [score, provenance]);
  return (
    <>
      <p className={styles.score}>
        <FigureValue
          figure={figure}
          label={text("checks.piotroski")}
          format={(value) =>
            text("checks.piotroskiScore", { score: formats.count(value), available: formats.count(available) })
          }
        />
        <span className={styles.from}>{originOf(provenance, speaker)}</span>
      </p>
      <ul>
        {signalLines(signals).map((line) => (
          <Signal key={line.name} line={line} />
        ))}
      </ul>
    </>
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
