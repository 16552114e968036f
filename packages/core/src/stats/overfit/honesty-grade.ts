import {
  type FindingState,
  HONESTY_GRADES,
  HONESTY_RULES,
  type HonestyGrade,
  type HonestyInput,
  type HonestyRule,
} from "./honesty-findings.ts";

/** What a rule found. */
export interface HonestyFinding {
  readonly rule: (typeof HONESTY_RULES)[number]["id"];
  readonly state: FindingState;
  /** The number that was judged; null where it is unknown. */
  readonly value: number | null;
  /** The best grade that this finding leaves; null where it leaves any. */
  readonly cap: HonestyGrade | null;
}

/** How far a backtest is to be believed, with all reasons. */
export interface HonestyReport {
  readonly grade: HonestyGrade;
  /** Sum of the marks against it. */
  readonly marks: number;
  /** In the order of the rules. */
  readonly findings: readonly HonestyFinding[];
}

/** What is not known counts like a warning: not to look must not pay. */
const MARKS: Readonly<Record<FindingState, number>> = { pass: 0, warn: 1, unknown: 1, fail: 3 };
/** The most marks of each grade from A to E. */
const MAX_MARKS = [2, 5, 9, 14, 20];

/**
 * Grades how far a backtest is to be believed: not how much it earned. Each finding that fails is three marks against it,
 * each warning and each unknown one. Some findings cap the grade whatever the others are.
 *
 * @param input What is known of the backtest.
 * @returns The grade, A to F, and every finding with the number that it judged.
 * @see docs/rules.md, "How a backtest is graded"
 *
 * @example
 * const { grade, findings } = honestyGrade(input);
 * findings[2]; // { rule: "HON-03", state: "fail", value: 12, cap: "D" }
 */
export function honestyGrade(input: HonestyInput): HonestyReport {
  const findings = HONESTY_RULES.map((rule): HonestyFinding => findingOf(rule, input));
  const marks = findings.reduce((sum, { state }) => sum + MARKS[state], 0);
  const byMarks = MAX_MARKS.filter((most) => marks > most).length;
  const places = findings.map(({ cap }) => (cap === null ? 0 : HONESTY_GRADES.indexOf(cap)));
  const grade = HONESTY_GRADES[Math.max(byMarks, ...places)] as HonestyGrade;
  return { grade, marks, findings };
}

function findingOf(rule: HonestyRule, input: HonestyInput): HonestyFinding {
  const number = rule.valueOf(input);
  const value = number === null || Number.isNaN(number) ? null : number;
  const state = value === null ? "unknown" : rule.judge(value);
  return { rule: rule.id as HonestyFinding["rule"], state, value, cap: rule.caps?.[state] ?? null };
}
