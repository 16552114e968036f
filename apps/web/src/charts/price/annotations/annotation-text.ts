import { parseDay } from "@plumbline/core/time";
import {
  ANNOTATION_KINDS,
  type Anchor,
  type Annotation,
  type AnnotationKind,
  anchorCount,
  MAX_ANNOTATIONS,
  MAX_NOTE,
} from "./annotation.ts";

/** Letters of the kinds, in the order of `ANNOTATION_KINDS`. */
const LETTERS = "tlrfn";
/** Characters that are read at most. */
const MAX_TEXT = 12_000;
const MAX_PRICE = 1e9;
const PIECE = /^([tlrfn])(\d{8})((?:,\d{8},[\de.+-]{1,16}){1,2})(?:,(.*))?$/su;
const ANCHOR = /,(\d{8}),([^,]+)/g;

/**
 * Writes annotations for an address or for the storage of a browser; empty for none.
 *
 * @example
 * // A level at 120, drawn on 2024-03-01: "l20240301,20240301,120".
 * writeAnnotations([level]);
 */
export function writeAnnotations(annotations: readonly Annotation[]): string {
  return annotations.map(writeAnnotation).join("~");
}

/**
 * Reads annotations from an address or from the storage of an earlier visit. What is not one is left out: nothing that an
 * address says can break a chart.
 */
export function readAnnotations(text: string): Annotation[] {
  // What is cut off is left out whole: half a price is another price.
  const bounded = text.length > MAX_TEXT ? text.slice(0, Math.max(0, text.lastIndexOf("~", MAX_TEXT))) : text;
  return bounded
    .split("~", 4 * MAX_ANNOTATIONS)
    .flatMap((piece) => readAnnotation(piece) ?? [])
    .slice(0, MAX_ANNOTATIONS);
}

/** A price as it is kept: seven digits are finer than any screen. */
export function keptPrice(price: number): number {
  return Number(price.toPrecision(7));
}

/** Whether a price can be that of an annotation. */
export function isKeepable(price: number): boolean {
  return price > 1 / MAX_PRICE && price < MAX_PRICE;
}

/** A note as it is kept: one line, bounded. */
export function keptNote(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ").trim();
  return Array.from(line).slice(0, MAX_NOTE).join("").trim();
}

function writeAnnotation({ kind, unitDay, anchors, text }: Annotation): string {
  const places = anchors.map(({ day, price }) => `,${packed(day)},${keptPrice(price)}`);
  const note = kind === "note" ? `,${text.replaceAll("%", "%25").replaceAll("~", "%7E")}` : "";
  return `${LETTERS[ANNOTATION_KINDS.indexOf(kind)]}${packed(unitDay)}${places.join("")}${note}`;
}

function readAnnotation(piece: string): Annotation | null {
  const [, letter = "", unit = "", places = "", note] = PIECE.exec(piece) ?? [];
  const kind = ANNOTATION_KINDS[LETTERS.indexOf(letter)];
  const unitDay = unpacked(unit);
  if (!letter || !kind || !unitDay || (note !== undefined) !== (kind === "note")) return null;
  const anchors = [...places.matchAll(ANCHOR)].map(([, day = "", price]) => readAnchor(day, Number(price)));
  const known = anchors.filter((anchor) => anchor !== null);
  const text = keptNote((note ?? "").replaceAll("%7E", "~").replaceAll("%25", "%"));
  if (known.length !== anchors.length) return null;
  return made(kind, known, { unitDay, text });
}

/** @returns null when the anchors do not make one of this kind. */
function made(
  kind: AnnotationKind,
  [first, second, ...others]: readonly Anchor[],
  rest: Pick<Annotation, "unitDay" | "text">,
): Annotation | null {
  if (!first || others.length > 0 || (second === undefined) !== (anchorCount(kind) === 1)) return null;
  if (kind === "note" && rest.text === "") return null;
  return { kind, anchors: second ? [first, second] : [first], ...rest };
}

function readAnchor(day: string, price: number): Anchor | null {
  const known = unpacked(day);
  return known && isKeepable(price) ? { day: known, price: keptPrice(price) } : null;
}

function packed(day: string): string {
  return day.replaceAll("-", "");
}

/** @returns null for what is not a day of the centuries in which shares were traded. */
function unpacked(text: string): string | null {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return parseDay(day) !== null && day > "1600" && day < "2200" ? day : null;
}
