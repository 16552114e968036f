import type { Text } from "../i18n/index.ts";
import { isEmpty } from "./typed-values.ts";

/** What is wrong with a field; written when it is drawn, so that it follows the language of the page. */
export type Problem = (text: Text) => string;

/** What a form contains: texts, and whether boxes are ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** A rule of a field. Each has a message of its own unless another is given. */
export type Rule =
  | {
      readonly type: "required";
      /** Name of the field, for the message “{field} is required”. */
      readonly field?: Problem;
      readonly message?: Problem;
    }
  | {
      readonly type: "length";
      /** Characters (UTF-16 units, as the contract counts) without the blanks around them. */
      readonly min: number;
      readonly max: number;
      readonly message?: Problem;
    }
  | { readonly type: "regex"; readonly pattern: RegExp; readonly message?: Problem };

/** The rules of each field, in the order in which they are tried. */
export type Rules<Values extends FormValues> = { readonly [Field in keyof Values]?: readonly Rule[] };

/** What is wrong, by field. A field without a problem is not in it. */
export type Problems<Values extends FormValues> = { readonly [Field in keyof Values]?: Problem | undefined };

/**
 * Tries the rules of a form. The result contains nothing of an earlier trial: all messages are cleared first.
 *
 * @returns The message of the first rule that each field breaks.
 *
 * @example
 * problemsOf({ name: " " }, { name: [{ type: "required" }] }).name?.(text); // "This field is required"
 */
export function problemsOf<Values extends FormValues>(values: Values, rules: Rules<Values>): Problems<Values> {
  const problems: { [Field in keyof Values]?: Problem } = {};
  for (const field of Object.keys(rules) as (keyof Values)[]) {
    const broken = rules[field]?.find((rule) => !isMet(rule, values[field] as string | boolean));
    if (broken) problems[field] = messageOf(broken);
  }
  return problems;
}

function isMet(rule: Rule, value: string | boolean): boolean {
  if (rule.type === "required") return !isEmpty(value);
  const typed = String(value);
  if (rule.type === "regex") return typed.search(rule.pattern) >= 0;
  const { length } = typed.trim();
  return length >= rule.min && length <= rule.max;
}

function messageOf(rule: Rule): Problem {
  if (rule.message) return rule.message;
  if (rule.type === "regex") return (text) => text("forms.format");
  if (rule.type === "length") return (text) => text("forms.length", { min: rule.min, max: rule.max });
  const { field } = rule;
  return field ? (text) => text("forms.fieldRequired", { field: field(text) }) : (text) => text("forms.required");
}
