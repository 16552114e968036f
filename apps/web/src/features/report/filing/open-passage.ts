import { router } from "../../../router/index.ts";
import { type PassagePlace, writePassage } from "./filing-address.ts";

/** Opens a paragraph in its filing, over the page; the way back closes it. */
export function openPassage(place: PassagePlace): void {
  router.setQuery({ passage: writePassage(place) }, "push");
}

export function closePassage(): void {
  router.setQuery({ passage: undefined });
}
