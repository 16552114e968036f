import type { Day } from "../../time/index.ts";
import type { Derivation } from "../derivation/derivation.ts";
import type { Statements } from "./statements.ts";

type CopiesOf = Pick<Statements, "copiesOf">;

/**
 * The day on which a number was first stated as it is: filings that only repeat it do not move that day. Of a number made of others
 * the day of the last of them.
 *
 * @example
 * firstStated(taxOf2012, statements); // the day of the 10-K for 2013, which restated it for operations that were sold
 */
export function firstStated({ fact, parts, filed }: Derivation, statements: CopiesOf): Day {
  if (fact) return statements.copiesOf(fact).find(({ value }) => value === fact.value)?.filed ?? filed;
  return Math.max(...parts.map((part) => firstStated(part, statements))) as Day;
}

/**
 * Whether a filing of a day states a number as it is; of a number made of others, all of them.
 *
 * @example
 * isStatedOn(pretaxOf2012, firstStated(taxOf2012, statements), statements); // false where it was not restated with the tax
 */
export function isStatedOn({ fact, parts, filed }: Derivation, day: Day, statements: CopiesOf): boolean {
  if (!fact) return parts.every((part) => isStatedOn(part, day, statements));
  return filed === day || statements.copiesOf(fact).some((copy) => copy.filed === day && copy.value === fact.value);
}
