import { type FormEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { Button, Field, FieldInput } from "../../ui/index.ts";
import styles from "./ListNameForm.module.css";
import { MAX_NAME } from "./list-words.ts";

interface ListNameFormProps {
  readonly label: string;
  readonly action: string;
  readonly initial?: string;
  readonly onDone: (name: string) => Promise<void> | void;
  readonly onClose: () => void;
}

/** The name of a new list, or another name of one. Escape leaves everything as it was. */
export function ListNameForm({ label, action, initial = "", onDone, onClose }: ListNameFormProps) {
  const text = useText();
  const [name, setName] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  const written = name.trim();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || written === "") return;
    setIsBusy(true);
    await onDone(written);
    setIsBusy(false);
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <Field label={label} className={styles.field}>
        <FieldInput
          ref={box}
          maxLength={MAX_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key, nativeEvent }) => key === "Escape" && !nativeEvent.isComposing && onClose()}
        />
      </Field>
      <Button type="submit" look="primary" aria-disabled={isBusy || written === ""}>
        {action}
      </Button>
      <Button onClick={onClose}>{text("watchlists.cancel")}</Button>
    </form>
  );
}
