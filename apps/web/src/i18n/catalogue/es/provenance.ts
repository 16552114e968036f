import type { Translation } from "../catalogue.ts";
import type { provenance as english } from "../en/provenance.ts";

export const provenance: Translation<typeof english> = {
  "provenance.source": "Fuente",
  "provenance.formula": "Fórmula",
  "provenance.concept": "Concepto",
  "provenance.form": "Informe",
  "provenance.accession": "N.º de registro",
  "provenance.filedAt": "Presentado el",
  "provenance.from": "Desde",
  "provenance.to": "Hasta",
  "provenance.on": "Fecha",
};
