import { lazy } from "react";
import { useText } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import styles from "./AnnotationWindow.module.css";
import { type Anchor, type Annotation, MAX_ANNOTATIONS, MAX_NOTE } from "./annotation.ts";
import { isKeepable, keptNote, keptPrice } from "./annotation-text.ts";
import type { DrawingState } from "./drawing-state.ts";
import { DateBox, PriceBox, TextBox } from "./PlaceBoxes.tsx";
import { withAnchors } from "./plot-scale.ts";
import { ToolIcon } from "./ToolIcon.tsx";
import { useAnnotationNames } from "./use-annotation-names.ts";

const AnchoredPopover = lazy(async () => ({
  default: (await import("../../../ui/popover/AnchoredPopover.tsx")).AnchoredPopover,
}));

interface AnnotationWindowProps {
  readonly state: DrawingState;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The drawings of a chart as a list, in which each can be selected, removed, and changed by its days and prices. */
export function AnnotationWindow({ state, anchor, onClose }: AnnotationWindowProps) {
  const text = useText();
  const { book } = state;
  const list = useObservable(book.list);
  return (
    <AnchoredPopover anchor={anchor} title={text("charting.drawings")} onClose={onClose} className={styles.window}>
      {list.length === 0 && <p className={styles.none}>{text("charting.noDrawings")}</p>}
      {list.length > 0 && (
        <ul className={styles.list} aria-label={text("charting.drawings")}>
          {list.map((annotation, place) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and a change of one must not lose the focus.
              key={`${place} ${annotation.kind}`}
              annotation={annotation}
              state={state}
              place={place}
            />
          ))}
        </ul>
      )}
      {list.length >= MAX_ANNOTATIONS && (
        <p className={styles.none}>{text("charting.enoughDrawings", { n: MAX_ANNOTATIONS })}</p>
      )}
    </AnchoredPopover>
  );
}

interface RowProps {
  readonly annotation: Annotation;
  readonly state: DrawingState;
  readonly place: number;
}

function Row({ annotation, state, place }: RowProps) {
  const { book } = state;
  const text = useText();
  const names = useAnnotationNames(state);
  const isSelected = useObservable(book.selected) === place;
  const name = names.nameOf(annotation);
  const factor = useObservable(state.scale)?.shareFactor(annotation.unitDay) ?? 1;
  const change = (next: Annotation | null): void => {
    if (next) book.keep(book.list.read().with(place, next));
  };
  const changeAnchor = (end: number, anchor: Anchor): void =>
    change(withAnchors(annotation, annotation.anchors.with(end, anchor)));
  return (
    <li className={styles.row} data-selected={isSelected}>
      <button
        type="button"
        className={styles.name}
        aria-pressed={isSelected}
        aria-label={text("charting.select", { name: names.full(annotation) })}
        onClick={() => book.selected.write(isSelected ? null : place)}
      >
        <ToolIcon sign={annotation.kind} />
        {name}
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={text("charting.remove", { name: names.full(annotation) })}
        onClick={() => {
          book.selected.write(place);
          book.removeSelected();
        }}
      >
        <ToolIcon sign="remove" />
      </button>
      <div className={styles.places}>
        {annotation.kind === "note" && (
          <TextBox
            label={text("charting.noteText")}
            value={annotation.text}
            maxLength={MAX_NOTE}
            onChange={(typed) => keptNote(typed) && change({ ...annotation, text: keptNote(typed) })}
          />
        )}
        {annotation.anchors.map((anchor, end) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an end of a drawing is its place.
          <div key={end} className={styles.place}>
            {annotation.kind !== "level" && (
              <DateBox
                label={text("charting.dayOf", { name, n: end + 1 })}
                value={anchor.day}
                onChange={(day) => changeAnchor(end, { ...anchor, day })}
              />
            )}
            <PriceBox
              label={text("charting.priceOf", { name, n: end + 1 })}
              value={factor * anchor.price}
              onChange={(shown) => {
                const price = keptPrice(shown / factor);
                if (isKeepable(price)) changeAnchor(end, { ...anchor, price });
              }}
            />
          </div>
        ))}
      </div>
    </li>
  );
}
