import type { Translation } from "../catalogue.ts";
import type { analysis as english } from "../en/analysis.ts";

export const analysis: Translation<typeof english> = {
  "analysis.title": "Análisis",
  "analysis.which": "¿Qué acción?",
  "analysis.whichExplained": "Escriba un símbolo o un nombre para abrir su página.",
  "analysis.unknown": "No hay datos de «{code}»",
  "analysis.unknownExplained":
    "El símbolo puede escribirse de otro modo, o sus datos no se han importado. Búsquela por su nombre:",
};
