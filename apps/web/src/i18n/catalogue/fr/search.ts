import type { Translation } from "../catalogue.ts";
import type { search as english } from "../en/search.ts";

export const search: Translation<typeof english> = {
  "search.title": "Recherche",
  "search.screener": "Filtre d’actions",
  "search.lab": "Laboratoire des critères",
  "search.label": "Rechercher une société ou un symbole",
  "search.placeholder": "Nom de société ou symbole",
  "search.clear": "Effacer",
  "search.recent": "Consultés récemment",
  "search.starred": "Dans votre liste de suivi",
  "search.star": "Ajouter {name} à votre liste de suivi",
  "search.results": "Résultats",
  "search.found": { one: "{n} résultat", other: "{n} résultats" },
  "search.nothing": "Aucun résultat pour « {query} »",
  "search.nothingExplained": "Essayez le symbole, ou une partie du nom dans l’une des cinq langues.",
  "search.delistedOn": "Radiée de la cote le {day}",
  "search.unpriced": "Sans cours",
  "search.symbol": "Symbole",
  "search.name": "Nom",
  "search.etf": "Fonds",
  "search.index": "Indice",
  "search.hint": "pour se déplacer",
  "search.hintOpen": "pour ouvrir",
  "search.empty": "Saisissez un symbole ou un nom. Les sociétés que vous ouvrez apparaissent ici.",
};
