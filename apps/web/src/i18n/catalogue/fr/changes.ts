import type { Translation } from "../catalogue.ts";
import type { changes as english } from "../en/changes.ts";

export const changes: Translation<typeof english> = {
  "changes.filed": "Résultats publiés depuis le {day}",
  "changes.filedOfAll": {
    one: "{n} société a publié. Critères dont le résultat a changé :",
    other: "{n} sociétés ont publié. Le résultat d’un critère a changé chez {turned} d’entre elles :",
  },
  "changes.filedOfLargest":
    "{n} sociétés ont publié. Le résultat d’un critère a changé chez {turned} des {judged} plus grandes :",
  "changes.noneFiled": "Aucune société n’a publié de résultats depuis le {day}.",
  "changes.passes": "Désormais rempli :",
  "changes.fails": "N’est plus rempli :",
  "changes.noneTurned": "Aucun changement de résultat des critères",
  "changes.targets": "Objectifs de cours depuis le {day}",
  "changes.targetCounts": "Relevés : {raised} ; abaissés : {lowered} ; inchangés : {unchanged} ; nouveaux : {first}.",
  "changes.noRevisions": "Aucun établissement n’a modifié d’objectif depuis le {day}.",
  "changes.notDelivered": "Les données importées ne comportent pas d’objectifs de cours.",
  "changes.priorTarget": "Objectif précédent, {symbol}, {firm}, {day}",
  "changes.target": "Objectif, {symbol}, {firm}, {day}",
  "changes.change": "Variation de l’objectif, {symbol}, {firm}, {day}",
  "changes.explain.priorTarget": "L’objectif précédent de l’établissement, ajusté des divisions ultérieures.",
  "changes.explain.target": "Le cours que l’établissement attend dans douze mois environ.",
  "changes.explain.change": "Objectif ÷ objectif précédent de l’établissement − 1.",
};
