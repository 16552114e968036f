import type { Translation } from "../catalogue.ts";
import type { market as english } from "../en/market.ts";

export const market: Translation<typeof english> = {
  "market.name": "Marché",
  "market.lastDay": "Dernier jour",
  "market.companies": "Instruments",
  "market.priced": "dont {n} cotés",
  "market.bars": "Barres journalières",
  "market.since": "depuis {day}",
  "market.facts": "Données comptables déposées",
  "market.empty": "Pas encore de données",
  "market.emptyExplained":
    "Importez des cours avec « npm run market -- import », ou démarrez avec les données de démonstration.",
  "market.age": { one: "il y a {n} jour", other: "il y a {n} jours" },
  "past.today": "À ce jour",
  "past.now": "Aujourd’hui",
  "past.asOf": "Au {day}",
  "past.explained":
    "Voyez la société comme un investisseur pouvait la voir un jour passé : les cours jusqu’à ce jour, et seulement ce qui avait été déposé.",
  "past.explainedMarket":
    "Voyez le marché comme un investisseur pouvait le voir un jour passé : les cours jusqu’à ce jour, et seulement ce que les sociétés avaient déposé.",
  "past.day": "Jour",
  "past.yearsAgo": { one: "Il y a {n} an", other: "Il y a {n} ans" },
  "past.bounds": "{first} – {last}",
  "past.banner": "La page ne montre que ce que l’on savait le {day}.",
  "past.return": "Revenir à aujourd’hui",
  "past.notADay": "La date du lien n’est pas valide. La page affiche la date du jour.",
  "past.beforeMarket":
    "La date du lien est antérieure au {first}, début des données (elles finissent le {last}). La page affiche la date du jour.",
  "past.afterMarket":
    "La date du lien est postérieure au {last}, fin des données (elles commencent le {first}). La page affiche la date du jour.",
  "past.dismiss": "Fermer",
  "about.title": "À propos",
  "about.updated": "Version de ce texte : {day}",
};
