import type { JsonSchema } from "./json-schema.ts";
import { nameOf } from "./json-schema.ts";

/** A schema as one would write its type: shorter to read than JSON Schema. */
export function typeText(schema: JsonSchema, indent = ""): string {
  return nameOf(schema) ?? definitionText(schema, indent);
}

/** The same for a shape that has a name: what the name stands for. */
export function definitionText(schema: JsonSchema, indent = ""): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeText(choice, indent)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return listText(schema.items ?? {}, indent);
  if (schema.type === "object") return objectText(schema, indent);
  return schema.format ?? schema.type ?? "any";
}

function listText(items: JsonSchema, indent: string): string {
  const text = typeText(items, indent);
  return text.includes(" | ") && !text.startsWith("{") ? `(${text})[]` : `${text}[]`;
}

function objectText({ properties, propertyNames, additionalProperties, required }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  if (!properties) {
    const key = propertyNames ? typeText(propertyNames) : "string";
    const value = typeof additionalProperties === "object" ? typeText(additionalProperties, inner) : "any";
    return `{\n${inner}[${key}]: ${value}\n${indent}}`;
  }
  const lines = Object.entries(properties).map(
    ([name, property]) => `${inner}${name}${required?.includes(name) ? "" : "?"}: ${typeText(property, inner)}`,
  );
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}
