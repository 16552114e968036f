import type { CallOutput } from "@plumbline/contract/calls";
import { useMemo } from "react";
import { MISSING } from "../../format/index.ts";
import { useLocale } from "../../i18n/index.ts";
import { FigureValue, Panel } from "../../ui/index.ts";
import { CheckOutcomeMark } from "./CheckOutcomeMark.tsx";
import { decimalsApart } from "./check-value.ts";
import { kindWriter, originOf } from "./input-writer.ts";
import styles from "./PiotroskiCard.module.css";

/** The nine signals of Piotroski with their numbers. */
export function PiotroskiCard({ piotroski }: Pick<CallOutput<"checks">, "piotroski">) {
  const { text } = useLocale();
  return (
    <Panel title={text("checks.piotroski")} note={text("checks.piotroskiNote")}>
      {piotroski ? <Score piotroski={piotroski} /> : <p className={styles.none}>{text("checks.piotroskiNone")}</p>}
    </Panel>
  );
}

interface ScoreProps {
  readonly piotroski: NonNullable<CallOutput<"checks">["piotroski"]>;
}

/** The score, the report that it comes from, and its signals. */
function Score({ piotroski: { score, available, provenance, signals } }: ScoreProps) {
  const locale = useLocale();
  const { text, formats } = locale;
  // The popover recognizes a figure by its identity, so the object must stay the same.
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
        <span className={styles.from}>{originOf(provenance, locale)}</span>
      </p>
      <ul>
        {signalLines(signals).map((line) => (
          <Signal key={line.name} line={line} />
        ))}
      </ul>
    </>
  );
}

function Signal({ line: { word, name, kind, outcome, value, against } }: { readonly line: SignalLine }) {
  const locale = useLocale();
  const { text } = locale;
  const decimals = decimalsOf({ kind, value, against });
  // Two share counts with units do not fit side by side; the name of the signal tells what is counted.
  const write = kind === "shares" ? locale.formats.compact : kindWriter(kind, locale, decimals);
  const written = (number: number | null): string => (number === null ? MISSING : write(number));
  return (
    <li className={styles.signal}>
      <CheckOutcomeMark outcome={outcome} />
      <span>{word ? text(`checks.signal.${word}`) : name}</span>
      <span className={styles.numbers}>
        {text("checks.against", { value: written(value), against: written(against) })}
      </span>
    </li>
  );
}

type WireSignal = NonNullable<CallOutput<"checks">["piotroski"]>["signals"][number];

/** The kind of the two numbers of each signal. */
const KINDS = {
  F1: "fraction",
  F2: "fraction",
  F3: "fraction",
  F4: "fraction",
  F5: "fraction",
  F6: "times",
  F7: "shares",
  F8: "fraction",
  F9: "times",
} as const;

type SignalWord = keyof typeof KINDS;

/** A signal as a line of the card. */
interface SignalLine {
  /** Null for a signal that is newer than this page. */
  readonly word: SignalWord | null;
  readonly name: string;
  readonly kind: (typeof KINDS)[SignalWord];
  readonly outcome: "passed" | "failed" | "unknown";
  readonly value: number | null;
  readonly against: number | null;
}

/** As many decimals as show which of the two numbers is larger, since the outcome rests on that. */
export function decimalsOf({
  kind,
  value,
  against,
}: Pick<SignalLine, "kind" | "value" | "against">): number | undefined {
  if (value === null || against === null) return undefined;
  const times = kind === "fraction" ? 100 : 1;
  return decimalsApart(value * times, against * times);
}

const OUTCOMES = { pass: "passed", fail: "failed", na: "unknown" } as const;

/** The signals as lines; the name of each starts with its key, such as "F1 ROA > 0". */
export function signalLines(signals: readonly WireSignal[]): SignalLine[] {
  return signals.map(({ name, result, value, against }) => {
    const [first = ""] = name.split(" ");
    const word = Object.hasOwn(KINDS, first) ? (first as SignalWord) : null;
    return { word, name, kind: KINDS[word ?? "F6"], outcome: OUTCOMES[result], value, against };
  });
}
