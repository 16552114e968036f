import type { Translation } from "../catalogue.ts";
import type { market as english } from "../en/market.ts";

export const market: Translation<typeof english> = {
  "market.name": "Mercado",
  "market.lastDay": "Último día",
  "market.companies": "Instrumentos",
  "market.priced": "{n} con precios",
  "market.bars": "Barras diarias",
  "market.since": "desde {day}",
  "market.facts": "Datos contables presentados",
  "market.empty": "Este mercado está vacío",
  "market.emptyExplained": "Importe precios con «npm run market -- import» o arranque con el mercado de demostración.",
  "market.age": { one: "hace {n} día", other: "hace {n} días" },
};
