import type { Reason } from "../../figure/index.ts";
import type { CompanyType } from "./company-type.ts";

const REASONS_BY_TYPE: Partial<Record<CompanyType, Reason>> = {
  bank: "not-applicable-to-banks",
  broker: "not-applicable-to-brokers",
  insurer: "not-applicable-to-insurers",
  reit: "not-applicable-to-reits",
};

/**
 * Says why a number means nothing for a kind of company.
 *
 * @example
 * notApplicableTo("bank"); // "not-applicable-to-banks"
 */
export function notApplicableTo(type: CompanyType): Reason {
  return REASONS_BY_TYPE[type] ?? "not-applicable";
}
