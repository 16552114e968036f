import { useEffect, useRef } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { useRoute } from "../../router/index.ts";
import { AnchoredPopover } from "../popover/AnchoredPopover.tsx";
import { ProvenanceFacts } from "./ProvenanceFacts.tsx";
import styles from "./ProvenancePopover.module.css";
import type { KnownFigure } from "./provenance-facts.ts";
import { type ProvenanceRequest, provenanceRequest } from "./provenance-request.ts";

/** Shows the provenance of the figure that the reader clicked. */
export function ProvenancePopover({
  request: { figure, label, shown, explanation, details, anchor },
}: {
  readonly request: ProvenanceRequest;
}) {
  const text = useText();
  const { path, query } = useRoute();
  const place = `${path} ${query.code}`;
  const openedAt = useRef(place);
  // The way back, or an edited address, leads to a page without this figure, or to another stock.
  useEffect(() => {
    if (place !== openedAt.current) provenanceRequest.write(null);
  }, [place]);
  return (
    <AnchoredPopover
      key={label}
      anchor={anchor}
      title={label}
      isText
      className={styles.window}
      onClose={() => provenanceRequest.write(null)}
    >
      <p className={styles.value}>{shown}</p>
      {explanation && <p className={styles.explanation}>{explanation}</p>}
      {figure.value === null ? <p>{text(`reason.${figure.because}`)}</p> : <Facts figure={figure} />}
      {details}
    </AnchoredPopover>
  );
}

function Facts({ figure }: { readonly figure: KnownFigure }) {
  const text = useText();
  const { day } = useFormats();
  const doubtful = figure.provenance.doubtful ?? [];
  const count = doubtful.length;
  return (
    <>
      {count > 0 && (
        <p className={styles.doubtful}>{text("provenance.doubtful", { count, day: day(doubtful.at(-1)) })}</p>
      )}
      <ProvenanceFacts provenance={figure.provenance} />
    </>
  );
}
