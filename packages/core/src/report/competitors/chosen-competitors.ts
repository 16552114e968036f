import type { NamedCompany } from "./named-companies.ts";

/** A company of the same industry, with the revenue that it is ordered by. */
export interface IndustryPeer {
  readonly code: string;
  readonly name: string;
  /** Same for all classes of shares of a company. */
  readonly company: string;
  /** Of the latest period, in the currency of most; NaN where it is unknown. */
  readonly revenue: number;
}

export interface ChosenCompetitor {
  readonly code: string | null;
  readonly name: string;
  readonly found: "named" | "industry";
  /** Id of the passage that names it; null of one of the same industry. */
  readonly passage: string | null;
}

const MAX_COMPETITORS = 6;
/** A company of the same industry that is so many times as large, or as small, is a stranger. */
const STRANGER = 10;

/**
 * The companies that a report compares: the competitors that the filing names, the ones of this market first, then companies of the same
 * industry whose revenue is nearest, as a ratio. These are no competitors, and none is given rather than one of another order of size.
 *
 * @param named In the order of the filing.
 * @param own Identity and revenue of the company.
 * @param peers Companies of its industry, itself among them or not.
 * @returns At most six, each company once.
 *
 * @example
 * chosenCompetitors(named, own, peers)[0]; // { code: "PEP", name: "PepsiCo, Inc.", found: "named", passage: "passage. ..." }
 */
export function chosenCompetitors(
  named: readonly NamedCompany[],
  own: Pick<IndustryPeer, "company" | "revenue">,
  peers: readonly IndustryPeer[],
): ChosenCompetitor[] {
  const listed = named.filter(({ code }) => code !== null);
  const unlisted = named.filter(({ code }) => code === null);
  const companyOf = new Map(peers.map(({ code, company }) => [code, company]));
  const taken = new Set([own.company, ...listed.map(({ code }) => companyOf.get(code as string) ?? code)]);
  const near = peers
    .filter(({ company, revenue }) => !taken.has(company) && distance(revenue, own.revenue) <= Math.log(STRANGER))
    .toSorted((a, b) => {
      return distance(a.revenue, own.revenue) - distance(b.revenue, own.revenue) || (a.code < b.code ? -1 : 1);
    });
  const byIndustry = near.filter(({ company }) => !taken.has(company) && taken.add(company));
  return [
    ...[...listed, ...unlisted].map(
      ({ code, name, passage }): ChosenCompetitor => ({ code, name, found: "named", passage }),
    ),
    ...byIndustry.map(({ code, name }): ChosenCompetitor => ({ code, name, found: "industry", passage: null })),
  ].slice(0, MAX_COMPETITORS);
}

/** A company twice as large is as near as one half as large; NaN where one of the two has no revenue. */
function distance(revenue: number, own: number): number {
  return revenue > 0 && own > 0 ? Math.abs(Math.log(revenue / own)) : Number.NaN;
}
