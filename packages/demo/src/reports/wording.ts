import type { Company } from "../companies/company.ts";

/** An amount as reports write it: `$1,234.5 million`. */
export function money(amount: number, { currency }: Company): string {
  const sign = currency === "EUR" ? "€" : "$";
  const millions = Math.abs(amount) / 1e6;
  const [whole = "", tenth = "0"] = millions.toFixed(1).split(".");
  const shown = `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${tenth}`;
  return `${sign}${shown} million`;
}

/** A share of 1 in whole percent. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

/** Ends a sentence, which a name with a legal form may have done already: `... and Adam Corp.` */
export function ended(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** What a company takes in, as companies of its kind call it, with a verb in the past. */
export function intake({ industry }: Company): { readonly noun: string; readonly was: string } {
  const isRevenue = ["bank", "insurer", "reit", "utility"].includes(industry.kind);
  return isRevenue ? { noun: "revenue", was: "was" } : { noun: "sales", was: "were" };
}

/** With a capital at the beginning of each word that is not a small one. */
export function titled(text: string): string {
  const small = new Set(["and", "of", "for", "on", "to", "our", "under", "in"]);
  return text.replace(/[a-z][a-z'-]*/gi, (word, at: number) =>
    at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** With a capital at the beginning. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
