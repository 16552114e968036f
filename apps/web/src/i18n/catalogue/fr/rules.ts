import type { Translation } from "../catalogue.ts";
import type { rules as english } from "../en/rules.ts";

export const rules: Translation<typeof english> = {
  "rules.title": "Règles et formules",
  "rules.lead": "Chaque chiffre calculé cite sa règle ou sa formule. Les voici toutes, avec leurs sources, en anglais.",
  "rules.contents": "Sommaire",
  "rules.filter": "Filtrer les règles et les formules",
  "rules.filterHint": "FND-07 ou des mots anglais",
  "rules.found": { one: "{count} résultat", other: "{count} résultats" },
  "rules.none": "Aucun résultat pour « {filter} »",
  "rules.clear": "Effacer le filtre",
  "rules.unknown": "La règle ou formule « {id} » n’existe pas.",
  "rules.open": "{id} : ouvrir la règle",
  "rules.about": "Comment les chiffres sont calculés",
  "rules.aboutExplained": "Toutes les règles et formules derrière les chiffres, avec leurs sources (en anglais).",
};
