import type { WireSavedItem } from "@plumbline/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link2, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { localDay } from "../../format/index.ts";
import { type Refusal, TextField, useForm } from "../../forms/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, Link, showToast } from "../../ui/index.ts";
import { MAX_NAME, NAME_RULES, type Named, refusalOf } from "./name-form.ts";
import styles from "./SavedRow.module.css";
import { saveItem } from "./saved.query.ts";

/** Milliseconds for a whole sentence. */
const SENTENCE = 4000;

interface SavedRowProps {
  readonly item: WireSavedItem;
  readonly onDelete: () => void;
  /** What it holds, in words. */
  readonly children: ReactNode;
}

/** A saved page: its name opens it; it can be renamed, handed on as a link, and deleted. */
export function SavedRow({ item, onDelete, children }: SavedRowProps) {
  const text = useText();
  const { day } = useFormats();
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, address, changedAt } = item;
  return (
    <div className={styles.row}>
      {isRenaming ? (
        <RenameForm item={item} onDone={() => setIsRenaming(false)} />
      ) : (
        <div className={styles.words}>
          <Link to={address} className={styles.name}>
            {name}
          </Link>
          <p className={styles.state}>{children}</p>
          <time dateTime={changedAt} className={styles.when}>
            {text("saved.when", { when: day(localDay(changedAt)) })}
          </time>
        </div>
      )}
      {!isRenaming && (
        <div className={styles.actions}>
          <RowButton label={text("saved.copy")} name={name} onPress={() => copyLink(address, text)}>
            <Link2 size={16} aria-hidden="true" />
          </RowButton>
          <RowButton label={text("saved.rename")} name={name} onPress={() => setIsRenaming(true)}>
            <Pencil size={16} aria-hidden="true" />
          </RowButton>
          <RowButton label={text("saved.delete")} name={name} onPress={onDelete}>
            <Trash2 size={16} aria-hidden="true" />
          </RowButton>
        </div>
      )}
    </div>
  );
}

interface RowButtonProps {
  readonly label: string;
  /** Of the item: many rows have the same buttons. */
  readonly name: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function RowButton({ label, name, onPress, children }: RowButtonProps) {
  return (
    <Button look="quiet" icon title={label} aria-label={`${label}: ${name}`} onClick={onPress}>
      {children}
    </Button>
  );
}

async function copyLink(address: string, text: ReturnType<typeof useText>): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(`#${address}`, location.href).href);
    showToast(text("saved.copied"), SENTENCE);
  } catch {
    showToast(text("saved.notCopied"), SENTENCE);
  }
}

interface RenameFormProps {
  readonly item: WireSavedItem;
  readonly onDone: () => void;
}

function RenameForm({ item: { id, kind, name, address }, onDone }: RenameFormProps) {
  const text = useText();
  const client = useQueryClient();
  const form = useForm<Named>({ initial: { name }, rules: NAME_RULES, send });
  const { ref } = form.element;
  useEffect(() => ref.current?.querySelector("input")?.select(), [ref]);

  async function send(typed: Named): Promise<Refusal<Named> | null> {
    try {
      await saveItem(client, { id, kind, address, name: typed.name });
    } catch (failure) {
      return refusalOf(failure);
    }
    showToast(text("saved.renamed"));
    onDone();
    return null;
  }

  return (
    <form {...form.element} className={styles.form} onKeyDown={({ key }) => key === "Escape" && onDone()}>
      <TextField {...form.field("name")} label={text("saved.name")} maxLength={MAX_NAME} autoComplete="off" />
      <p role="alert" className={styles.problem}>
        {form.problem?.(text)}
      </p>
      <div className={styles.buttons}>
        <Button look="primary" type="submit">
          {text("saved.save")}
        </Button>
        <Button onClick={onDone}>{text("saved.cancel")}</Button>
      </div>
    </form>
  );
}

interface DeletedRowProps {
  readonly name: string;
  readonly onRestore: () => void;
}

/** In the place of a deleted item. */
export function DeletedRow({ name, onRestore }: DeletedRowProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus has gone with its row.
  useEffect(() => place.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} className={styles.row}>
      <p role="status" className={styles.deleted}>
        {text("saved.deleted", { name })}
      </p>
      <Button onClick={onRestore}>{text("saved.undo")}</Button>
    </div>
  );
}
