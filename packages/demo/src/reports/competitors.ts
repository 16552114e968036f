import { log } from "../chance/exponential.ts";
import type { Company } from "../companies/company.ts";

const MOST = 4;

/**
 * The companies that a report names as competitors: those of its industry in this market that were nearest in size when they
 * were laid out and are listed on the day.
 *
 * @param position Of the day of filing in the trading calendar.
 */
export function competitorsOf(company: Company, all: readonly Company[], position: number): Company[] {
  const size = ({ character }: Company) => log(character.marketValue);
  const distance = (other: Company) => Math.abs(size(other) - size(company));
  return all
    .filter((other) => other.industry === company.industry && other.symbol !== company.symbol)
    .filter(({ first, last }) => first <= position && position <= last)
    .sort((left, right) => distance(left) - distance(right) || (left.symbol < right.symbol ? -1 : 1))
    .slice(0, MOST);
}
