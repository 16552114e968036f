import type { Day } from "@plumbline/core/time";
import type { Fact } from "@plumbline/market/model";
import { calendarFrame } from "./calendar-frame.ts";

/** A number as a filing states it. */
export interface Statement {
  readonly taxonomy: string;
  readonly concept: string;
  readonly unit: string;
  readonly start: Day | null;
  readonly end: Day;
  readonly value: number;
}

/** The filing in which it stands. */
export interface FilingOfFact {
  readonly accession: string;
  readonly form: string;
  readonly filed: Day;
  readonly fiscalYear: number;
  readonly fiscalPeriod: string;
}

/** Gathers the facts of one company. */
export interface FactCollector {
  add(statement: Statement, filing: FilingOfFact): void;
  /** All facts in the order of `CompanyFacts`; of several copies the last filed one bears the frame. */
  facts(): readonly Fact[];
}

type Draft = Fact & { frame: string | null };

/** Opens an empty collection for a filer that files each tag in one unit. */
export function factCollector(): FactCollector {
  const columns = new Map<string, Draft[]>();
  return {
    add({ taxonomy, concept, unit, start, end, value }, { accession, form, filed, fiscalYear, fiscalPeriod }) {
      const column = columns.get(concept) ?? [];
      if (column.length === 0) columns.set(concept, column);
      column.push({
        taxonomy,
        concept,
        unit,
        start,
        end,
        value,
        accession,
        form,
        filed,
        fiscalYear,
        fiscalPeriod,
        frame: null,
      });
    },
    facts: () => [...columns.values()].sort(byTag).flatMap((column) => framed(column.sort(byPeriod))),
  };
}

function byTag([left]: readonly Fact[], [right]: readonly Fact[]): number {
  return `${left?.taxonomy} ${left?.concept}` < `${right?.taxonomy} ${right?.concept}` ? -1 : 1;
}

function byPeriod(left: Fact, right: Fact): number {
  const days = left.end - right.end || (left.start ?? 0) - (right.start ?? 0) || left.filed - right.filed;
  return days || (left.accession < right.accession ? -1 : 1);
}

function framed(column: Draft[]): readonly Fact[] {
  const given = new Set<string>();
  column.forEach((fact, index) => {
    const next = column[index + 1];
    if (next && next.end === fact.end && next.start === fact.start) return;
    const frame = calendarFrame(fact.start, fact.end);
    if (frame === null || given.has(frame)) return;
    given.add(frame);
    fact.frame = frame;
  });
  return column;
}
