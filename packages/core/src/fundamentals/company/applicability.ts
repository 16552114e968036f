import { isUnreported, type Reason } from "../../figure/index.ts";
import { type Traced, unknown } from "../derivation/derivation.ts";
import { notesOn } from "../derivation/evidence.ts";
import { type CompanyType, notApplicableTo } from "./company-type.ts";

/** The kinds of company that a number leaves out. */
export interface Applicability {
  /** Kinds of company for which the number means nothing, whatever they file. */
  readonly notFor: readonly CompanyType[];
  /**
   * Kinds of company of which most have no such lines, such as insurers with current assets: the number exists where the
   * company files them, and does not apply to it where it does not.
   */
  readonly ifFiledBy: readonly CompanyType[];
}

/** Kinds of company whose balance sheets mostly do not separate short from long term, but which may; a bank's never does. */
export const UNCLASSIFIED_TYPES = ["broker", "insurer", "reit"] as const satisfies readonly CompanyType[];

/** Kinds of company that deal in money: their debt and their cash from operations are their stock in trade. */
export const MONEY_DEALER_TYPES = ["bank", "broker"] as const satisfies readonly CompanyType[];

/**
 * Whether a number is missing because its line is not in the accounts.
 *
 * @example
 * isLineAbsent("interest-not-reported"); // true
 * isLineAbsent("periods-missing"); // false
 */
export function isLineAbsent(because: Reason): boolean {
  return isUnreported(because) || because === "interest-not-reported" || because === "no-inventory";
}

/**
 * Why a number of a company is missing, in view of its kind.
 *
 * @param because Why the number could not be made.
 * @param type The kind of company.
 * @param applicability The kinds of company that the number leaves out.
 * @returns That it does not apply, where the kind as such lacks the line; otherwise `because`.
 * @see FND-16
 *
 * @example
 * whyMissingOf("not-reported", "insurer", { notFor: ["bank"], ifFiledBy: ["insurer"] }); // "not-applicable-to-insurers"
 * whyMissingOf("contradicted", "insurer", { notFor: ["bank"], ifFiledBy: ["insurer"] }); // "contradicted"
 */
export function whyMissingOf(because: Reason, type: CompanyType, { notFor, ifFiledBy }: Applicability): Reason {
  const isLacking = ifFiledBy.includes(type) && isLineAbsent(because);
  return notFor.includes(type) || isLacking ? notApplicableTo(type) : because;
}

/**
 * A number of a kind of company that has it only where it files the lines: an operating income that was made of the pretax
 * income is no line of the filer.
 *
 * @param number A number of operating income, or one made of it.
 * @see FND-16
 *
 * @example
 * ownLine(periods.trailing("operatingIncome", 7)); // not reported by an insurer that states its pretax income alone
 */
export function ownLine(number: Traced): Traced {
  const isMade = number.value !== null && notesOn(number).includes("operating-income-from-pretax");
  return isMade ? unknown("not-reported", "operatingIncome") : number;
}
