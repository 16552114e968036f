import type { WireFigure } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import styles from "./FiledFigure.module.css";
import type { FiledOn } from "./filed-on.ts";
import { evidenceQuery, type FigureRequest } from "./fundamentals.query.ts";
import { MarkSign } from "./MarkSign.tsx";
import { type MetricRow, periodsOfYear } from "./metric-rows.ts";
import { RivalList } from "./RivalList.tsx";
import { SeamDetails } from "./SeamDetails.tsx";

interface FiledFigureProps extends FiledOn {
  readonly figure: WireFigure;
  /** The metric of a figure of its latest periods, and how many of them are later: a year up to there may cross a seam. */
  readonly recent?: { readonly row: MetricRow; readonly before: 0 | 1 };
  readonly label: string;
  readonly format: (value: number) => string;
  readonly explanation?: string | undefined;
  readonly className?: string | undefined;
}

/** A figure of one period with its mark; its popover lists what else was filed for it. */
export function FiledFigure({ mark, request, recent, ...figure }: FiledFigureProps) {
  const id = useId();
  const isCut = figure.figure.value === null && figure.figure.because === "restated-perimeter";
  return (
    <>
      <FigureValue
        {...figure}
        details={
          request && (
            <>
              <FiledBesides request={request} mark={mark} />
              {isCut && recent && (
                <SeamDetails {...recent} figure={figure.figure} length={periodsOfYear(recent.row) + 1} />
              )}
            </>
          )
        }
        describedBy={mark ? id : undefined}
      />
      {mark && <MarkSign mark={mark} id={id} />}
    </>
  );
}

/** The meaning of the mark of a figure, and what else was filed for it, which is asked for when it is drawn. */
function FiledBesides({ request, mark }: Pick<FiledFigureProps, "mark"> & { readonly request: FigureRequest }) {
  const text = useText();
  const { data, isPlaceholderData } = useQuery(evidenceQuery(request));
  const isKnown = data && !isPlaceholderData && data.rivals.length > 0;
  return (
    <>
      {mark && <p className={styles.besides}>{text(`fundamentals.note.${mark}`)}</p>}
      {isKnown && (
        <div className={styles.besides}>
          <RivalList rivals={data.rivals} leftOut={data.rivalsLeftOut} isMissing={data.figure.value === null} />
        </div>
      )}
    </>
  );
}
