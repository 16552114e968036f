import type { WireFigure } from "@plumbline/contract";
import { type ReactNode, use } from "react";
import { MISSING } from "../../format/index.ts";
import { AmountScaleOfPage, useText } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import { classNames } from "../class-names.ts";
import { DoubtMark, isDoubtful } from "./DoubtMark.tsx";
import styles from "./FigureValue.module.css";
import { provenanceRequest } from "./provenance-request.ts";

interface FigureValueProps {
  readonly figure: WireFigure;
  /** What the figure is, such as "52-week high". */
  readonly label: string;
  /** Writes the value, such as `price` of `useFormats()`. */
  readonly format: (value: number) => string;
  /** Shown instead of a dash where there is no value. */
  readonly absent?: string | undefined;
  /** A sentence on how it is computed, shown with its provenance. */
  readonly explanation?: string | undefined;
  /** More about it, drawn below its provenance or the reason why it is missing. */
  readonly details?: ReactNode;
  /** Draws the value where its text alone is not enough, such as `<Change>`. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** Of a figure in a grid whose arrow keys move the focus. */
  readonly tabIndex?: number | undefined;
  /** Id of the sentence that says what a mark on it means. */
  readonly describedBy?: string | undefined;
}

/** A figure whose click opens its provenance, or the reason why it is missing. */
export function FigureValue(props: FigureValueProps) {
  const { figure, label, format, absent, explanation, details, children, className, tabIndex, describedBy } = props;
  const isOpen = useObservable(provenanceRequest)?.figure === figure;
  const text = useText();
  const scale = use(AmountScaleOfPage);
  const isMissing = figure.value === null;
  const hasDoubt = isDoubtful(figure);
  const shown = isMissing ? (absent ?? MISSING) : format(figure.value);
  // The popover stands outside of the page that chose the unit of its amounts.
  const around = details && <AmountScaleOfPage value={scale}>{details}</AmountScaleOfPage>;
  return (
    <button
      type="button"
      className={classNames(styles.figure, isMissing && !absent && styles.missing, className)}
      tabIndex={tabIndex}
      data-filed={!isMissing && figure.provenance.filedAt !== undefined}
      aria-label={hasDoubt ? text("provenance.doubtfulFigure", { label, value: shown }) : `${label}: ${shown}`}
      aria-describedby={describedBy}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) =>
        provenanceRequest.write(
          isOpen ? null : { figure, label, shown, explanation, details: around, anchor: currentTarget },
        )
      }
    >
      {isMissing ? shown : (children ?? shown)}
      {hasDoubt && <DoubtMark />}
    </button>
  );
}
