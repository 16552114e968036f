import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Paragraph, ParagraphKind } from "@plumbline/core/filings";
import type { FiledItem } from "../../model/index.ts";

/** A filing in the form in which it is stored: paragraphs in compressed pieces, and behind them what they are. */
export interface EncodedFiling {
  readonly bytes: Uint8Array;
  /** Of these, the last ones that say what the others are. */
  readonly outlineBytes: number;
}

/** An item without its paragraphs. */
export interface ItemOutline extends Omit<FiledItem, "paragraphs"> {
  /** Ids of its paragraphs, in order. */
  readonly ids: readonly string[];
  /** Where they lie, in bytes from the beginning of the filing. */
  readonly pieces: readonly PieceRange[];
}

interface PieceRange {
  readonly offset: number;
  readonly bytes: number;
  /** Paragraphs in it. */
  readonly count: number;
}

/** As large as a page or two of text: one click reads one piece. */
const PIECE_LENGTH = 32_768;
const KINDS: readonly ParagraphKind[] = ["heading", "text", "list", "table"];
/** Brotli gives the same bytes on every machine, which zlib does not; at 5 it is as quick as the reading. */
const QUALITY = 5;

/** Packs the items of a filing. */
export function encodeFiling(items: readonly FiledItem[]): EncodedFiling {
  const parts: Uint8Array[] = [];
  let length = 0;
  const outline = items.map(({ paragraphs, ...item }): ItemOutline => {
    const pieces = piecesOf(paragraphs).map((piece): PieceRange => {
      const bytes = compressed(piece.map(({ kind, text }) => [KINDS.indexOf(kind), text]));
      parts.push(bytes);
      length += bytes.length;
      return { offset: length - bytes.length, bytes: bytes.length, count: piece.length };
    });
    return { ...item, ids: paragraphs.map(({ id }) => id), pieces };
  });
  const last = compressed(outline);
  return { bytes: Buffer.concat([...parts, last]), outlineBytes: last.length };
}

/** Unpacks the end of an encoded filing. */
export function decodeOutline(bytes: Uint8Array): ItemOutline[] {
  return decompressed(bytes);
}

/** Unpacks a piece; `ids` are those of its paragraphs. */
export function decodePiece(bytes: Uint8Array, ids: readonly string[]): Paragraph[] {
  return decompressed<[number, string][]>(bytes).map(([kind, text], at) => ({
    id: ids[at] as string,
    kind: KINDS[kind] as ParagraphKind,
    text,
  }));
}

function piecesOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const pieces: Paragraph[][] = [];
  let length = PIECE_LENGTH;
  for (const paragraph of paragraphs) {
    if (length >= PIECE_LENGTH) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(paragraph);
    length += paragraph.text.length;
  }
  return pieces;
}

function compressed(value: unknown): Uint8Array {
  return brotliCompressSync(JSON.stringify(value), {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
}

function decompressed<Value>(bytes: Uint8Array): Value {
  return JSON.parse(brotliDecompressSync(bytes).toString()) as Value;
}
