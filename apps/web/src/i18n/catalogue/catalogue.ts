import type { Message } from "../message.ts";
import type { en } from "./en/index.ts";

export type English = typeof en;
export type TextKey = keyof English;

/** Every text of the product in one language; the compiler asks for each. */
export type Catalogue = Readonly<Record<TextKey, Message>>;

/** One part of a catalogue in another language: the same keys as the English part. */
export type Translation<Part> = Readonly<Record<keyof Part, Message>>;
