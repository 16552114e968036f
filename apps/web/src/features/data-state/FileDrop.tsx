import { type DragEvent, useRef, useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, classNames } from "../../ui/index.ts";
import { droppedFiles } from "./dropped-files.ts";
import styles from "./FileDrop.module.css";
import { ProgressBar } from "./ProgressBar.tsx";

interface FileDropProps {
  readonly sending: { readonly place: number; readonly files: number } | null;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onStop: () => void;
}

/** Takes files and folders, by the pointer or by the keyboard. */
export function FileDrop({ sending, onFiles, onStop }: FileDropProps) {
  const text = useText();
  const { count } = useFormats();
  const [isOver, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void droppedFiles(event.dataTransfer).then(onFiles);
  }
  function onDragOver(event: DragEvent): void {
    event.preventDefault();
    setOver(true);
  }
  function take(input: HTMLInputElement): void {
    onFiles([...(input.files ?? [])]);
    // The same files may be chosen again.
    input.value = "";
  }

  if (sending !== null) {
    const { place, files: all } = sending;
    const said = text("data.sending", { number: count(place + 1), files: count(all) });
    return <ProgressBar said={said} part={place / all} onStop={onStop} />;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way of the pointer; the buttons in it are that of the keyboard
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <p className={styles.title}>{text("data.drop")}</p>
      <p className={styles.explained}>{text("data.dropExplained")}</p>
      <div className={styles.choose}>
        <Button onClick={() => files.current?.click()}>{text("data.chooseFiles")}</Button>
        <Button onClick={() => folder.current?.click()}>{text("data.chooseFolder")}</Button>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={text("data.chooseFiles")}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <input
        ref={(input) => {
          folder.current = input;
          input?.setAttribute("webkitdirectory", "");
        }}
        type="file"
        multiple
        hidden
        aria-label={text("data.chooseFolder")}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </div>
  );
}
