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
  "provenance.doubtful": {
    one: "Comprend une variation de cours que rien n’étaye, le {day}. Il peut s’agir d’une erreur de la source des cours.",
    other:
      "Comprend des variations de cours que rien n’étaye, la dernière le {day}. Il peut s’agir d’erreurs de la source des cours.",
  },
  "provenance.containsDoubt": "Comprend une variation de cours douteuse.",
  "provenance.doubtfulFigure": "{label} : {value}, comprend une variation de cours douteuse",
};
