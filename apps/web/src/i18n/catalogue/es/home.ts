import type { Translation } from "../catalogue.ts";
import type { home as english } from "../en/home.ts";

export const home: Translation<typeof english> = {
  "home.title": "Plumbline",
  "home.headline": "Cada cifra, con su fuente.",
  "home.lead":
    "Busque una empresa. Pulse cualquier cifra para ver su fuente, su periodo y su fórmula. Un dato que falta se muestra como tal, nunca como cero.",
  "home.examples": "Ejemplos para empezar",
  "home.example.worth": "¿Cuánto vale?",
  "home.example.checks": "¿Qué criterios cumple?",
  "home.example.months": "¿Hay meses mejores que otros?",
  "home.example.targets": "¿Qué esperan los analistas?",
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
  "home.noMovers.gainers": "Ninguna acción subió el último día de negociación.",
  "home.noMovers.losers": "Ninguna acción bajó el último día de negociación.",
  "home.sparkline": "Cierres de un año, aproximadamente",
};
