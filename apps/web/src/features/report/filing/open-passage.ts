import { createContext } from "react";
import { router } from "../../../router/index.ts";
import { type PassagePlace, writePassage } from "./filing-address.ts";

/** Opens a paragraph in its filing, over the report; the way back closes it. */
function openPassage(place: PassagePlace): void {
  router.setQuery({ passage: writePassage(place) }, "push");
}

export function closePassage(): void {
  router.setQuery({ passage: undefined });
}

/** How the sentences below open a paragraph; a page other than that of the report leads there first. */
export const OpenPassageContext = createContext(openPassage);
