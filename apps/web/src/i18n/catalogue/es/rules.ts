import type { Translation } from "../catalogue.ts";
import type { rules as english } from "../en/rules.ts";

export const rules: Translation<typeof english> = {
  "rules.title": "Reglas y fórmulas",
  "rules.lead": "Cada cifra calculada cita su regla o su fórmula. Aquí están todas, con sus fuentes, en inglés.",
  "rules.open": "{id}: abrir la regla",
};
