import type { Translation } from "../catalogue.ts";
import type { rulesPanel as english } from "../en/rules-panel.ts";

export const rulesPanel: Translation<typeof english> = {
  "rules.contents": "Contenido",
  "rules.filter": "Filtrar reglas y fórmulas",
  "rules.filterHint": "FND-07 o palabras en inglés",
  "rules.found": { one: "{count} coincidencia", other: "{count} coincidencias" },
  "rules.none": "Sin coincidencias para «{filter}»",
  "rules.clear": "Borrar el filtro",
  "rules.unknown": "No existe la regla o fórmula «{id}».",
};
