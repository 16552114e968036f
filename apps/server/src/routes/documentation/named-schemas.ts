import { EvidenceSchema, FigureSchema, MetaSchema, NamesSchema } from "@plumbline/contract";
import { COMPONENTS, type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

/** Shapes that come again and again, described once under a name. */
export const NAMED_SCHEMAS: ReadonlyMap<string, JsonSchema> = new Map([
  ["Figure", jsonSchemaOf(FigureSchema, "output")],
  ["Evidence", jsonSchemaOf(EvidenceSchema, "output")],
  ["Names", jsonSchemaOf(NamesSchema, "output")],
  ["Meta", jsonSchemaOf(MetaSchema, "output")],
]);

const names: ReadonlyMap<string, string> = new Map(
  [...NAMED_SCHEMAS].map(([name, schema]) => [JSON.stringify(schema), name]),
);

/** The name of a shape that is described under one. */
export function nameOf(schema: JsonSchema): string | undefined {
  return schema.$ref?.slice(COMPONENTS.length) ?? names.get(JSON.stringify(schema));
}

/** The same schema with references where a named shape stands. */
export function withReferences(schema: JsonSchema): unknown {
  const name = nameOf(schema);
  if (name !== undefined) return { $ref: `${COMPONENTS}${name}` };
  return Object.fromEntries(Object.entries(schema).map(([key, member]) => [key, referenced(member)]));
}

function referenced(member: unknown): unknown {
  if (Array.isArray(member)) return member.map(referenced);
  return typeof member === "object" && member !== null ? withReferences(member as JsonSchema) : member;
}
