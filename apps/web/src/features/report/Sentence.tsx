import type { WireReportSentence } from "@plumbline/contract";
import { type TextPiece, textPieces } from "@plumbline/core/report";
import { useMemo } from "react";
import { MISSING } from "../../format/index.ts";
import { FigureValue } from "../../ui/index.ts";
import { Quotation } from "./Quotation.tsx";
import { useFigureLocale, useItemName, useReportItems } from "./report-items.ts";
import styles from "./Sentence.module.css";
import { SourceMarks } from "./SourceMarks.tsx";
import { writeFigure } from "./written-figure.ts";

interface SentenceProps {
  readonly sentence: WireReportSentence;
  /** Of words that are not as they were: how they are marked. */
  readonly mark?: "added" | "removed" | undefined;
}

/** A sentence of a report: its figures filled in, what it quotes, and the ways to everything that it rests on. */
export function Sentence({ sentence: { text, refs }, mark }: SentenceProps) {
  const pieces = useMemo(() => textPieces(text), [text]);
  const { start, end } = endApart(pieces);
  const quoted = pieces.flatMap((piece) => (piece.kind === "quotation" ? [piece.id] : []));
  const Words = mark === "added" ? "ins" : mark === "removed" ? "del" : "span";
  return (
    <>
      <Words className={styles.sentence}>
        <Pieces pieces={start} />
        <span className={styles.end}>
          <Pieces pieces={end} />
          <SourceMarks refs={refs} quoted={quoted} />
        </span>
      </Words>
      {quoted.map((id) => (
        <Quotation key={id} id={id} />
      ))}
    </>
  );
}

/** Most characters that stay on the line of the marks; in a language without spaces only the last ones. */
const MAX_KEPT = 14;
const MAX_KEPT_WITHOUT_SPACES = 2;

interface Apart {
  readonly start: readonly TextPiece[];
  /** The last word, or the figure that the sentence ends with, and the full stop. */
  readonly end: readonly TextPiece[];
}

/** The end of a sentence and the marks behind it stand on one line. */
function endApart(pieces: readonly TextPiece[]): Apart {
  const last = pieces.at(-1);
  if (last?.kind !== "words") return { start: pieces, end: [] };
  const words = last.text.trimEnd();
  const isStop = words.length <= 1 && pieces.length > 1;
  if (isStop) return { start: pieces.slice(0, -2), end: pieces.slice(-2) };
  const kept = words.includes(" ") ? MAX_KEPT : MAX_KEPT_WITHOUT_SPACES;
  const at = Math.max(words.lastIndexOf(" ") + 1, words.length - kept, 0);
  const piece = (text: string): TextPiece => ({ kind: "words", text });
  return { start: [...pieces.slice(0, -1), piece(words.slice(0, at))], end: [piece(words.slice(at))] };
}

function Pieces({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order.
  return pieces.map((piece, index) => <Piece key={index} piece={piece} />);
}

function Piece({ piece }: { readonly piece: TextPiece }) {
  if (piece.kind === "words") return piece.text;
  return piece.kind === "figure" ? <PlacedFigure id={piece.id} form={piece.form} /> : null;
}

/** A figure in running text; a click opens where it comes from. */
function PlacedFigure({ id, form }: Omit<Extract<TextPiece, { kind: "figure" }>, "kind">) {
  const item = useReportItems().get(id);
  const nameOf = useItemName();
  const locale = useFigureLocale();
  if (item === undefined || item.kind === "passage") return MISSING;
  const { figure, currency } = item;
  return (
    <FigureValue
      figure={figure}
      label={nameOf(id)}
      format={(value) => writeFigure(value, { form, currency }, locale)}
      className={styles.figure}
    />
  );
}
