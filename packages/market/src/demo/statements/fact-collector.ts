import type { Day } from "@plumbline/core/time";
import type { Fact } from "../../model/index.ts";
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

/** Opens an empty collection. */
export function factCollector(): FactCollector {
  const columns = new Map<string, Draft[]>();
  return {
    add(statement, filing) {
      const key = `${statement.taxonomy}/${statement.concept}/${statement.unit}`;
      const column = columns.get(key) ?? [];
      if (column.length === 0) columns.set(key, column);
      column.push({ ...statement, ...filing, frame: null });
    },
    facts() {
      const keys = [...columns.keys()].sort(byTagAndUnit);
      return keys.flatMap((key) => framed((columns.get(key) as Draft[]).sort(byPeriod)));
    },
  };
}

function byTagAndUnit(left: string, right: string): number {
  const [one, other] = [left.split("/", 2).join("\u0000"), right.split("/", 2).join("\u0000")];
  if (one !== other) return one < other ? -1 : 1;
  return left < right ? -1 : 1;
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
