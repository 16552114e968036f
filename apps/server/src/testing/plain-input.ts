/** Inputs that the contract takes, made from its schemas: as an honest client might send them, with the least that is needed. */
import type { AnyEndpoint } from "@plumbline/contract";
import * as z from "zod";

type Schema = z.core.JSONSchema.BaseSchema;
type Input = Record<string, unknown>;

/** Where an input has the id of something: the shape that it stands in, and the names on the way. */
export interface IdPlace {
  /** The least input of that shape, with the id given. */
  readonly inputWith: (id: string) => Input;
  /** Such as `id`, `ids.0` or `stocks.0.list`. */
  readonly path: string;
}

/** For texts with rules of their own, the first that the contract takes. */
const TEXTS = [
  "Name",
  "ADAM",
  "123456",
  "ada@example.org",
  "+14155552671",
  "google",
  "/pages/valuation?code=ADAM",
  "a".repeat(43),
  "2020-01-02",
  "https://push.example.org/device",
  "a".repeat(87),
  "a".repeat(22),
];
const AN_ID = "0b6fd1f2-6c9e-4b0d-9c51-0d8a3f4f5b6a";
const MAX_TRIES = 200;

/** The least that each shape of the input of a call needs; one that this cannot make is an error. */
export function plainInputs(endpoint: AnyEndpoint): readonly Input[] {
  return shapesOf(endpoint).map((shape) => accepted(endpoint, leastOf(shape) as Input));
}

/** Every place in the input of a call that takes an id, those that can be left out too. */
export function idPlaces(endpoint: AnyEndpoint): readonly IdPlace[] {
  return shapesOf(endpoint).flatMap((shape) =>
    pathsToIds(shape).map((path) => ({
      path: path.join("."),
      inputWith: (id: string) => accepted(endpoint, placed(leastOf(shape, path), path, id) as Input),
    })),
  );
}

function shapesOf({ input }: AnyEndpoint): readonly Schema[] {
  const { $defs = {}, ...schema } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema;
  const whole = inlined(schema, $defs as Record<string, Schema>);
  return (whole.anyOf ?? [whole]) as readonly Schema[];
}

/** The same with every shape in the places that refer to it by its name. */
function inlined<Tree>(tree: Tree, shapes: Readonly<Record<string, Schema>>): Tree {
  if (Array.isArray(tree)) return tree.map((member) => inlined(member, shapes)) as Tree;
  if (typeof tree !== "object" || tree === null) return tree;
  const { $ref } = tree as Schema;
  if (typeof $ref === "string") return inlined(shapes[$ref.replace("#/$defs/", "")] as Tree, shapes);
  return Object.fromEntries(Object.entries(tree).map(([name, member]) => [name, inlined(member, shapes)])) as Tree;
}

function pathsToIds(schema: Schema): readonly (readonly (string | number)[])[] {
  if (schema.format === "uuid") return [[]];
  const choices = (schema.anyOf ?? schema.oneOf ?? []) as readonly Schema[];
  const members = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return [
    ...choices.flatMap(pathsToIds),
    ...members.flatMap(([name, member]) => pathsToIds(member).map((path) => [name, ...path])),
    ...(schema.items ? pathsToIds(schema.items as Schema).map((path) => [0, ...path]) : []),
  ];
}

/** The least value of a schema, and what is optional on the way to a place in it. */
function leastOf(schema: Schema, towards: readonly (string | number)[] = []): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined;
  const sought = towards.join(".");
  const leads = (choice: Schema) => sought === "" || pathsToIds(choice).some((path) => path.join(".") === sought);
  if (choices) return leastOf(choices.find(leads) ?? {}, towards);
  if (schema.type === "object") return leastObject(schema, towards);
  const [next, ...rest] = towards;
  if (schema.type === "array") return schema.minItems || next === 0 ? [leastOf(schema.items as Schema, rest)] : [];
  if (schema.type === "boolean") return true;
  if (schema.type === "integer" || schema.type === "number") return Math.max(0, Number(schema.minimum ?? 0));
  return schema.format === "uuid" ? AN_ID : TEXTS[0];
}

function leastObject(schema: Schema, [next, ...rest]: readonly (string | number)[]): Input {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const needed = new Set([...((schema.required ?? []) as string[]), ...(typeof next === "string" ? [next] : [])]);
  return Object.fromEntries(
    [...needed].map((name) => [name, leastOf(properties[name] ?? {}, name === next ? rest : [])]),
  );
}

/** A copy with another value at a place. */
function placed(value: unknown, [next, ...rest]: readonly (string | number)[], leaf: unknown): unknown {
  if (next === undefined) return leaf;
  if (Array.isArray(value)) return value.with(Number(next), placed(value[Number(next)], rest, leaf));
  const record = value as Input;
  return { ...record, [next]: placed(record[next], rest, leaf) };
}

/** Exchanges texts for others until the contract takes the input. */
function accepted(endpoint: AnyEndpoint, input: Input): Input {
  const tried = new Map<string, number>();
  let current: unknown = input;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const problem = firstProblem(endpoint, current);
    if (!problem) return current as Input;
    const key = problem.join(".");
    const next = (tried.get(key) ?? 0) + 1;
    tried.set(key, next);
    if (next >= TEXTS.length) break;
    current = placed(current, problem, TEXTS[next]);
  }
  throw new Error(
    `No input for ${endpoint.name} is known that its contract takes: add a text that it takes to testing/plain-input.ts.`,
  );
}

/** Where the contract objects to an input; of several shapes, in the one that comes nearest. */
function firstProblem({ input }: AnyEndpoint, given: unknown): readonly (string | number)[] | null {
  const { error } = input.safeParse(given);
  if (!error) return null;
  const issues = (error.issues as readonly z.core.$ZodIssue[]).flatMap((issue) =>
    issue.code === "invalid_union" ? (issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [issue]) : [issue],
  );
  return (issues[0]?.path ?? []) as readonly (string | number)[];
}
