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
  "past.today": "À ce jour",
  "past.now": "Aujourd’hui",
  "past.asOf": "Au {day}",
  "past.explained":
    "Voyez la société comme un investisseur pouvait la voir un jour passé : les cours jusqu’à ce jour, et seulement ce qui avait été déposé.",
  "past.explainedMarket":
    "Voyez le marché comme un investisseur pouvait le voir un jour passé : les cours jusqu’à ce jour, et seulement ce que les sociétés avaient déposé.",
  "past.day": "Jour",
  "past.yearsAgo": { one: "Il y a {n} an", other: "Il y a {n} ans" },
  "past.bounds": "{first} – {last}",
  "past.banner": "Vous voyez ce que l’on pouvait savoir le {day}.",
  "past.return": "Revenir à aujourd’hui",
  "past.notADay": "L’adresse demande un jour qui n’existe pas. Vous voyez aujourd’hui.",
  "past.beforeMarket":
    "L’adresse demande un jour antérieur au {first}, début de ce marché (il finit le {last}). Vous voyez aujourd’hui.",
  "past.afterMarket":
    "L’adresse demande un jour postérieur au {last}, fin de ce marché (il commence le {first}). Vous voyez aujourd’hui.",
  "past.dismiss": "Fermer",
};
