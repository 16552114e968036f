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
  const families = new Map<string, AnnualForm["family"] | null>();
  const firstOf = new Map<string, AnnualForm>();
  for (const { form, filed: since } of filed) {
    const family = families.get(form) ?? annualFamily(form);
    families.set(form, family);
    if (family !== null) firstOf.set(`${since} ${family}`, { since, family });
  }
  const all = [...firstOf.values()].sort((a, b) => a.since - b.since || (a.family < b.family ? -1 : 1));
  return all.filter(({ family }, k) => family !== all[k - 1]?.family);
}

function annualFamily(form: string): AnnualForm["family"] | null {
  const family = formFamily(form);
  return family === "10-K" || family === "20-F" || family === "40-F" ? family : null;
}
