import { INDICATOR_IDS, INDICATORS, type IndicatorId, type IndicatorParameter } from "@plumbline/core/words";

/** An indicator that a reader has put on a chart. */
export interface ChosenIndicator {
  readonly id: IndicatorId;
  /** Which of its panes: 0 unless it has several, as Bollinger bands have their width. */
  readonly pane: number;
  /** Of its parameters, in their order. */
  readonly values: readonly number[];
}

/** More would leave the prices no room. */
export const MAX_INDICATORS = 8;

const FORM = /^([a-zA-Z]+)(?:\.(\d))?\(([\d.,]*)\)$/;

/** What is offered, each with its defaults. */
export const OFFERED: readonly ChosenIndicator[] = INDICATOR_IDS.flatMap((id) =>
  INDICATORS[id].panes.map((_, pane) => ({ id, pane, values: parametersOf(id).map((known) => known.default) })),
);

export function parametersOf(id: IndicatorId): readonly IndicatorParameter[] {
  return INDICATORS[id].parameters;
}

/**
 * Reads indicators from an address or from the storage of an earlier visit; anything else is left out.
 *
 * @example
 * readIndicators("sma(50)~bollinger.1(20,2)"); // the average of 50 bars, and the width of Bollinger bands
 */
export function readIndicators(text: string): ChosenIndicator[] {
  return text
    .split("~")
    .flatMap((piece) => readIndicator(piece) ?? [])
    .slice(0, MAX_INDICATORS);
}

/** Writes indicators for an address; empty for none. */
export function writeIndicators(chosen: readonly ChosenIndicator[]): string {
  return chosen.map(({ id, pane, values }) => `${id}${pane > 0 ? `.${pane}` : ""}(${values.join(",")})`).join("~");
}

function readIndicator(piece: string): ChosenIndicator | null {
  const [, name, pane = "0", numbers = ""] = FORM.exec(piece) ?? [];
  const id = INDICATOR_IDS.find((known) => known === name);
  if (!id || Number(pane) >= INDICATORS[id].panes.length) return null;
  const given = numbers === "" ? [] : numbers.split(",").map(Number);
  const values = parametersOf(id).map((known, i) => given[i] ?? known.default);
  const isValid = parametersOf(id).every((known, i) => isWithin(values[i] as number, known));
  return isValid ? { id, pane: Number(pane), values } : null;
}

/** Whether a parameter may have a value. */
function isWithin(value: number, { minimum, maximum, isWhole }: IndicatorParameter): boolean {
  return value >= minimum && value <= maximum && (!isWhole || Number.isInteger(value));
}

/** Names an indicator among those of a chart: two may be equal. */
export function keyOf({ id, pane, values }: ChosenIndicator, place: number): string {
  return `${place} ${id} ${pane} ${values.join(" ")}`;
}
