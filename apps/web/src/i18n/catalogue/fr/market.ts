import type { Translation } from "../catalogue.ts";
import type { market as english } from "../en/market.ts";

export const market: Translation<typeof english> = {
  "market.name": "Marché",
  "market.lastDay": "Dernier jour",
  "market.companies": "Instruments",
  "market.priced": "dont {n} cotés",
  "market.bars": "Barres quotidiennes",
  "market.since": "depuis {day}",
  "market.facts": "Données comptables déposées",
  "market.empty": "Ce marché est vide",
  "market.emptyExplained":
    "Importez des cours avec « npm run market -- import », ou démarrez avec le marché de démonstration.",
  "market.age": { one: "il y a {n} jour", other: "il y a {n} jours" },
};
