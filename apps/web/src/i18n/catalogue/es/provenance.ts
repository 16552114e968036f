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
  "provenance.doubtful": {
    one: "Incluye un movimiento del precio que nada respalda, el {day}. Puede ser un error de la fuente de precios.",
    other:
      "Incluye movimientos del precio que nada respalda, el último el {day}. Pueden ser errores de la fuente de precios.",
  },
  "provenance.containsDoubt": "Incluye un movimiento dudoso del precio.",
  "provenance.doubtfulFigure": "{label}: {value}, incluye un movimiento dudoso del precio",
};
