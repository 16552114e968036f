import type { LanguageCode } from "@plumbline/contract";
import { type CheckId, checkOf, isCheckId, ruleFor, type Thresholds } from "@plumbline/core/checks";
import type { CompanyType } from "@plumbline/core/fundamentals";
import { type FieldFault, faultyFields } from "../../http/index.ts";

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

type ThresholdProblem = "unknown" | "repeated" | "outOfBounds";

/** What is wrong with a moved threshold, and what would be right. */
export const THRESHOLD_PROBLEMS: Readonly<Record<ThresholdProblem, Readonly<Record<LanguageCode, string>>>> = {
  unknown: {
    en: "There is no check {id}. Checks are named such as O1, G3, F12 or D5",
    es: "No existe el criterio {id}. Los criterios se llaman, por ejemplo, O1, G3, F12 o D5",
    fr: "Le critère {id} n’existe pas. Les critères s’appellent par exemple O1, G3, F12 ou D5",
    "zh-Hans": "没有检查项 {id}。检查项的编号形如 O1、G3、F12 或 D5",
    "zh-Hant": "沒有檢核項目 {id}。檢核項目的編號形如 O1、G3、F12 或 D5",
  },
  repeated: {
    en: "{id} is given more than once. Give each check one threshold",
    es: "{id} aparece más de una vez. Indique un solo umbral por criterio",
    fr: "{id} est indiqué plusieurs fois. Indiquez un seul seuil par critère",
    "zh-Hans": "{id} 出现了多次。每个检查项只能有一个阈值",
    "zh-Hant": "{id} 出現了多次。每個檢核項目只能有一個門檻",
  },
  outOfBounds: {
    en: "The threshold of {id} can be from {min} to {max}, not {given}",
    es: "El umbral de {id} puede ir de {min} a {max}, no {given}",
    fr: "Le seuil de {id} peut aller de {min} à {max}, pas {given}",
    "zh-Hans": "{id} 的阈值应在 {min} 至 {max} 之间，不能是 {given}",
    "zh-Hant": "{id} 的門檻應介於 {min} 至 {max} 之間，不能是 {given}",
  },
};
