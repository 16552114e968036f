import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { MAX_NOTE } from "./list-words.ts";
import styles from "./StockNote.module.css";

interface NoteEditorProps {
  readonly name: string;
  readonly note: string | null;
  readonly onSave: (note: string | null) => void;
  readonly onClose: () => void;
}

/** Writes the note of a stock, where it stands. Escape leaves it as it was. */
export function NoteEditor({ name, note, onSave, onClose }: NoteEditorProps) {
  const text = useText();
  const { count } = useFormats();
  const id = useId();
  const [typed, setTyped] = useState(note ?? "");
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = box.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  function save(event?: FormEvent): void {
    event?.preventDefault();
    const written = typed.trim() === "" ? null : typed.trim();
    if (written !== note) onSave(written);
    onClose();
  }

  function onKeyDown({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): void {
    if (nativeEvent.isComposing) return;
    if (key === "Escape") onClose();
    if (key === "Enter" && (ctrlKey || metaKey)) save();
  }

  return (
    <form className={styles.editor} onSubmit={save}>
      <label htmlFor={id} className="visually-hidden">
        {text("watchlists.noteOn", { name })}
      </label>
      <textarea
        ref={box}
        id={id}
        className={styles.box}
        rows={3}
        maxLength={MAX_NOTE}
        placeholder={text("watchlists.noteHint")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.actions}>
        <span className={styles.count}>
          {text("watchlists.noteLength", { n: count(typed.length), max: count(MAX_NOTE) })}
        </span>
        <Button onClick={onClose}>{text("watchlists.cancel")}</Button>
        <Button type="submit" look="primary">
          {text("watchlists.save")}
        </Button>
      </div>
    </form>
  );
}

interface NoteTextProps {
  readonly note: string;
  readonly name: string;
  readonly onEdit: () => void;
}

/** The note of a stock; a click edits it. */
export function NoteText({ note, name, onEdit }: NoteTextProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.note}
      aria-label={`${text("watchlists.noteOn", { name })}: ${note}`}
      onClick={onEdit}
    >
      {note}
    </button>
  );
}
