import { type Figure, missing, type Reason } from "../figure/index.ts";
import type { CompanyType } from "../fundamentals/index.ts";
import type { CheckInputs, InputName } from "./check-inputs.ts";

/** Numbers of a made-up company; a history is a list, what is left out is not reported. */
export type PlainInputs = Partial<Record<InputName, number | null | readonly (number | null)[]>>;

/** A known figure of a made-up company. */
function known(value: number | null, because: Reason = "not-reported"): Figure {
  return value === null ? missing(because) : { value, provenance: { source: "test" } };
}

const HISTORIES: ReadonlySet<string> = new Set<InputName>(["epsAnnual", "revenueAnnual", "roeAnnual"]);

/** All inputs of the checks, of a made-up company. */
export function inputsOf(companyType: CompanyType, plain: PlainInputs): CheckInputs {
  const inputOf = (name: string): Figure | readonly Figure[] => {
    const given = plain[name as InputName];
    if (HISTORIES.has(name)) return ((given ?? []) as readonly (number | null)[]).map((value) => known(value));
    return known((given ?? null) as number | null);
  };
  // Every input that a formula may ask for answers, so a test names only those it is about.
  return new Proxy({ companyType } as CheckInputs, {
    get: (target, name) => (name === "companyType" ? target.companyType : inputOf(String(name))),
  });
}
