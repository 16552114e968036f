import type { AnyEndpoint } from "@plumbline/contract";
import { type JsonSchema, jsonSchemaOf, shapesOf } from "./json-schema.ts";

/** Values for parameters whose schema alone does not say what a good one is. */
function exampleOf(name: string, schema: JsonSchema, symbols: readonly string[]): string {
  if (name === "code") return symbols[0] ?? "AAPL";
  if (name === "codes") return symbols.length > 0 ? symbols.join(",") : "AAPL,MSFT";
  if (schema.format === "date") return "2023-12-31";
  return String(schema.enum?.[0] ?? schema.const ?? "");
}

/** A query with what each shape of the input needs, so that every example can be tried as it stands. */
export function exampleQueries(endpoint: AnyEndpoint, symbols: readonly string[]): string[] {
  return shapesOf(jsonSchemaOf(endpoint.input, "input")).map((shape) => {
    const query = new URLSearchParams();
    for (const name of shape.required ?? []) query.set(name, exampleOf(name, shape.properties?.[name] ?? {}, symbols));
    return query.size === 0 ? "" : `?${query.toString().replaceAll("%2C", ",")}`;
  });
}
