import type { Translation } from "../catalogue.ts";
import type { provenance as english } from "../en/provenance.ts";

export const provenance: Translation<typeof english> = {
  "provenance.source": "Source",
  "provenance.formula": "Formule",
  "provenance.concept": "Concept",
  "provenance.form": "Document déposé",
  "provenance.accession": "N° de dépôt",
  "provenance.filedAt": "Déposé le",
  "provenance.from": "Du",
  "provenance.to": "Au",
  "provenance.on": "Date",
};
