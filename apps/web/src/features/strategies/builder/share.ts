import type { WireStrategy } from "@plumbline/contract";
import { isStrategyShape } from "./strategy-shape.ts";

/** Characters of rules in an address that every browser and messenger carries. */
export const MAX_SHARED = 6000;

/**
 * Writes the rules of a strategy for an address, without the values of its movable numbers.
 *
 * @returns Null of rules that are too long for one.
 */
export function writeStrategyFilters({ parameters, ...rules }: WireStrategy): string | null {
  const limits = Object.fromEntries(
    Object.entries(parameters).map(([name, { minimum, maximum, step }]) => [name, [minimum, maximum, step]]),
  );
  const bytes = new TextEncoder().encode(JSON.stringify([rules, limits]));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return text.length > MAX_SHARED ? null : text;
}

/**
 * Writes the values of the movable numbers.
 *
 * @example
 * writeStrategyNumbers(goldenCross); // "fast*50~slow*200~positions*10"
 */
export function writeStrategyNumbers({ parameters }: WireStrategy): string {
  return Object.entries(parameters)
    .map(([name, { value }]) => `${name}*${value}`)
    .join("~");
}

/** Reads what both wrote; null of an address that somebody has changed into no strategy. */
export function readShared(filters: string, numbers: string): WireStrategy | null {
  if (filters.length > MAX_SHARED) return null;
  try {
    const bytes = Uint8Array.from(atob(filters.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
      sign.charCodeAt(0),
    );
    const [rules, limits] = JSON.parse(new TextDecoder().decode(bytes)) as [object, Record<string, number[]>];
    const values = new Map(numbers.split("~").map((pair) => pair.split("*") as [string, string]));
    const parameters = Object.entries(limits).map(([name, [minimum, maximum, step]]) => {
      const value = Number(values.get(name) ?? minimum);
      return [name, { value, minimum, maximum, step }];
    });
    const strategy: unknown = { ...rules, parameters: Object.fromEntries(parameters) };
    return isStrategyShape(strategy) ? strategy : null;
  } catch {
    return null;
  }
}
