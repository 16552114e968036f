import type { LanguageCode } from "@plumbline/contract";

/** A text with `{placeholders}`, or one text per plural category, chosen by the placeholder `count`. */
export type Message = string | ({ readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>);

export type Placeholders = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)\}/g;
const pluralRules = new Map<LanguageCode, Intl.PluralRules>();

function pluralCategory(count: number, language: LanguageCode): Intl.LDMLPluralRule {
  let rules = pluralRules.get(language);
  if (!rules) {
    rules = new Intl.PluralRules(language);
    pluralRules.set(language, rules);
  }
  return rules.select(count);
}

/**
 * Writes a message: chooses the plural by `count`, then fills the placeholders in. `count` chooses; to show a number in
 * the reader's notation, give it formatted under another name.
 *
 * @example
 * writeMessage({ one: "{n} day", other: "{n} days" }, { count: 2, n: "2" }, "en"); // "2 days"
 */
export function writeMessage(message: Message, placeholders: Placeholders, language: LanguageCode): string {
  const pattern =
    typeof message === "string"
      ? message
      : (message[pluralCategory(Number(placeholders.count), language)] ?? message.other);
  return pattern.replace(PLACEHOLDER, (whole, name: string) => String(placeholders[name] ?? whole));
}

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Names of the placeholders of a message; a message with plurals also needs the `count` that chooses among them. */
type NamesOf<M> = M extends string ? NamesIn<M> : M extends { other: infer Other } ? NamesIn<Other> | "count" : never;

/** What must be given to write a message: nothing where it has no placeholders. */
export type Given<M extends Message> = [NamesOf<M>] extends [never]
  ? []
  : [placeholders: Readonly<Record<NamesOf<M>, string | number>>];
