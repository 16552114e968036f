import type { LanguageCode } from "@plumbline/contract";
import { type CheckId, checkOf, isCheckId, ruleFor, type Thresholds } from "@plumbline/core/checks";
import type { CompanyType } from "@plumbline/core/fundamentals";
import { Failure } from "../../http/index.ts";
import { THRESHOLD_PROBLEMS, type ThresholdProblem } from "./threshold-problems.ts";

interface Fault {
  readonly problem: ThresholdProblem;
  /** What the sentence about it names. */
  readonly words: Readonly<Record<string, string | number>>;
}

/**
 * Reads moved thresholds such as `O1:20,G2:0.15`, each within what its check allows for the kind of company.
 *
 * @throws {Failure} `invalidParameter` with every entry that names no check, names one twice, or is out of bounds.
 */
export function movedThresholds(
  list: string | undefined,
  { companyType, language }: { readonly companyType: CompanyType; readonly language: LanguageCode },
): Thresholds {
  const moved: Partial<Record<CheckId, number>> = {};
  const faults: Fault[] = [];
  for (const entry of list?.split(",") ?? []) {
    const [id = "", given = ""] = entry.split(":");
    if (!isCheckId(id)) faults.push({ problem: "unknown", words: { id } });
    else if (moved[id] !== undefined) faults.push({ problem: "repeated", words: { id } });
    else {
      moved[id] = Number(given);
      const { min, max } = boundsOf(id, companyType);
      const isWithin = moved[id] >= min && moved[id] <= max;
      if (!isWithin) faults.push({ problem: "outOfBounds", words: { id, given, min, max } });
    }
  }
  if (faults.length === 0) return moved;
  const fields = faults.map((fault) => ({ path: "thresholds", message: sentence(fault, language) }));
  throw new Failure("invalidParameter", { data: { fields } });
}

function boundsOf(id: CheckId, companyType: CompanyType) {
  const check = checkOf(id);
  return (ruleFor(check, companyType) ?? check.rule).bounds;
}

function sentence({ problem, words }: Fault, language: LanguageCode): string {
  return THRESHOLD_PROBLEMS[problem][language].replace(/\{(\w+)\}/g, (_, name: string) => String(words[name]));
}
