import type { Translation } from "../catalogue.ts";
import type { quotes as english } from "../en/quotes.ts";

export const quotes: Translation<typeof english> = {
  "quotes.price": "Cours",
  "quotes.explain.price":
    "La dernière transaction connue. Les ratios, la capitalisation et les écarts entre cours et valeur restent calculés sur la dernière clôture.",
  "quotes.explain.simulated":
    "Cours simulé : l’action est fictive. Les ratios, la capitalisation et les écarts entre cours et valeur restent calculés sur la dernière clôture.",
  "quotes.explain.change": "Variation par rapport à la clôture de la séance précédente.",
  "quotes.asOf": "à {time}",
  "quotes.opens": "Ouverture : {time}",
  "quotes.realTime": "{source}, temps réel",
  "quotes.delayed": "{source}, différé de {minutes} min",
  "quotes.simulated": "simulé",
  "quotes.session.before": "Avant l’ouverture",
  "quotes.session.regular": "Marché ouvert",
  "quotes.session.after": "Après la clôture",
  "quotes.session.closed": "Marché fermé",
};
