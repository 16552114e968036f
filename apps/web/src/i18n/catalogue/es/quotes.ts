import type { Translation } from "../catalogue.ts";
import type { quotes as english } from "../en/quotes.ts";

export const quotes: Translation<typeof english> = {
  "quotes.price": "Precio",
  "quotes.explain.price":
    "La última operación conocida. Los ratios, la capitalización y las diferencias entre precio y valor siguen calculándose con el último cierre.",
  "quotes.explain.simulated":
    "Precio simulado: la acción es ficticia. Los ratios, la capitalización y las diferencias entre precio y valor siguen calculándose con el último cierre.",
  "quotes.explain.change": "Variación respecto al cierre de la sesión anterior.",
  "quotes.asOf": "a las {time}",
  "quotes.opens": "Abre: {time}",
  "quotes.realTime": "{source}, en tiempo real",
  "quotes.delayed": "{source}, con {minutes} min de retraso",
  "quotes.simulated": "simulado",
  "quotes.session.before": "Preapertura",
  "quotes.session.regular": "Mercado abierto",
  "quotes.session.after": "Tras el cierre",
  "quotes.session.closed": "Mercado cerrado",
};
