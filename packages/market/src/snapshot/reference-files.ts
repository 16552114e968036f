import type { Instrument, Membership, PriceTarget, ReferenceSeries } from "../model/index.ts";
import { checkRising, invalid } from "./check-input.ts";
import type { OutputFolder } from "./disk/index.ts";
import { writeList, writeSeriesColumns, writeTargetBlocks } from "./hot/index.ts";
import {
  writeInstrumentsRecord,
  writeMembershipsRecord,
  writeSeriesRecord,
  writeTargetsRecord,
} from "./record/index.ts";
import { INSTRUMENTS, MEMBERSHIPS } from "./small-files.ts";

/**
 * Holds what is small beside prices and facts (targets, reference series, memberships) until the snapshot is published,
 * so that it is written in one order whatever order it came in.
 */
export class ReferenceFiles {
  readonly #targets = new Map<string, PriceTarget[]>();
  readonly #series = new Map<string, ReferenceSeries>();
  readonly #memberships: Membership[] = [];

  get counts(): { readonly targets: number; readonly series: number } {
    let targets = 0;
    for (const ofSymbol of this.#targets.values()) targets += ofSymbol.length;
    return { targets, series: this.#series.size };
  }

  addTargets(symbol: string, targets: readonly PriceTarget[]): void {
    const known = this.#targets.get(symbol) ?? [];
    for (const target of targets) {
      if (target.symbol !== symbol) throw invalid(`A target of ${target.symbol} was given for ${symbol}.`);
      if (!Number.isFinite(target.target)) throw invalid(`A target of ${symbol} is ${target.target}, not a price.`);
      known.push(target);
    }
    this.#targets.set(symbol, known);
  }

  addSeries(series: ReferenceSeries): void {
    if (this.#series.has(series.name)) throw invalid(`The series ${series.name} was given twice; merge the two first.`);
    if (series.value.length !== series.day.length)
      throw invalid(`The series ${series.name} has a value too many or too few.`);
    checkRising(series.name, series.day);
    this.#series.set(series.name, series);
  }

  addMemberships(memberships: readonly Membership[]): void {
    for (const membership of memberships) this.#memberships.push(membership);
  }

  write(output: OutputFolder, instruments: readonly Instrument[]): void {
    const targets = [...this.#targets]
      .filter(([, ofSymbol]) => ofSymbol.length > 0)
      .sort(byKey)
      .map(sortedTargets);
    writeTargetBlocks(output, targets);
    writeTargetsRecord(
      output,
      targets.flatMap(([, ofSymbol]) => ofSymbol),
    );
    const series = [...this.#series].sort(byKey).map(([, entry]) => entry);
    writeSeriesColumns(output, series);
    writeSeriesRecord(output, series);
    const memberships = this.#memberships.toSorted((a, b) => compare(membershipOrder(a), membershipOrder(b)));
    writeList(output, MEMBERSHIPS, memberships);
    writeMembershipsRecord(output, memberships);
    writeList(output, INSTRUMENTS, instruments);
    writeInstrumentsRecord(output, instruments);
  }
}

function sortedTargets([symbol, targets]: [string, PriceTarget[]]): [string, PriceTarget[]] {
  const order = (a: PriceTarget, b: PriceTarget): number =>
    a.published - b.published || compare(a.firm, b.firm) || compare(JSON.stringify(a), JSON.stringify(b));
  return [symbol, targets.toSorted(order)];
}

function membershipOrder({ index, symbol, from, until }: Membership): string {
  return JSON.stringify([index, symbol, from, until]);
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return compare(a, b);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
