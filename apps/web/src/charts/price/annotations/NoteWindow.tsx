import { type FormEvent, lazy, type RefObject, Suspense, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import { Button, FieldInput } from "../../../ui/index.ts";
import styles from "./AnnotationWindow.module.css";
import { MAX_NOTE } from "./annotation.ts";
import { keptNote } from "./annotation-text.ts";
import { chooseTool, type DrawingState, finishDrawing } from "./drawing-state.ts";

const AnchoredPopover = lazy(async () => ({
  default: (await import("../../../ui/popover/AnchoredPopover.tsx")).AnchoredPopover,
}));

interface NoteWindowProps {
  readonly state: DrawingState;
  /** An element within the plot. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Asks for the text of a note that has its place. */
export function NoteWindow({ state, place }: NoteWindowProps) {
  const text = useText();
  const isWriting = useObservable(state.isWriting);
  const plot = place.current?.parentElement;
  if (!isWriting || !plot) return null;
  return (
    <span className={styles.here} onPointerUp={(event) => event.stopPropagation()}>
      <NoteAnchor state={state}>
        {(anchor) => (
          <AnchoredPopover
            anchor={anchor}
            focusedBefore={plot.querySelector<HTMLElement>("[role=slider]") ?? plot}
            title={text("charting.tool.note")}
            onClose={() => chooseTool(state, null)}
          >
            <NoteForm state={state} />
          </AnchoredPopover>
        )}
      </NoteAnchor>
    </span>
  );
}

interface NoteAnchorProps {
  readonly state: DrawingState;
  readonly children: (anchor: HTMLElement) => React.ReactNode;
}

/** A point where the note is put, for the window to stand beside. */
function NoteAnchor({ state, children }: NoteAnchorProps) {
  const [point, setPoint] = useState<HTMLElement | null>(null);
  const draft = state.draft.read();
  const at = draft && state.scale.read()?.pointOfAnchor(draft.anchors[0], draft.unitDay);
  return (
    <>
      <span ref={setPoint} className={styles.point} style={{ left: at?.x, top: at?.y }} />
      <Suspense>{point && children(point)}</Suspense>
    </>
  );
}

function NoteForm({ state }: { readonly state: DrawingState }) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const note = keptNote(typed);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const draft = state.draft.read();
    if (draft && note) finishDrawing(state, { ...draft, text: note });
  };
  return (
    <form className={styles.note} onSubmit={save}>
      <FieldInput
        aria-label={text("charting.noteText")}
        placeholder={text("charting.noteText")}
        maxLength={MAX_NOTE}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="primary" disabled={note === ""}>
        {text("charting.addNote")}
      </Button>
    </form>
  );
}
