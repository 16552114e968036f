import type { WireChart } from "@plumbline/contract";

/** A dividend or a split as a row of a table. */
export type CompanyEvent =
  | { readonly kind: "dividend"; readonly date: string; readonly amount: number }
  | { readonly kind: "split"; readonly date: string; readonly ratio: number };

/** Dividends and splits in one list, the newest first; a split stands above a dividend of the same day. */
export function companyEvents({ dividends, splits }: Pick<WireChart, "dividends" | "splits">): CompanyEvent[] {
  const events: CompanyEvent[] = [
    ...splits.date.map((date, i) => ({ kind: "split", date, ratio: splits.ratio[i] as number }) as const),
    ...dividends.date.map((date, i) => ({ kind: "dividend", date, amount: dividends.amount[i] as number }) as const),
  ];
  return events.sort((left, right) => right.date.localeCompare(left.date));
}
