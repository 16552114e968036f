import { useFormats, useText } from "../../i18n/index.ts";
import { AnchoredPopover } from "../popover/AnchoredPopover.tsx";
import styles from "./ProvenancePopover.module.css";
import { type KnownFigure, provenanceFacts } from "./provenance-facts.ts";
import { type ProvenanceRequest, provenanceRequest } from "./provenance-request.ts";

/** Shows where the figure comes from that the reader has clicked. */
export function ProvenancePopover({
  request: { figure, label, shown, explanation, anchor },
}: {
  readonly request: ProvenanceRequest;
}) {
  const text = useText();
  return (
    <AnchoredPopover key={label} anchor={anchor} title={label} onClose={() => provenanceRequest.write(null)}>
      <p className={styles.value}>{shown}</p>
      {explanation && <p className={styles.explanation}>{explanation}</p>}
      {figure.value === null ? <p>{text(`reason.${figure.because}`)}</p> : <Facts figure={figure} />}
    </AnchoredPopover>
  );
}

function Facts({ figure }: { readonly figure: KnownFigure }) {
  const text = useText();
  const formats = useFormats();
  const doubtful = figure.provenance.doubtful ?? [];
  const count = doubtful.length;
  return (
    <>
      {count > 0 && (
        <p className={styles.doubtful}>{text("provenance.doubtful", { count, day: formats.day(doubtful.at(-1)) })}</p>
      )}
      <dl className={styles.facts}>
        {provenanceFacts(figure, text, formats).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
