import type { CallOutput } from "@plumbline/contract/calls";

type Signal = NonNullable<CallOutput<"checks">["piotroski"]>["signals"][number];

/** What the two numbers of each signal are. */
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

export type SignalWord = keyof typeof KINDS;

/** A signal as a line of the card. */
export interface SignalLine {
  /** Null for a signal that is newer than this page. */
  readonly word: SignalWord | null;
  readonly name: string;
  readonly kind: (typeof KINDS)[SignalWord];
  readonly standing: "passed" | "failed" | "unknown";
  readonly value: number | null;
  readonly against: number | null;
}

const STANDINGS = { pass: "passed", fail: "failed", na: "unknown" } as const;

/** The signals as lines; the name of each begins with the word for it, such as "F1 ROA > 0". */
export function signalLines(signals: readonly Signal[]): SignalLine[] {
  return signals.map(({ name, result, value, against }) => {
    const [first = ""] = name.split(" ");
    const word = Object.hasOwn(KINDS, first) ? (first as SignalWord) : null;
    return { word, name, kind: KINDS[word ?? "F6"], standing: STANDINGS[result], value, against };
  });
}
