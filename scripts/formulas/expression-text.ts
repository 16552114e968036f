import type { Expression } from "@plumbline/core/fundamentals";

/** How an item is found, in words and signs. */
export function expressionText(expression: Expression): string {
  if (typeof expression === "string") return `\`${expression}\``;
  if ("item" in expression) return `*${expression.item}*`;
  if ("of" in expression) return `${expressionText(expression.of)} (noted: ${expression.note.replaceAll("-", " ")})`;
  if ("among" in expression) return `${expression.words} ${expression.among.map(partText).join("; ")}`;
  if ("firstAboveZeroOf" in expression)
    return `${expression.firstAboveZeroOf.map(expressionText).join(", else ")} (the first above 0)`;
  if ("firstOf" in expression) return expression.firstOf.map(expressionText).join(", else ");
  if ("totalOf" in expression) return `the total among ${expression.totalOf.map(partText).join(", ")}`;
  if ("sumOf" in expression) return sumText(expression);
  const [from, ...others] = expression.difference;
  const taken = others.map((other) => `${partText(other)}${expression.optional ? " if reported" : ""}`);
  return [partText(from), ...taken].join(" − ");
}

type Sum = Extract<Expression, { readonly sumOf: unknown }>;

/** What may be absent is in the words after it. */
function sumText({ sumOf, needs }: Sum): string {
  const isOptional = (index: number) => needs === "any" || (needs === "first" && index > 0);
  return sumOf.map((part, index) => `${partText(part)}${isOptional(index) ? " if reported" : ""}`).join(" + ");
}

/** A choice within a sum needs brackets. */
function partText(expression: Expression): string {
  const text = expressionText(expression);
  const isSimple = typeof expression === "string" || "item" in expression;
  return isSimple ? text : `(${text})`;
}
