import type { Translation } from "../catalogue.ts";
import type { changes as english } from "../en/changes.ts";

export const changes: Translation<typeof english> = {
  "changes.filed": "Informes desde el {day}",
  "changes.filedOfAll": {
    one: "{n} empresa presentó cuentas. Se muestran los criterios que cambiaron.",
    other: "{n} empresas presentaron cuentas. Se muestran los criterios que cambiaron, en {turned} de ellas.",
  },
  "changes.filedOfLargest":
    "{n} empresas presentaron cuentas. Se muestran los criterios que cambiaron, en {turned} de las {judged} mayores.",
  "changes.noneFiled": "Ninguna empresa ha presentado cuentas desde el {day}.",
  "changes.passes": "Ahora cumple:",
  "changes.fails": "Ya no cumple:",
  "changes.noneTurned": "Ningún criterio cambió de resultado",
  "changes.targets": "Precios objetivo desde el {day}",
  "changes.targetCounts": "{raised} al alza, {lowered} a la baja, {unchanged} sin cambios, {first} nuevos.",
  "changes.noRevisions": "Ninguna firma ha cambiado un objetivo desde el {day}.",
  "changes.notDelivered": "Este mercado no incluye precios objetivo.",
  "changes.priorTarget": "Objetivo anterior, {symbol}, {firm}, {day}",
  "changes.target": "Objetivo, {symbol}, {firm}, {day}",
  "changes.change": "Variación del objetivo, {symbol}, {firm}, {day}",
  "changes.explain.priorTarget": "El objetivo anterior de la firma, por acción de hoy.",
  "changes.explain.target": "Lo que la firma espera que cueste la acción en unos doce meses.",
  "changes.explain.change": "El objetivo dividido entre el anterior de la firma, menos uno.",
};
