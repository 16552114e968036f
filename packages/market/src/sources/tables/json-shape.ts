import type { KnownOfTable } from "../../model/index.ts";

/** A table found in JSON. */
export interface JsonTable {
  /** What tells it from others in the same file; `null` where there is one. */
  readonly part: string | null;
  readonly known: KnownOfTable;
  /** The header first. */
  readonly rows: readonly (readonly string[])[];
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** True for a JSON object; false for `null`, arrays and bare values. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object under a key; an empty one where there is none. */
export function objectAt(value: unknown, key: string): JsonObject {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
}

/** The list under a key; an empty one where there is none. */
export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** The text under a key; `undefined` where there is none. */
export function textAt(value: unknown, key: string): string | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === "string" && found !== "" ? found : undefined;
}

/** What a container states, without what it does not. */
export function known(stated: Readonly<Partial<Record<keyof KnownOfTable, string | null | undefined>>>): KnownOfTable {
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => typeof value === "string")) as KnownOfTable;
}
