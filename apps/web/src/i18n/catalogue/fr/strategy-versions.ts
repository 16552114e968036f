import type { Translation } from "../catalogue.ts";
import type { strategyVersions as english } from "../en/strategy-versions.ts";

export const strategyVersions: Translation<typeof english> = {
  "versions.title": "Versions",
  "versions.note": "Ce qui a changé, du plus récent au plus ancien.",
  "versions.version": "Version {n}",
  "versions.current": "Actuelle",
  "versions.outOfSample": "Hors échantillon depuis le {day}",
  "versions.open": "Lire",
  "versions.close": "Fermer",
  "versions.openThis": "Lire la version {n}",
  "versions.closeThis": "Fermer la version {n}",
  "versions.restore": "Rétablir",
  "versions.restoreThis": "Rétablir la version {n} comme nouvelle version",
  "versions.restored": "La version {n} est rétablie comme version {new}",
  "versions.all": "Afficher les {n} versions",
  "versions.first": "La première version.",
  "versions.oldest": "La plus ancienne version conservée.",
  "versions.sameWords":
    "Les règles sont les mêmes ; seules les bornes des nombres variables, ou l’ordre des règles, ont changé.",
  "versions.added": "Nouveau :",
  "versions.removed": "Retiré :",
  "versions.part.universe": "Univers :",
  "versions.part.entry": "Acheter quand :",
  "versions.part.exit": "Vendre :",
  "versions.part.stops": "Stop :",
  "versions.part.ranking": "Classer par :",
  "versions.part.positions": "Détenir :",
  "versions.part.trading": "Traiter :",
};
