import type { LanguageCode } from "@plumbline/contract";
import { type CheckId, checkOf, isCheckId, ruleFor, type Thresholds } from "@plumbline/core/checks";
import type { CompanyType } from "@plumbline/core/fundamentals";
import { type FieldFault, faultyFields } from "../faulty-fields.ts";
import { THRESHOLD_PROBLEMS, type ThresholdProblem } from "./threshold-problems.ts";

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
  const faults: FieldFault[] = [];
  for (const entry of list?.split(",") ?? []) {
    const [id = "", given = ""] = entry.split(":");
    if (!isCheckId(id)) faults.push(fault("unknown", { id }));
    else if (moved[id] !== undefined) faults.push(fault("repeated", { id }));
    else {
      moved[id] = Number(given);
      const { min, max } = boundsOf(id, companyType);
      const isWithin = moved[id] >= min && moved[id] <= max;
      if (!isWithin) faults.push(fault("outOfBounds", { id, given, min, max }));
    }
  }
  if (faults.length === 0) return moved;
  throw faultyFields(faults, language);
}

function boundsOf(id: CheckId, companyType: CompanyType) {
  const check = checkOf(id);
  return (ruleFor(check, companyType) ?? check.rule).bounds;
}

function fault(problem: ThresholdProblem, words: FieldFault["words"]): FieldFault {
  return { path: "thresholds", texts: THRESHOLD_PROBLEMS[problem], words };
}
