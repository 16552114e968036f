import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useFormats, useText } from "../../i18n/index.ts";
import styles from "./AlertBadge.module.css";
import { UNREAD } from "./alerts.query.ts";

const MOST = 99;

/** How much is new, on the account button, which does without it until this is loaded. */
export function AlertBadge() {
  const text = useText();
  const { count: written } = useFormats();
  const { data } = useQuery(UNREAD);
  const [place, setPlace] = useState<Element | null>(null);
  const name = text("shell.account");
  const unread = data?.unread ?? 0;
  // Found by its name, as the picture of the user is.
  useLayoutEffect(() => {
    setPlace(document.querySelector(`header button[aria-label="${CSS.escape(name)}"]`));
  }, [name]);
  const label = unread === 0 ? null : text("alerts.unread", { count: unread, n: written(unread) });
  // The name of the button stays as it is, because it is found by that; what is new describes it.
  useLayoutEffect(() => {
    if (!place || label === null) return;
    place.setAttribute("aria-description", label);
    return () => place.removeAttribute("aria-description");
  }, [place, label]);
  if (!place || label === null) return null;
  const shown = written(Math.min(unread, MOST));
  return createPortal(
    <span className={styles.badge} title={label} aria-hidden="true" data-unread={unread} data-shown={shown} />,
    place,
  );
}
