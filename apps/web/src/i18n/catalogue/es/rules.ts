import type { Translation } from "../catalogue.ts";
import type { rules as english } from "../en/rules.ts";

export const rules: Translation<typeof english> = {
  "rules.title": "Reglas y fórmulas",
  "rules.lead": "Cada cifra calculada cita su regla o su fórmula. Aquí están todas, con sus fuentes, en inglés.",
  "rules.contents": "Contenido",
  "rules.filter": "Filtrar reglas y fórmulas",
  "rules.filterHint": "FND-07 o palabras en inglés",
  "rules.found": { one: "{count} coincidencia", other: "{count} coincidencias" },
  "rules.none": "Sin coincidencias para «{filter}»",
  "rules.clear": "Borrar el filtro",
  "rules.unknown": "No existe la regla o fórmula «{id}».",
  "rules.open": "{id}: abrir la regla",
  "rules.about": "Cómo se calculan las cifras",
  "rules.aboutExplained": "Todas las reglas y fórmulas en que se basan las cifras, con sus fuentes (en inglés).",
};
