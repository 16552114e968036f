import type { WireUser } from "@plumbline/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { AWAITED, call } from "../../../api/index.ts";
import { useOnceAtATime } from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { Avatar } from "../../../ui/avatar/Avatar.tsx";
import { Button, classNames, showToast, TOAST_DURATION } from "../../../ui/index.ts";
import { keepUser } from "../account.query.ts";
import { SENTENCE_TOAST_DURATION, showFailure } from "../refusal.ts";
import { Setting } from "../Setting.tsx";
import styles from "./AvatarSetting.module.css";
import { CropWindow } from "./CropWindow.tsx";
import { MAX_FILE_MEGABYTES, openPicture, pictureAmong } from "./open-picture.ts";

/** Without HEIC, telephones that have it hand over a JPEG of the photo. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/** The picture of the user: chosen, dropped or pasted, then cut; or removed. */
export function AvatarSetting({ user }: { readonly user: WireUser }) {
  const text = useText();
  const client = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);

  async function open(file: File | null): Promise<void> {
    if (!file) return;
    const opened = await openPicture(file);
    if (typeof opened !== "string") setPicture(opened);
    else showToast(text(opened, { max: MAX_FILE_MEGABYTES }), SENTENCE_TOAST_DURATION, "error");
  }

  function close(): void {
    picture?.close();
    setPicture(null);
    actions.current?.querySelector("button")?.focus();
  }

  const [isRemoving, start] = useOnceAtATime();
  async function remove(): Promise<void> {
    try {
      keepUser(client, await call("removeAvatar", {}, AWAITED));
    } catch (failure) {
      showFailure(failure, text);
      return;
    }
    actions.current?.querySelector("button")?.focus();
    showToast(text("avatar.removed"), TOAST_DURATION, "success");
  }

  const drop = useDrop((file) => void open(file));
  usePaste((file) => void open(file), { isOff: picture !== null });
  const word = text(user.avatar ? "userCenter.change" : "userCenter.add");
  return (
    <div {...drop.handlers} className={classNames(drop.isOver && styles.over)}>
      <Setting
        label={text("avatar.title")}
        endRef={actions}
        end={
          <div className={styles.actions}>
            <Avatar user={user} />
            <Button aria-label={`${word}: ${text("avatar.title")}`} onClick={() => chooser.current?.click()}>
              {word}
            </Button>
            {user.avatar && (
              <Button
                aria-label={`${text("avatar.remove")}: ${text("avatar.title")}`}
                aria-disabled={isRemoving}
                onClick={() => void start(remove)}
              >
                {text("avatar.remove")}
              </Button>
            )}
          </div>
        }
      >
        {text(drop.isOver ? "avatar.drop" : "avatar.explained")}
      </Setting>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={text("avatar.title")}
        onChange={({ target }) => {
          void open(pictureAmong(target.files));
          // The same file can be chosen again.
          target.value = "";
        }}
      />
      {picture && (
        <CropWindow
          picture={picture}
          onSaved={(changed) => {
            keepUser(client, changed);
            showToast(text("userCenter.saved"), TOAST_DURATION, "success");
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** A file that is dropped on an element; the browser would open it in place of the page. */
function useDrop(onFile: (file: File | null) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  };
  const handlers = {
    onDragOver: over,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      onFile(pictureAmong(event.dataTransfer.files));
    },
  };
  return { handlers, isOver };
}

/** A picture that is pasted while no field has the focus: what is pasted there belongs to the field. */
function usePaste(onFile: (file: File) => void, { isOff }: { readonly isOff: boolean }): void {
  const newest = useRef(onFile);
  useEffect(() => {
    newest.current = onFile;
  });
  useEffect(() => {
    if (isOff) return;
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      const isField = target instanceof Element && target.closest("input, textarea") !== null;
      const file = pictureAmong(clipboardData?.files);
      if (!isField && file?.type.startsWith("image/")) newest.current(file);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [isOff]);
}
