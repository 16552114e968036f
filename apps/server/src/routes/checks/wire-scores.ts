import type { checks, OutputOf } from "@plumbline/contract";
import { type Altman, companyScores, type Piotroski } from "@plumbline/core/checks";
import { formatDay } from "@plumbline/core/time";
import type { CheckedCompany } from "@plumbline/market/companies";

type Checks = OutputOf<typeof checks>;

/** The scores of Piotroski and Altman; null for companies that they do not fit, or without accounts. */
export function wireScores(company: CheckedCompany): Pick<Checks, "piotroski" | "altman"> {
  if (!company.hasFacts) return { piotroski: null, altman: null };
  const { piotroski, altman } = companyScores(company.fundamentals, company.inputs.marketValue.value);
  return {
    piotroski: piotroski && wirePiotroski(piotroski, company),
    altman: altman && wireAltman(altman, company),
  };
}

function wirePiotroski({ score, available, signals }: Piotroski, company: CheckedCompany): Checks["piotroski"] {
  const { piotroski } = company.inputs;
  const provenance = piotroski.value === null ? lastYearOf(company) : piotroski.provenance;
  return { score, available, provenance, signals: signals.map((signal) => ({ ...signal })) };
}

/** The report behind a score that has too few signals to be a figure. */
function lastYearOf({ fundamentals, source }: CheckedCompany): NonNullable<Checks["piotroski"]>["provenance"] {
  const year = fundamentals.years.list.at(-1);
  const days = year && { filedAt: formatDay(year.filed), periodEnd: formatDay(year.end) };
  return { source, ...days, formula: "3.5" };
}

/** Z of manufacturers, Z'' of all others, like check D9. */
function wireAltman(altman: Altman, { fundamentals, inputs }: CheckedCompany): Checks["altman"] {
  const model = fundamentals.company.type === "manufacturer" ? "z" : "zNonManufacturer";
  return { model, score: inputs.altman, zone: inputs.altman.value === null ? null : altman[model].zone };
}
