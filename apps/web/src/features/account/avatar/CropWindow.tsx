import type { WireUser } from "@plumbline/contract";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { call } from "../../../api/index.ts";
import { callProblem, type Problem } from "../../../forms/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Button, Modal } from "../../../ui/index.ts";
import { CropStage } from "./CropStage.tsx";
import styles from "./CropWindow.module.css";
import { type Crop, MAX_ZOOM, squareOf, wholePicture, zoomed } from "./crop-square.ts";
import { drawSquare, fileOf } from "./open-picture.ts";

/** Edge of the preview in its own pixels. */
const PREVIEW_EDGE = 144;

interface CropWindowProps {
  readonly picture: ImageBitmap;
  readonly onSaved: (user: WireUser) => void;
  readonly onClose: () => void;
}

/** Asks which part of a picture is kept, and sends it. */
export function CropWindow({ picture, onSaved, onClose }: CropWindowProps) {
  const text = useText();
  const id = useId();
  const [crop, setCrop] = useState(() => wholePicture(picture));
  const { percent } = useFormats();
  const { send, stop, sent, problem } = useUpload(picture, crop, onSaved);

  function leave(): void {
    stop();
    onClose();
  }

  return (
    <Modal labelledBy={id} className={styles.window} onClose={leave}>
      {(close) => (
        <div className={styles.body}>
          <h2 id={id} className={styles.title}>
            {text("avatar.crop")}
          </h2>
          <CropStage picture={picture} crop={crop} onCrop={setCrop} describedBy={`${id}-hint`} />
          <p id={`${id}-hint`} className={styles.hint}>
            {text("avatar.hint")}
          </p>
          <div className={styles.tools}>
            <label className={styles.zoom}>
              {text("avatar.zoom")}
              <input
                type="range"
                min={1}
                max={MAX_ZOOM}
                step={0.05}
                value={crop.zoom}
                aria-valuetext={`${crop.zoom.toFixed(1)} ×`}
                onChange={({ target }) => setCrop((before) => zoomed(before, picture, target.valueAsNumber))}
              />
            </label>
            <Preview picture={picture} crop={crop} />
          </div>
          <p role="alert" className={styles.problem}>
            {problem?.(text)}
          </p>
          <div className={styles.actions}>
            <Button onClick={close}>{text("userCenter.cancel")}</Button>
            <Button look="primary" aria-disabled={sent !== null} onClick={send}>
              {sent === null ? text("userCenter.save") : text("avatar.sending", { part: percent(sent, 0) })}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

/** The picture in the size and shape in which it will be seen. */
function Preview({ picture, crop }: { readonly picture: ImageBitmap; readonly crop: Crop }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, squareOf(crop, picture));
  }, [picture, crop]);
  return (
    <span className={styles.preview} aria-hidden="true">
      <canvas ref={canvas} width={PREVIEW_EDGE} height={PREVIEW_EDGE} />
    </span>
  );
}

/** Sends the part once at a time, and knows how much of it has been sent; what is closed meanwhile is not sent on. */
function useUpload(picture: ImageBitmap, crop: Crop, onSaved: (user: WireUser) => void) {
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const underway = useRef<AbortController | null>(null);

  async function send(): Promise<void> {
    if (underway.current) return;
    const controller = new AbortController();
    underway.current = controller;
    setSent(0);
    setProblem(null);
    try {
      const file = await fileOf(picture, squareOf(crop, picture));
      const special = { dataType: "form", loading: true, onProgress: setSent } as const;
      onSaved(await call("uploadAvatar", { file }, { signal: controller.signal, special }));
    } catch (failure) {
      if (!controller.signal.aborted) setProblem(() => callProblem(failure));
    } finally {
      underway.current = null;
      setSent(null);
    }
  }

  return { send: () => void send(), stop: () => underway.current?.abort(), sent, problem };
}
