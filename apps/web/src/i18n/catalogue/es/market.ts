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
  "market.empty": "Todavía no hay datos",
  "market.emptyExplained": "Importe precios con «npm run market -- import» o arranque con los datos de demostración.",
  "market.age": { one: "hace {n} día", other: "hace {n} días" },
  "past.today": "A día de hoy",
  "past.now": "Hoy",
  "past.asOf": "Al {day}",
  "past.explained":
    "Vea la empresa como podía verla un inversor en un día del pasado: precios hasta ese día y solo lo que ya se había presentado.",
  "past.explainedMarket":
    "Vea el mercado como podía verlo un inversor en un día del pasado: precios hasta ese día y solo lo que las empresas ya habían presentado.",
  "past.day": "Día",
  "past.yearsAgo": { one: "Hace {n} año", other: "Hace {n} años" },
  "past.bounds": "{first} a {last}",
  "past.banner": "Solo se muestra lo que se sabía el {day}.",
  "past.return": "Volver a hoy",
  "past.notADay": "La fecha del enlace no es válida. Se muestra el día de hoy.",
  "past.beforeMarket":
    "La fecha del enlace es anterior al {first}, inicio de los datos (terminan el {last}). Se muestra el día de hoy.",
  "past.afterMarket":
    "La fecha del enlace es posterior al {last}, fin de los datos (empiezan el {first}). Se muestra el día de hoy.",
  "past.dismiss": "Entendido",
  "about.title": "Acerca de",
  "about.updated": "Versión de este texto: {day}",
};
