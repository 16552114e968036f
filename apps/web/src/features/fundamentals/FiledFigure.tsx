import type { WireFigure } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import styles from "./FiledFigure.module.css";
import type { FiledOn } from "./filed-on.ts";
import { evidenceQuery, type FigureRequest } from "./fundamentals.query.ts";
import { MarkSign } from "./MarkSign.tsx";
import { RivalList } from "./RivalList.tsx";

interface FiledFigureProps extends FiledOn {
  readonly figure: WireFigure;
  readonly label: string;
  readonly format: (value: number) => string;
  readonly explanation?: string | undefined;
  readonly className?: string | undefined;
}

/** A figure of one period with its mark; its popover lists what else was filed for it. */
export function FiledFigure({ mark, request, ...figure }: FiledFigureProps) {
  const id = useId();
  return (
    <>
      <FigureValue
        {...figure}
        details={request && <FiledBesides request={request} mark={mark} />}
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
