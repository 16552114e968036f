import type { Translation } from "../catalogue.ts";
import type { strategyVersions as english } from "../en/strategy-versions.ts";

export const strategyVersions: Translation<typeof english> = {
  "versions.title": "Versiones",
  "versions.note": "Qué cambió cada vez, lo más reciente primero.",
  "versions.version": "Versión {n}",
  "versions.current": "Actual",
  "versions.outOfSample": "Fuera de muestra desde el {day}",
  "versions.open": "Leer",
  "versions.close": "Cerrar",
  "versions.openThis": "Leer la versión {n}",
  "versions.closeThis": "Cerrar la versión {n}",
  "versions.restore": "Restaurar",
  "versions.restoreThis": "Restaurar la versión {n} como versión nueva",
  "versions.restored": "La versión {n} se ha restaurado como versión {new}",
  "versions.all": "Mostrar las {n} versiones",
  "versions.first": "La primera versión.",
  "versions.oldest": "La versión más antigua que se conserva.",
  "versions.sameWords":
    "Las reglas son las mismas; solo cambiaron los límites de los números variables o el orden de las reglas.",
  "versions.added": "Nuevo:",
  "versions.removed": "Quitado:",
  "versions.part.universe": "Entre:",
  "versions.part.entry": "Comprar cuando:",
  "versions.part.exit": "Vender:",
  "versions.part.stops": "Stop:",
  "versions.part.ranking": "Clasificar por:",
  "versions.part.positions": "Mantener:",
  "versions.part.trading": "Operar:",
};
