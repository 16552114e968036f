import type { Message } from "./message.ts";

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Names of the placeholders of a message; a message with plurals also needs the `count` that chooses among them. */
type NamesOf<M> = M extends string ? NamesIn<M> : M extends { other: infer Other } ? NamesIn<Other> | "count" : never;

/** What must be given to write a message: nothing where it has no placeholders. */
export type Given<M extends Message> = [NamesOf<M>] extends [never]
  ? []
  : [placeholders: Readonly<Record<NamesOf<M>, string | number>>];
