import type { WireSavedItem } from "@plumbline/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Refusal, TextField, useForm } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button, Link, showToast } from "../../ui/index.ts";
import { AnchoredPopover } from "../../ui/popover/AnchoredPopover.tsx";
import { isGone, MAX_NAME, NAME_RULES, type Named, refusalOf } from "./name-form.ts";
import type { ShownState } from "./origin.ts";
import styles from "./SavePopover.module.css";
import { saveItem } from "./saved.query.ts";

export const SAVED_PAGES = "/pages/usercenter/usercenter#savedPages";

interface SavePopoverProps {
  readonly anchor: HTMLElement;
  readonly state: ShownState;
  /** The saved item that the state comes from. */
  readonly origin: WireSavedItem | null;
  readonly suggested: string;
  readonly onClose: () => void;
}

/** Asks for the name under which a page is saved. */
export function SavePopover({ anchor, state, origin: newestOrigin, suggested, onClose }: SavePopoverProps) {
  const text = useText();
  const client = useQueryClient();
  // What is saved must not change the words of a window that is about to close.
  const [origin, setOrigin] = useState(newestOrigin);
  const isNew = useRef(origin === null);
  const form = useForm<Named>({
    initial: () => ({ name: origin?.name ?? suggested.slice(0, MAX_NAME) }),
    rules: NAME_RULES,
    send,
  });

  async function send({ name }: Named): Promise<Refusal<Named> | null> {
    try {
      await saveItem(client, { ...state, name, id: isNew.current ? undefined : origin?.id });
    } catch (failure) {
      if (isGone(failure)) setOrigin(null);
      return refusalOf(failure);
    }
    showToast(text(isSame && !isNew.current ? "saved.renamed" : "saved.done"));
    onClose();
    return null;
  }

  const isSame = origin?.address === state.address;
  return (
    <AnchoredPopover
      anchor={anchor}
      align="end"
      title={text(`saved.save.${state.kind}`)}
      onClose={onClose}
      className={styles.window}
    >
      <form {...form.element} className={styles.form}>
        {origin && (
          <p className={styles.origin}>{isSame ? text("saved.same") : text("saved.from", { name: origin.name })}</p>
        )}
        <TextField
          {...form.field("name")}
          label={text("saved.name")}
          maxLength={MAX_NAME}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
        />
        <p role="alert" className={styles.problem}>
          {form.problem?.(text)}
        </p>
        <div className={styles.foot}>
          <Button
            look="primary"
            type="submit"
            onClick={() => {
              isNew.current = origin === null;
            }}
          >
            {text(origin === null ? "saved.save" : isSame ? "saved.rename" : "saved.saveChanges")}
          </Button>
          {origin && !isSame && (
            <Button
              type="submit"
              onClick={() => {
                isNew.current = true;
              }}
            >
              {text("saved.saveAsNew")}
            </Button>
          )}
          <Link to={SAVED_PAGES} className={styles.all}>
            {text("saved.all")}
          </Link>
        </div>
      </form>
    </AnchoredPopover>
  );
}
