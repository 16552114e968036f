import { plainNumber } from "./cell-text.ts";

/** Writes a value of JSON as the cell of a table; lists and objects have no value there. */
export function jsonCell(value: unknown): string {
  if (typeof value === "number") return plainNumber(value);
  if (typeof value === "string") return value;
  return typeof value === "boolean" ? String(value) : "";
}

/** A moment as JSON writes it, `2019-01-02T00:00:00.000Z`, as the day that it means. */
export function dayCell(value: unknown): string {
  return jsonCell(value).replace(/[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?$/, "");
}
