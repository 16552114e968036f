import type { Translation } from "../catalogue.ts";
import type { analysis as english } from "../en/analysis.ts";

export const analysis: Translation<typeof english> = {
  "analysis.title": "Analyse",
  "analysis.which": "Quelle action ?",
  "analysis.whichExplained": "Tapez un symbole ou un nom pour ouvrir sa page.",
  "analysis.unknown": "Aucune donnée pour « {code} »",
  "analysis.unknownExplained":
    "Le symbole s’écrit peut-être autrement, ou ses données n’ont pas été importées. Cherchez-le par son nom :",
};
