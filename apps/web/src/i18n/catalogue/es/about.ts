import type { Translation } from "../catalogue.ts";
import type { about as english } from "../en/about.ts";

export const about: Translation<typeof english> = {
  "about.title": "Acerca de",
  "about.sources": "De dónde proceden los datos",
  "about.source": "Fuente",
  "about.instruments": "Instrumentos",
  "about.bars": "Barras diarias",
  "about.snapshot": "Instantánea",
  "about.quality": "Calidad de los datos",
  "about.qualityExplained": "Lo que el control de calidad encontró entre las fuentes y este mercado.",
  "about.outcome": "Resultado",
  "about.outcome.rejected": "Rechazado",
  "about.outcome.quarantined": "En cuarentena",
  "about.outcome.repaired": "Corregido",
  "about.outcome.noted": "Anotado",
  "about.issue": "Hallazgo",
  "about.cases": "Casos",
  "about.count": "Filas o datos",
  "about.clean": "No se encontró nada: todas las filas pasaron tal como llegaron.",
  "about.refused": "Instantáneas rechazadas por estar dañadas",
  "about.updated": "Versión de este texto: {day}",
  "about.version": "Versión {version} ({code})",
  "about.attribution": "Gráficos de precios de TradingView Lightweight Charts™.",
};
