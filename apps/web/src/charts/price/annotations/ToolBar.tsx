import { type KeyboardEvent, Suspense, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { setQuery } from "../../../router/index.ts";
import { useObservable } from "../../../state/index.ts";
import { lazyPart, showToast } from "../../../ui/index.ts";
import { isFullScreen, isWide, toggleFullScreen } from "../size/chart-size.ts";
import { ANNOTATION_KINDS } from "./annotation.ts";
import { writeAnnotations } from "./annotation-text.ts";
import { TOOL_KEYS } from "./drawing-keys.ts";
import { chooseTool, type DrawingState, isSnapping, type Tool } from "./drawing-state.ts";
import styles from "./ToolBar.module.css";
import { ToolButton } from "./ToolButton.tsx";

const AnnotationWindow = lazyPart(["charting"], async () => (await import("./AnnotationWindow.tsx")).AnnotationWindow);

const TOOLS: readonly Tool[] = [...ANNOTATION_KINDS, "measure"];
/** What is pressed with Alt to choose each tool. */
const LETTERS = new Map(Object.entries(TOOL_KEYS).map(([code, tool]) => [tool, code.slice(-1)]));

interface ToolBarProps {
  readonly state: DrawingState;
}

/** The tools of a chart in one row: arrow keys go from one to the next. */
export function ToolBar({ state }: ToolBarProps) {
  const text = useText();
  const tool = useObservable(state.tool);
  return (
    <div
      role="toolbar"
      aria-label={text("charting.tools")}
      className={styles.bar}
      onKeyDown={moveFocus}
      // The plot around it takes the focus when a pointer is released on it.
      onPointerUp={(event) => event.stopPropagation()}
    >
      <div className={styles.group}>
        <ToolButton
          sign="select"
          name={text("charting.tool.select")}
          keys="Esc"
          isPressed={tool === null}
          isFirst
          onPress={() => chooseTool(state, null)}
        />
        {TOOLS.map((each) => (
          <ToolButton
            key={each}
            sign={each}
            name={text(`charting.tool.${each}`)}
            keys={`Alt+${LETTERS.get(each)}`}
            isPressed={tool === each}
            onPress={({ detail, currentTarget }) => {
              chooseTool(state, tool === each ? null : each);
              // Chosen by a key, it is used by keys.
              if (detail === 0) readerBeside(currentTarget)?.focus({ preventScroll: true });
            }}
          />
        ))}
      </div>
      <Changes state={state} />
      <Sizes />
      <p className={styles.hint} aria-hidden="true">
        {tool && text(`charting.hint.${tool}`)}
      </p>
    </div>
  );
}

/** Snapping, taking back, removing, the list, and the address to share. */
function Changes({ state }: ToolBarProps) {
  const text = useText();
  const { book } = state;
  const { back, again } = useObservable(book.steps);
  const isNoneSelected = useObservable(book.selected) === null;
  const isEmpty = useObservable(book.list).length === 0;
  const snaps = useObservable(isSnapping);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.group}>
      <ToolButton
        sign="snap"
        name={text("charting.snap")}
        isPressed={snaps}
        onPress={() => isSnapping.write(!isSnapping.read())}
      />
      <ToolButton sign="undo" name={text("charting.undo")} keys="Ctrl+Z" isOff={back === 0} onPress={book.undo} />
      <ToolButton sign="redo" name={text("charting.redo")} keys="Ctrl+Y" isOff={again === 0} onPress={book.redo} />
      <ToolButton
        sign="remove"
        name={text("charting.deleteDrawing")}
        keys="Del"
        isOff={isNoneSelected}
        onPress={book.removeSelected}
      />
      <ToolButton
        sign="list"
        name={text("charting.drawings")}
        isOpen={anchor !== null}
        onPress={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      <ToolButton
        sign="share"
        name={text("charting.shareDrawings")}
        isOff={isEmpty}
        onPress={() => {
          setQuery({ draw: writeAnnotations(book.list.read()) });
          copyAddress().then(
            () => showToast(text("charting.linkCopied")),
            () => showToast(text("charting.linkInAddress")),
          );
        }}
      />
      <Suspense>
        {anchor && <AnnotationWindow state={state} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </div>
  );
}

async function copyAddress(): Promise<void> {
  await navigator.clipboard.writeText(location.href);
}

/** How much room the chart has. */
function Sizes() {
  const text = useText();
  const isFull = useObservable(isFullScreen);
  const wide = useObservable(isWide);
  return (
    <div className={styles.group}>
      <span className={styles.wide}>
        <ToolButton
          sign="wide"
          name={text("charting.wide")}
          isPressed={wide === "wide"}
          onPress={() => isWide.write(wide ? null : "wide")}
        />
      </span>
      <ToolButton
        sign={isFull ? "small" : "full"}
        name={text("charting.fullScreen")}
        isPressed={isFull}
        onPress={toggleFullScreen}
      />
    </div>
  );
}

/** The chart for the keyboard, which stands beside the bar of tools. */
function readerBeside(element: HTMLElement): HTMLElement | null {
  return element.closest("[role=toolbar]")?.parentElement?.querySelector<HTMLElement>("[role=slider]") ?? null;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Only one tool is reached by Tab: the one that had the focus last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const tools = [...event.currentTarget.querySelectorAll("button")].filter((each) => each.offsetParent !== null);
  const at = tools.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  const next = tools[Math.min(tools.length - 1, Math.max(0, at + step))];
  for (const each of tools) each.tabIndex = each === next ? 0 : -1;
  next?.focus();
  event.preventDefault();
  event.stopPropagation();
}
