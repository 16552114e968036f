import { formFamily } from "@plumbline/core/filings";
import type { Day } from "@plumbline/core/time";

/** The form of the annual reports of a company from a day on. */
export interface AnnualForm {
  readonly since: Day;
  readonly family: "10-K" | "20-F" | "40-F";
}

/**
 * When a company changed the form of its annual reports, the first one included.
 *
 * @param filed Its facts and filings, in any order.
 * @returns Oldest first.
 */
export function annualFormsOf(filed: readonly { readonly form: string; readonly filed: Day }[]): readonly AnnualForm[] {
  // A company has many thousands of facts, and few forms and days.
  const daysOf = new Map<string, Set<Day>>();
  for (const { form, filed: since } of filed) {
    const days = daysOf.get(form);
    if (days) days.add(since);
    else daysOf.set(form, new Set([since]));
  }
  const firstOf = new Map<string, AnnualForm>();
  for (const [form, days] of daysOf) {
    const family = annualFamily(form);
    if (family === null) continue;
    for (const since of days) firstOf.set(`${since} ${family}`, { since, family });
  }
  const all = [...firstOf.values()].sort((a, b) => a.since - b.since || (a.family < b.family ? -1 : 1));
  return all.filter(({ family }, k) => family !== all[k - 1]?.family);
}

function annualFamily(form: string): AnnualForm["family"] | null {
  const family = formFamily(form);
  return family === "10-K" || family === "20-F" || family === "40-F" ? family : null;
}
