import type { Translation } from "../catalogue.ts";
import type { rules as english } from "../en/rules.ts";

export const rules: Translation<typeof english> = {
  "rules.title": "Règles et formules",
  "rules.lead": "Chaque chiffre calculé cite sa règle ou sa formule. Les voici toutes, avec leurs sources, en anglais.",
  "rules.open": "{id} : ouvrir la règle",
};
