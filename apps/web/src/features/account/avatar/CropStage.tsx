import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useText } from "../../../i18n/index.ts";
import styles from "./CropWindow.module.css";
import { type Crop, moved, squareOf, zoomed } from "./crop-square.ts";
import { drawSquare } from "./open-picture.ts";

/** Edge of the canvas in its own pixels: enough for a dense screen. */
const EDGE = 640;
/** Share of the shown square that an arrow key moves. */
const STEP = 0.05;
/** Zoom of a key, and of a wheel's 100 pixels. */
const ZOOM_STEP = 1.1;
/** Screen pixels that a finger may slip in a tap. */
const TAP_SLIP = 5;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropStageProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onCrop: (change: (crop: Crop) => Crop) => void;
  readonly describedBy: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of the picture that is kept, which pointers, the wheel and keys move and zoom. */
export function CropStage({ picture, crop, onCrop, describedBy }: CropStageProps) {
  const text = useText();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = usePointers({ picture, onCrop });
  useLayoutEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, squareOf(crop, picture));
  }, [picture, crop]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // React listens passively, which would scroll the window too.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      onCrop((before) => zoomed(before, picture, before.zoom * ZOOM_STEP ** (-event.deltaY / 100)));
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [picture, onCrop]);

  function press(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    const zoom = { "+": ZOOM_STEP, "=": ZOOM_STEP, "-": 1 / ZOOM_STEP }[event.key];
    if (arrow) {
      const [x, y] = arrow;
      onCrop((before) => {
        const step = squareOf(before, picture).size * STEP;
        return moved(before, picture, { x: x * step, y: y * step });
      });
    } else if (zoom !== undefined) onCrop((before) => zoomed(before, picture, before.zoom * zoom));
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={stage}
      className={styles.stage}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys.
      tabIndex={0}
      role="application"
      aria-label={text("avatar.stage")}
      aria-describedby={describedBy}
      onKeyDown={press}
      {...pointers}
    >
      <canvas ref={canvas} width={EDGE} height={EDGE} className={styles.canvas} />
      <span className={styles.mask} aria-hidden="true" />
    </div>
  );
}

/** One pointer moves the picture, two zoom it, and a tap brings a point to the middle. */
function usePointers({ picture, onCrop }: Pick<CropStageProps, "picture" | "onCrop">) {
  const down = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);

  function toPicture(element: Element, crop: Crop): number {
    return squareOf(crop, picture).size / element.getBoundingClientRect().width;
  }

  function move({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>): void {
    const before = down.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    const other = [...down.current].find(([id]) => id !== pointerId)?.[1];
    down.current.set(pointerId, now);
    if (other) {
      start.current = null;
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      onCrop((crop) => zoomed(crop, picture, crop.zoom * factor));
      return;
    }
    if (start.current && distance(start.current, now) > TAP_SLIP) start.current = null;
    onCrop((crop) => {
      const scale = toPicture(currentTarget, crop);
      return moved(crop, picture, { x: (before.x - now.x) * scale, y: (before.y - now.y) * scale });
    });
  }

  function lift({ pointerId, clientX, clientY, currentTarget, type }: PointerEvent<HTMLDivElement>): void {
    down.current.delete(pointerId);
    if (type !== "pointerup" || start.current === null) return;
    start.current = null;
    const { left, top, width } = currentTarget.getBoundingClientRect();
    onCrop((crop) => {
      const scale = squareOf(crop, picture).size / width;
      return moved(crop, picture, { x: (clientX - left - width / 2) * scale, y: (clientY - top - width / 2) * scale });
    });
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = down.current.size === 0 ? { x: event.clientX, y: event.clientY } : null;
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
