import { plainly } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { isObject, type JsonTable, objectAt } from "./json-shape.ts";
import { alphaVantage, polygon, twelveData } from "./provider-json.ts";
import { pandasFrame, recordList } from "./records-json.ts";
import { yahooCharts } from "./yahoo-chart.ts";

/** The most telling first: a list of records could be nearly anything. */
const READERS: readonly ((value: unknown) => JsonTable[] | null)[] = [
  yahooCharts,
  polygon,
  twelveData,
  alphaVantage,
  recordList,
  pandasFrame,
];

/**
 * Finds the tables in JSON, whoever wrote it.
 *
 * @param value What was parsed.
 * @returns `null` where there is none.
 */
export function jsonTables(value: unknown): JsonTable[] | null {
  for (const read of READERS) {
    const tables = read(value);
    if (tables !== null) return tables.filter(({ rows }) => rows.length > 1);
  }
  return null;
}

/** True when JSON begins as prices do: only then is what cannot be parsed a fault of a table. */
export function looksLikePrices(head: string): boolean {
  return /"(?:\d\. )?(?:adj ?)?_?(?:close|c|price)"\s*:|"chart"\s*:|Time Series|"\('?Close/i.test(head);
}

/**
 * Parses JSON.
 *
 * @throws {InputError} `truncated-json` or `malformed-json`.
 */
export function parseTable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    if (isCutOff(text, error.message))
      throw new InputError("truncated-json", plainly("Its JSON ends too early: the file is cut off."));
    throw new InputError("malformed-json", plainly("Its JSON is malformed."));
  }
}

function isCutOff(text: string, message: string): boolean {
  const place = /position (\d+)/.exec(message)?.[1];
  return /Unexpected end|Unterminated/.test(message) || (place !== undefined && Number(place) >= text.trimEnd().length);
}

/** The record of each line of JSON Lines; a line that is none is a fault. */
export function parseLines(text: string): unknown[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map(parseTable);
}

/** True for JSON Lines: the first line is a record by itself, and another follows. */
export function isJsonLines(head: string): boolean {
  const [first = "", second] = head.trimStart().split(/\r?\n/, 2);
  if (!first.startsWith("{") || !second?.trimStart().startsWith("{")) return false;
  try {
    const value: unknown = JSON.parse(first);
    return isObject(value) && Object.keys(objectAt({ value }, "value")).length > 1;
  } catch {
    return false;
  }
}
