import type { Translation } from "../catalogue.ts";
import type { home as english } from "../en/home.ts";

export const home: Translation<typeof english> = {
  "home.title": "Plumbline",
  "home.headline": "Toda cifra admite una pregunta.",
  "home.lead":
    "Busque una empresa. Pulse cualquier cifra para ver su fuente, su periodo y su fórmula. Lo que no existe no se muestra como cero.",
  "home.examples": "Ejemplos para empezar",
  "home.example.worth": "¿Cuánto vale?",
  "home.example.checks": "¿Qué criterios cumple?",
  "home.example.months": "¿Hay meses especiales?",
  "home.answer.worth": "El flujo de caja descontado da {value}: {upside} respecto al precio.",
  "home.answer.noWorth": "El modelo de flujo de caja no sirve para esta empresa.",
  "home.answer.months": "De media {average} en {month}. {evidence}.",
  "home.sectors": "Sectores",
  "home.sectorsExplained":
    "Ratios del conjunto del sector y, debajo, la mediana; variación: mediana de los valores con precio.",
  "home.sector": "Sector",
  "home.members": "Valores",
  "home.day": "1 día",
  "home.year": "1 año",
  "home.median": "mediana",
  "home.ratioCounts": "{how} Empresas con capitalización conocida: {n}. Sin ella, no contadas: {left}.",
  "home.ratiosFailed": "No se han podido cargar los ratios.",
  "home.view": "Columnas visibles",
  "home.view.changes": "Variación",
  "home.view.ratios": "Ratios",
  "home.gainers": "Mayores subidas",
  "home.losers": "Mayores bajadas",
  "home.moversExplained": "El {day}, respecto al cierre anterior.",
  "home.noMovers": "Ningún valor se movió en este sentido el último día.",
  "home.sparkline": "Cierres de un año, aproximadamente",
};
