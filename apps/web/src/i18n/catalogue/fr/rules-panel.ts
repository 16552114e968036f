import type { Translation } from "../catalogue.ts";
import type { rulesPanel as english } from "../en/rules-panel.ts";

export const rulesPanel: Translation<typeof english> = {
  "rules.contents": "Sommaire",
  "rules.filter": "Filtrer les règles et les formules",
  "rules.filterHint": "FND-07 ou des mots anglais",
  "rules.found": { one: "{count} résultat", other: "{count} résultats" },
  "rules.none": "Aucun résultat pour « {filter} »",
  "rules.clear": "Effacer le filtre",
  "rules.unknown": "La règle ou formule « {id} » n’existe pas.",
};
