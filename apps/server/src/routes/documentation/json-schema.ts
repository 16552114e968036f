import {
  type AnyEndpoint,
  EvidenceItemSchema,
  EvidenceSchema,
  FigureSchema,
  MetaSchema,
  NamesSchema,
  OperandSchema,
  ReportSchema,
  ReportSentenceSchema,
  RuleGroupSchema,
  RuleSchema,
  StrategySchema,
} from "@plumbline/contract";
import * as z from "zod";

/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
}

/** Where the document keeps shapes that have a name. */
const COMPONENTS = "#/components/schemas/";

/**
 * JSON Schema, draft 2020-12, of a schema of the contract; `io` selects the side of its transformations. A shape that
 * holds itself has a name, and stands where it is used as a reference to the document's description of that name.
 */
export function jsonSchemaOf(schema: AnyEndpoint["input"], io: "input" | "output"): JsonSchema {
  const generated = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  const inDocument = JSON.parse(generated.replaceAll('"#/$defs/', `"${COMPONENTS}`)) as GeneratedSchema;
  const { $schema: _draft, $defs, ...rest } = inDocument;
  return $defs?.[rest.$ref?.slice(COMPONENTS.length) ?? ""] ?? rest;
}

interface GeneratedSchema extends JsonSchema {
  readonly $schema: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** A query parameter of an endpoint. */
export interface Parameter {
  readonly name: string;
  readonly schema: JsonSchema;
  /** Needed in every shape that the input may have. */
  readonly required: boolean;
}

/** The shapes that an input may have: one, or several to choose from. */
export function shapesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf ?? [schema];
}

/** The query parameters of an endpoint, those of all shapes together. */
export function parametersOf(schema: JsonSchema): Parameter[] {
  const shapes = shapesOf(schema);
  const properties = new Map(shapes.flatMap((shape) => Object.entries(shape.properties ?? {})));
  return [...properties].map(([name, property]) => ({
    name,
    schema: property,
    required: shapes.every((shape) => shape.required?.includes(name)),
  }));
}

/** Describes which of several sets of parameters to give. Null when there is no choice. */
export function choiceText(schema: JsonSchema): string | null {
  const shapes = shapesOf(schema);
  if (shapes.length < 2) return null;
  return `Give ${shapes.map((shape) => (shape.required ?? []).join(" and ") || "nothing").join(", or ")}.`;
}

/** Shapes that come again and again, described once under a name. */
export const NAMED_SCHEMAS: ReadonlyMap<string, JsonSchema> = new Map([
  ["Figure", jsonSchemaOf(FigureSchema, "output")],
  ["Evidence", jsonSchemaOf(EvidenceSchema, "output")],
  ["Names", jsonSchemaOf(NamesSchema, "output")],
  ["Meta", jsonSchemaOf(MetaSchema, "output")],
  ["Operand", jsonSchemaOf(OperandSchema, "output")],
  ["Rule", jsonSchemaOf(RuleSchema, "output")],
  ["RuleGroup", jsonSchemaOf(RuleGroupSchema, "output")],
  ["Strategy", jsonSchemaOf(StrategySchema, "output")],
  ["EvidenceItem", jsonSchemaOf(EvidenceItemSchema, "output")],
  ["ReportSentence", jsonSchemaOf(ReportSentenceSchema, "output")],
  ["Report", jsonSchemaOf(ReportSchema, "output")],
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
  return Object.fromEntries(Object.entries(withProperties(schema)).map(([key, member]) => [key, referenced(member)]));
}

/** A record with certain keys as an object with these properties: generators of clients understand that. */
function withProperties(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, required, ...rest } = schema;
  if (!propertyNames?.enum || !required || typeof additionalProperties !== "object") return schema;
  const properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  return { ...rest, properties, required, additionalProperties: false };
}

function referenced(member: unknown): unknown {
  if (Array.isArray(member)) return member.map(referenced);
  return typeof member === "object" && member !== null ? withReferences(member as JsonSchema) : member;
}
