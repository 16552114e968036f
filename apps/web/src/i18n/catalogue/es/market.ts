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
  "past.today": "A día de hoy",
  "past.now": "Hoy",
  "past.asOf": "A {day}",
  "past.explained":
    "Vea la empresa como podía verla un inversor en un día del pasado: precios hasta ese día y solo lo que ya se había presentado.",
  "past.explainedMarket":
    "Vea el mercado como podía verlo un inversor en un día del pasado: precios hasta ese día y solo lo que las empresas ya habían presentado.",
  "past.day": "Día",
  "past.yearsAgo": { one: "Hace {n} año", other: "Hace {n} años" },
  "past.bounds": "{first} a {last}",
  "past.banner": "Ve lo que podía saberse el {day}.",
  "past.return": "Volver a hoy",
  "past.notADay": "La dirección pide un día que no existe. Ve el día de hoy.",
  "past.beforeMarket":
    "La dirección pide un día anterior al {first}, cuando empieza este mercado (termina el {last}). Ve el día de hoy.",
  "past.afterMarket":
    "La dirección pide un día posterior al {last}, cuando termina este mercado (empieza el {first}). Ve el día de hoy.",
  "past.dismiss": "Entendido",
};
