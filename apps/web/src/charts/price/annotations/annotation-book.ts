import { type Observable, observable } from "../../../state/index.ts";
import { type Annotation, MAX_ANNOTATIONS } from "./annotation.ts";
import { writeAnnotations } from "./annotation-text.ts";

/** The drawings of a stock, with what was changed. */
export interface AnnotationBook {
  readonly list: Observable<readonly Annotation[]>;
  /** Place in the list of the one that is selected. */
  readonly selected: Observable<number | null>;
  /** How many changes can be taken back, and made again. */
  readonly steps: Observable<{ readonly back: number; readonly again: number }>;
  /** Shows a change that goes on, such as a drag; `keep` ends it. */
  show(next: readonly Annotation[]): void;
  /** Makes a change that can be taken back. */
  keep(next: readonly Annotation[]): void;
  add(annotation: Annotation): void;
  removeSelected(): void;
  /** Shows drawings of an address beside the reader's own, without storing them; undo takes them away. */
  include(shared: readonly Annotation[]): void;
  undo(): void;
  redo(): void;
}

/** As many steps are remembered. */
const MAX_STEPS = 100;

/**
 * @param own Drawings of an earlier visit.
 * @param onKept Stores what was changed.
 */
export function annotationBook(
  own: readonly Annotation[],
  onKept: (list: readonly Annotation[]) => void,
): AnnotationBook {
  let kept = own;
  const past: (readonly Annotation[])[] = [];
  const future: (readonly Annotation[])[] = [];
  const list = observable(kept);
  const selected = observable<number | null>(null);
  const steps = observable({ back: 0, again: 0 });

  const become = (next: readonly Annotation[]): void => {
    kept = next;
    if ((selected.read() ?? -1) >= next.length) selected.write(null);
    list.write(next);
    steps.write({ back: past.length, again: future.length });
  };
  const remember = (): void => {
    past.push(kept);
    past.splice(0, past.length - MAX_STEPS);
    future.length = 0;
  };
  const keep = (next: readonly Annotation[]): void => {
    if (writeAnnotations(next) === writeAnnotations(kept)) {
      list.write(kept);
      return;
    }
    remember();
    become(next);
    onKept(next);
  };
  const travel = (from: (readonly Annotation[])[], to: (readonly Annotation[])[]): void => {
    const next = from.pop();
    if (!next) return;
    to.push(kept);
    selected.write(null);
    become(next);
    onKept(next);
  };
  return {
    list,
    selected,
    steps,
    show: list.write,
    keep,
    add(annotation) {
      if (kept.length >= MAX_ANNOTATIONS) return;
      keep([...kept, annotation]);
      selected.write(kept.length - 1);
    },
    removeSelected() {
      const place = selected.read();
      if (place === null) return;
      selected.write(null);
      keep(kept.toSpliced(place, 1));
    },
    include(shared) {
      const next = withShared(kept, shared);
      if (next.length === kept.length) return;
      remember();
      become(next);
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
  };
}

function withShared(own: readonly Annotation[], shared: readonly Annotation[]): readonly Annotation[] {
  const known = new Set(own.map((each) => writeAnnotations([each])));
  const others = shared.filter((each) => !known.has(writeAnnotations([each])));
  return [...own, ...others].slice(0, MAX_ANNOTATIONS);
}
