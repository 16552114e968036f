import type { Translation } from "../catalogue.ts";
import type { search as english } from "../en/search.ts";

export const search: Translation<typeof english> = {
  "search.title": "Buscar",
  "search.screener": "Filtro de acciones",
  "search.lab": "Laboratorio de criterios",
  "search.label": "Buscar una empresa o un símbolo",
  "search.placeholder": "Nombre de la empresa o símbolo",
  "search.clear": "Borrar",
  "search.recent": "Vistos recientemente",
  "search.starred": "En su lista de seguimiento",
  "search.star": "Añadir {name} a su lista de seguimiento",
  "search.results": "Resultados",
  "search.found": { one: "{n} resultado", other: "{n} resultados" },
  "search.nothing": "No hay coincidencias para «{query}»",
  "search.nothingExplained": "Pruebe con el símbolo o con parte del nombre en cualquiera de los cinco idiomas.",
  "search.delistedOn": "Dejó de cotizar el {day}",
  "search.unpriced": "Sin precios",
  "search.symbol": "Símbolo",
  "search.name": "Nombre",
  "search.etf": "Fondo",
  "search.index": "Índice",
  "search.hint": "para moverse",
  "search.hintOpen": "para abrir",
  "search.empty": "Escriba un símbolo o un nombre. Las empresas que abra aparecerán aquí.",
};
