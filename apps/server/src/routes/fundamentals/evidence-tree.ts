import type { Evidence } from "@plumbline/contract";
import type { Derivation, Fact } from "@plumbline/core/fundamentals";
import { formatDay } from "@plumbline/core/time";
import { type Filer, filingLink } from "./filing-link.ts";

/**
 * Everything a number was made of, down to the facts of the filings.
 *
 * @param name What the number is to the one made of it; `null` for the number itself.
 */
export function evidenceTree(derivation: Derivation, filer: Filer, name: string | null = null): Evidence {
  const { value, unit, start, end, filed, how, rule, note, fact, parts, names } = derivation;
  return {
    ...{ name, value, unit, how, rule, note },
    start: start === null ? null : formatDay(start),
    end: formatDay(end),
    filedAt: formatDay(filed),
    fact: fact && wireFact(fact, filer),
    parts: parts.map((part, index) => evidenceTree(part, filer, names[index] ?? null)),
  };
}

function wireFact(fact: Fact, filer: Filer): NonNullable<Evidence["fact"]> {
  const { taxonomy, concept, unit, start, end, value, form, accession, filed } = fact;
  return {
    ...{ unit, value, form, accession },
    concept: `${taxonomy}:${concept}`,
    start: start === null ? null : formatDay(start),
    end: formatDay(end),
    filedAt: formatDay(filed),
    link: filingLink(accession, filer),
  };
}
