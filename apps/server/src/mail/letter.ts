import type { LanguageCode } from "@plumbline/contract";
import type { Message } from "./delivery.ts";

/** What all messages of a server share. */
export interface Letterhead {
  /** Of the reader. */
  readonly language: LanguageCode;
  readonly productName: string;
  /** Address of the server; without it, a message names none and has no link. */
  readonly publicUrl: string | null;
}

/** A message before it has a reader. */
export type MessageContent = Omit<Message, "to">;

/** One part of a message, as plain text: only the layout makes HTML of it. */
export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "facts"; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: "quote"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly address: string };

export interface Letter extends Letterhead {
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why the reader has received it. */
  readonly reason: string;
  /** Stands between the name of a fact and its value. */
  readonly colon: string;
}
