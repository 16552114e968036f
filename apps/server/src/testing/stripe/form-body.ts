/** A body as Stripe's library writes it, such as `items[0][price]=price_1`. */
export type FormValue = string | { [name: string]: FormValue };

/** Reads names in brackets as members; what is numbered is an object by number. */
export function readForm(text: string): Record<string, FormValue> {
  const form: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    let at: Record<string, FormValue> = form;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      const inner = typeof next === "object" ? next : {};
      at[part] = inner;
      at = inner;
    }
    at[path.at(-1) ?? ""] = value;
  }
  return form;
}

/** A value inside a form; an empty text where there is none. */
export function valueAt(form: Record<string, FormValue>, ...path: readonly string[]): string {
  let value: FormValue | undefined = form;
  for (const part of path) value = typeof value === "object" ? value[part] : undefined;
  return typeof value === "string" ? value : "";
}
