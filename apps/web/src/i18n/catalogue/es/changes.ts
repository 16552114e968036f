import type { Translation } from "../catalogue.ts";
import type { changes as english } from "../en/changes.ts";

export const changes: Translation<typeof english> = {
  "changes.filed": "Informes desde el {day}",
  "changes.filedOfAll": {
    one: "{n} empresa presentó resultados. Criterios cuyo resultado cambió:",
    other: "{n} empresas presentaron resultados. Cambió el resultado de algún criterio en {turned} de ellas:",
  },
  "changes.filedOfLargest":
    "{n} empresas presentaron resultados. Cambió el resultado de algún criterio en {turned} de las {judged} mayores:",
  "changes.noneFiled": "Ninguna empresa ha presentado resultados desde el {day}.",
  "changes.passes": "Ahora cumple:",
  "changes.fails": "Ya no cumple:",
  "changes.noneTurned": "Ningún criterio cambió de resultado",
  "changes.targets": "Precios objetivo desde el {day}",
  "changes.targetCounts": "Al alza: {raised}; a la baja: {lowered}; sin cambios: {unchanged}; nuevos: {first}.",
  "changes.noRevisions": "Ninguna firma ha cambiado un objetivo desde el {day}.",
  "changes.notDelivered": "Los datos importados no incluyen precios objetivo.",
  "changes.priorTarget": "Objetivo anterior, {symbol}, {firm}, {day}",
  "changes.target": "Objetivo, {symbol}, {firm}, {day}",
  "changes.change": "Variación del objetivo, {symbol}, {firm}, {day}",
  "changes.explain.priorTarget": "El objetivo anterior de la firma, ajustado por splits posteriores.",
  "changes.explain.target": "El precio de la acción que la firma espera en unos doce meses.",
  "changes.explain.change": "Objetivo ÷ objetivo anterior de la firma − 1.",
};
