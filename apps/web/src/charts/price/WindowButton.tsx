import { type ReactNode, Suspense, useState } from "react";

/** Where a window stands, and what closes it. */
export interface WindowPlace {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

interface WindowButtonProps {
  readonly title?: string;
  readonly className?: string | undefined;
  /** Loads the window before it is opened. */
  readonly preload?: () => unknown;
  /** Draws the window, a part that is loaded when it is drawn. */
  readonly renderWindow: (place: WindowPlace) => ReactNode;
  readonly children: ReactNode;
}

/** A button beside a chart that opens a window; everything behind it is loaded then. */
export function WindowButton({ preload, renderWindow, ...button }: WindowButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        {...button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      <Suspense>{anchor && renderWindow({ anchor, onClose: () => setAnchor(null) })}</Suspense>
    </>
  );
}
