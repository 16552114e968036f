import type { WireReportSentence } from "@plumbline/contract";
import { type TextPiece, textPieces } from "@plumbline/core/report";
import { useMemo } from "react";
import { MISSING } from "../../format/index.ts";
import { FigureValue } from "../../ui/index.ts";
import { Quotation } from "./Quotation.tsx";
import { useFigureLocale, useItemName, useReportItems } from "./report-items.ts";
import styles from "./Sentence.module.css";
import { SourceMarks } from "./SourceMarks.tsx";
import { sentenceGroups } from "./sentence-groups.ts";
import { writeFigure } from "./written-figure.ts";

interface SentenceProps {
  readonly sentence: WireReportSentence;
  /** Of words that are not as they were: how they are marked. */
  readonly mark?: "added" | "removed" | undefined;
}

/** A sentence of a report: its figures filled in, what it quotes, and the ways to everything that it rests on. */
export function Sentence({ sentence: { text, refs }, mark }: SentenceProps) {
  const pieces = useMemo(() => textPieces(text), [text]);
  const { groups, end } = useMemo(() => sentenceGroups(pieces), [pieces]);
  const quoted = pieces.flatMap((piece) => (piece.kind === "quotation" ? [piece.id] : []));
  const Words = mark === "added" ? "ins" : mark === "removed" ? "del" : "span";
  return (
    <>
      <Words className={styles.sentence}>
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order.
          <span key={index} className={group.length > 1 ? styles.together : undefined}>
            <Pieces pieces={group} />
          </span>
        ))}
        <span className={styles.together}>
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
