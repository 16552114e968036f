import type { WireEvidenceItem } from "@plumbline/contract";
import { useContext } from "react";
import { MISSING } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { ProvenanceFacts } from "../../ui/index.ts";
import { AnchoredPopover } from "../../ui/popover/AnchoredPopover.tsx";
import { OpenPassageContext } from "./filing/open-passage.ts";
import { type NumberItem, type PassageItem, useFigureLocale, useItemName } from "./report-items.ts";
import styles from "./SourcesPopover.module.css";
import { formOf, writeFigure } from "./written-figure.ts";

interface SourcesPopoverProps {
  readonly anchor: HTMLElement;
  readonly sources: readonly WireEvidenceItem[];
  readonly onClose: () => void;
}

/** What a sentence rests on: each number with where it comes from, each paragraph with the way to its filing. */
export function SourcesPopover({ anchor, sources, onClose }: SourcesPopoverProps) {
  const text = useText();
  return (
    <AnchoredPopover anchor={anchor} title={text("report.sources")} isText className={styles.window} onClose={onClose}>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={source.id}>
            {source.kind === "passage" ? (
              <PassageSource source={source} onOpen={onClose} />
            ) : (
              <NumberSource source={source} />
            )}
          </li>
        ))}
      </ul>
    </AnchoredPopover>
  );
}

function NumberSource({ source: { id, figure, unit, currency } }: { readonly source: NumberItem }) {
  const locale = useFigureLocale();
  const nameOf = useItemName();
  const name = nameOf(id);
  if (figure.value === null) {
    return (
      <p className={styles.line}>
        <span>{name}</span>
        <span className={styles.reason}>
          {MISSING} {locale.text(`reason.${figure.because}`)}
        </span>
      </p>
    );
  }
  return (
    <details className={styles.number}>
      <summary className={styles.line}>
        <span>{name}</span>
        <strong>{writeFigure(figure.value, { form: formOf(unit), currency }, locale)}</strong>
      </summary>
      <ProvenanceFacts provenance={figure.provenance} />
    </details>
  );
}

function PassageSource({ source, onOpen }: { readonly source: PassageItem; readonly onOpen: () => void }) {
  const text = useText();
  const openPassage = useContext(OpenPassageContext);
  const { day } = useFormats();
  const { form, filedAt, item } = source.source;
  return (
    <button
      type="button"
      className={styles.passage}
      onClick={() => {
        onOpen();
        openPassage(source.source);
      }}
    >
      <q lang="en" className={styles.words}>
        {source.text.trim()}
      </q>
      <span className={styles.place}>{text("report.passageOf", { form, item, day: day(filedAt) })}</span>
    </button>
  );
}
