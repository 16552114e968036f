import { Popover } from "@base-ui/react/popover";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import styles from "./AnchoredPopover.module.css";

interface AnchoredPopoverProps {
  /** The element that opened it; it handles a second click itself. */
  readonly anchor: HTMLElement;
  /** Where the focus goes when it closes; the anchor by default. */
  readonly focusedBefore?: HTMLElement | undefined;
  readonly title: string;
  readonly onClose: () => void;
  readonly align?: "start" | "center" | "end";
  readonly className?: string | undefined;
  /** For reading: the focus goes to the window, so that the key that opened it follows no link in it. */
  readonly isText?: boolean;
  /** Selects the element in it that gets the focus; the first one that can have it by default. */
  readonly focusFirst?: string;
  readonly children: ReactNode;
}

/**
 * A small window beside its anchor. Escape and a click elsewhere close it and return the focus.
 * Import it lazily: it loads the positioning library.
 */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const {
    anchor,
    focusedBefore = anchor,
    title,
    onClose,
    align = "center",
    className,
    isText = false,
    focusFirst,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  useShownAnchor(anchor);
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen, { event }) => {
        const isOnAnchor = event.target instanceof Node && anchor.contains(event.target) && event.type !== "keydown";
        if (!isOpen && !isOnAnchor) onClose();
      }}
    >
      {/* What is outside an open window cannot be used. */}
      <Popover.Portal container={anchor.closest("dialog") ?? undefined}>
        <Popover.Positioner
          className={styles.positioner}
          anchor={anchor}
          align={align}
          sideOffset={6}
          collisionPadding={12}
        >
          <Popover.Popup
            ref={popup}
            className={classNames(styles.popup, className)}
            initialFocus={isText ? popup : () => (focusFirst && find(popup.current, focusFirst)) || true}
            finalFocus={() => focusedBefore}
          >
            <Popover.Title className={styles.title}>{title}</Popover.Title>
            {props.children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/**
 * Keeps the anchor in sight when the screen becomes narrower: in a row of tools that scrolls there it would lie out of sight, and
 * the window would hang beside it, outside of the screen. A keyboard on the screen changes the height alone.
 */
function useShownAnchor(anchor: HTMLElement): void {
  useEffect(() => {
    const row = anchor.parentElement;
    const widths = () => `${innerWidth} ${row?.clientWidth}`;
    let before = widths();
    // The row can be laid out anew later than the screen becomes narrower.
    const observer = new ResizeObserver(() => {
      if (widths() === before) return;
      before = widths();
      anchor.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
    for (const element of [document.documentElement, row]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);
}

function find(popup: HTMLElement | null, selector: string): HTMLElement | null | undefined {
  return popup?.querySelector<HTMLElement>(selector);
}
