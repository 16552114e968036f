import type { Translation } from "../catalogue.ts";
import type { about as english } from "../en/about.ts";

export const about: Translation<typeof english> = {
  "about.feedback": "Comentarios",
  "about.feedbackExplained": "Llegan a la persona que administra este servidor.",
  "about.sources": "De dónde proceden los datos",
  "about.source": "Fuente",
  "about.instruments": "Instrumentos",
  "about.bars": "Barras diarias",
  "about.snapshot": "Instantánea",
  "about.quality": "Calidad de los datos",
  "about.qualityExplained": "Lo que la revisión de calidad encontró en los datos importados.",
  "about.outcome": "Resultado",
  "about.issue": "Hallazgo",
  "about.cases": "Casos",
  "about.count": "Filas o datos",
  "about.clean": "No se encontró nada: todas las filas pasaron tal como llegaron.",
  "about.refused": "Instantáneas rechazadas por estar dañadas",
  "about.version": "Versión {version} ({code})",
  "about.attribution": "Gráficos de precios de TradingView Lightweight Charts™.",
  "about.notices": "Avisos de terceros",
  "about.noticesExplained": "Este programa contiene bibliotecas, un tipo de letra e iconos hechos por otros.",
  "about.noticesFile": "Sus licencias en un archivo de texto",
  "about.noticesShow": "Licencias de lo hecho por otros",
  "about.noticesFailed": "No se pudieron cargar las licencias",
  "about.noticesFailedExplained": "Forman parte de toda instalación, en el archivo de texto enlazado arriba.",
};
