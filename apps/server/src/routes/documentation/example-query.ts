import type { AnyEndpoint } from "@plumbline/contract";
import { type JsonSchema, jsonSchemaOf, shapesOf } from "./json-schema.ts";

type Example = string | readonly string[];

/** Values for parameters whose schema alone does not say what a good one is. */
function exampleOf(name: string, schema: JsonSchema, symbols: readonly string[]): Example {
  const known = symbols.length > 0 ? symbols : ["AAPL", "MSFT"];
  if (name === "code" || name === "explain") return known[0] ?? "";
  if (name === "codes") return schema.type === "array" ? known : known.join(",");
  if (schema.type === "array") return [];
  if (name === "check") return "O1";
  if (schema.format === "date") return "2023-12-31";
  return String(schema.enum?.[0] ?? schema.const ?? "");
}

/** What each shape of the input needs, so that every example can be tried as it stands. */
function exampleInputs(endpoint: AnyEndpoint, symbols: readonly string[]): [string, Example][][] {
  return shapesOf(jsonSchemaOf(endpoint.input, "input")).map((shape) =>
    (shape.required ?? []).map((name) => [name, exampleOf(name, shape.properties?.[name] ?? {}, symbols)]),
  );
}

/** What follows the address of a GET, one for each shape of its input. */
export function exampleQueries(endpoint: AnyEndpoint, symbols: readonly string[]): string[] {
  return exampleInputs(endpoint, symbols).map((input) => {
    const query = new URLSearchParams(input.map(([name, value]) => [name, String(value)]));
    return query.size === 0 ? "" : `?${query.toString().replaceAll("%2C", ",")}`;
  });
}

/** The JSON body of a POST, one for each shape of its input. */
export function exampleBodies(endpoint: AnyEndpoint, symbols: readonly string[]): string[] {
  return exampleInputs(endpoint, symbols).map((input) => JSON.stringify(Object.fromEntries(input)));
}
