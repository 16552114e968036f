import { MOAT_SOURCES, MOAT_TRENDS, MOAT_WIDTHS, type ReportSection } from "../../words/index.ts";
import type { Report } from "../report.ts";

/** What each section of a report is made of. */
export type SectionContent = { readonly [Section in ReportSection]: Report[Section] };

/** At most so many entries. */
export const MAX_ENTRIES: Readonly<Record<Exclude<ReportSection, "moat">, number>> = {
  summary: 5,
  products: 10,
  competitors: 6,
  bull: 4,
  bear: 4,
  wouldChange: 4,
};
const MAX_MOAT_SENTENCES = 6;
const MAX_NAME = 120;
const MAX_TEXT = 2_000;
const MAX_REFS = 24;

type Fields = Readonly<Record<string, unknown>>;
/** What is wrong, as the path of the part that is; `null` where nothing is. */
type Fault = string | null;

/**
 * Reads a section that comes from outside, such as from a language model.
 *
 * @param section Its name.
 * @param value What was given.
 * @returns The path of what does not have the shape of the section; `null` where all has.
 *
 * @example
 * schemaFault("bull", [{ text: "Margins are high." }]); // "bull[0].refs"
 */
export function schemaFault(section: ReportSection, value: unknown): Fault {
  if (section === "moat") return moatFault(value);
  if (!Array.isArray(value)) return section;
  if (value.length > MAX_ENTRIES[section]) return `${section}[${MAX_ENTRIES[section]}]`;
  const fault = { products: productFault, competitors: competitorFault }[section as "products"] ?? sentenceFault;
  return firstOf(value.map((entry, at) => fault(entry, `${section}[${at}]`)));
}

function sentenceFault(value: unknown, path: string): Fault {
  if (!isRecord(value, ["text", "refs"])) return path;
  const { text, refs } = value;
  if (typeof text !== "string" || text.length > MAX_TEXT) return `${path}.text`;
  const isFitting = Array.isArray(refs) && refs.length <= MAX_REFS && refs.every((id) => typeof id === "string");
  return isFitting ? null : `${path}.refs`;
}

function optionalSentence(value: unknown, path: string): Fault {
  return value === null ? null : sentenceFault(value, path);
}

function productFault(value: unknown, path: string): Fault {
  if (!isRecord(value, ["name", "what", "trend"])) return path;
  const { name, what, trend } = value;
  return isName(name)
    ? firstOf([sentenceFault(what, `${path}.what`), optionalSentence(trend, `${path}.trend`)])
    : `${path}.name`;
}

function competitorFault(value: unknown, path: string): Fault {
  if (!isRecord(value, ["code", "name", "found", "why", "strongerIn", "weakerIn"])) return path;
  const { code, name, found, why, strongerIn, weakerIn } = value;
  if (code !== null && !isName(code)) return `${path}.code`;
  if (!isName(name)) return `${path}.name`;
  if (found !== "named" && found !== "industry") return `${path}.found`;
  return firstOf([
    sentenceFault(why, `${path}.why`),
    optionalSentence(strongerIn, `${path}.strongerIn`),
    optionalSentence(weakerIn, `${path}.weakerIn`),
  ]);
}

function moatFault(value: unknown): Fault {
  if (!isRecord(value, ["width", "trend", "sources", "text"])) return "moat";
  const { width, trend, sources, text } = value;
  if (!isOneOf(MOAT_WIDTHS, width)) return "moat.width";
  if (!isOneOf(MOAT_TRENDS, trend)) return "moat.trend";
  if (!Array.isArray(sources) || sources.length > MOAT_SOURCES.length) return "moat.sources";
  if (!Array.isArray(text) || text.length > MAX_MOAT_SENTENCES) return "moat.text";
  return firstOf([
    ...sources.map((entry, at) => sourceFault(entry, `moat.sources[${at}]`)),
    ...text.map((entry, at) => sentenceFault(entry, `moat.text[${at}]`)),
  ]);
}

function sourceFault(value: unknown, path: string): Fault {
  if (!isRecord(value, ["source", "score", "reason"])) return path;
  const { source, score, reason } = value;
  if (!isOneOf(MOAT_SOURCES, source)) return `${path}.source`;
  if (score !== null && !isOneOf([0, 1, 2, 3], score)) return `${path}.score`;
  return sentenceFault(reason, `${path}.reason`);
}

/** An object with exactly these fields. */
function isRecord(value: unknown, fields: readonly string[]): value is Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length === fields.length && fields.every((field) => Object.hasOwn(value, field));
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= MAX_NAME;
}

function isOneOf(list: readonly unknown[], value: unknown): boolean {
  return list.includes(value);
}

function firstOf(faults: readonly Fault[]): Fault {
  return faults.find((fault) => fault !== null) ?? null;
}
