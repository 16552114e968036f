import type { Translation } from "../catalogue.ts";
import type { past as english } from "../en/past.ts";

export const past: Translation<typeof english> = {
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
