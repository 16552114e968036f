import type { Translation } from "../catalogue.ts";
import type { changes as english } from "../en/changes.ts";

export const changes: Translation<typeof english> = {
  "changes.filed": "Résultats publiés depuis le {day}",
  "changes.filedOfAll": {
    one: "{n} société a publié. Sont montrés les critères qui ont basculé.",
    other: "{n} sociétés ont publié. Sont montrés les critères qui ont basculé, chez {turned} d’entre elles.",
  },
  "changes.filedOfLargest":
    "{n} sociétés ont publié. Sont montrés les critères qui ont basculé, chez {turned} des {judged} plus grandes.",
  "changes.noneFiled": "Aucune société n’a publié de comptes depuis le {day}.",
  "changes.passes": "Désormais rempli :",
  "changes.fails": "N’est plus rempli :",
  "changes.noneTurned": "Aucun critère n’a changé de verdict",
  "changes.targets": "Objectifs de cours depuis le {day}",
  "changes.targetCounts": "{raised} relevés, {lowered} abaissés, {unchanged} inchangés, {first} nouveaux.",
  "changes.noRevisions": "Aucun établissement n’a modifié d’objectif depuis le {day}.",
  "changes.notDelivered": "Ce marché ne comporte pas d’objectifs de cours.",
  "changes.priorTarget": "Objectif précédent, {symbol}, {firm}, {day}",
  "changes.target": "Objectif, {symbol}, {firm}, {day}",
  "changes.change": "Variation de l’objectif, {symbol}, {firm}, {day}",
  "changes.explain.priorTarget": "L’objectif précédent de l’établissement, par action d’aujourd’hui.",
  "changes.explain.target": "Ce que l’action devrait valoir dans douze mois environ selon l’établissement.",
  "changes.explain.change": "L’objectif rapporté au précédent du même établissement, moins un.",
};
