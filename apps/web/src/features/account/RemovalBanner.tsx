import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { AWAITED, call } from "../../api/index.ts";
import { localDay } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, showToast, TOAST_DURATION } from "../../ui/index.ts";
import { keepUser } from "./account.query.ts";
import styles from "./RemovalBanner.module.css";
import { showFailure } from "./refusal.ts";

interface RemovalBannerProps {
  readonly removedAt: string;
  /** Whether the removal was asked for on this page: then the focus comes here. */
  readonly isNew: boolean;
}

/** Says when the account will be removed, and offers to keep it. */
export function RemovalBanner({ removedAt, isNew }: RemovalBannerProps) {
  const text = useText();
  const client = useQueryClient();
  const { day } = useFormats();
  const place = useRef<HTMLElement>(null);
  const { mutate: keep, isPending } = useMutation({
    mutationFn: () => call("restoreAccount", {}, AWAITED),
    onSuccess: (user) => {
      keepUser(client, user);
      // The button that had the focus goes away.
      document.getElementById("content")?.focus({ preventScroll: true });
      showToast(text("userCenter.kept"), TOAST_DURATION, "success");
    },
    onError: (failure) => showFailure(failure, text),
  });
  useEffect(() => {
    if (!isNew) return;
    place.current?.focus();
    place.current?.scrollIntoView({ block: "center" });
  }, [isNew]);
  return (
    <section ref={place} tabIndex={-1} className={styles.banner} aria-label={text("userCenter.delete")}>
      <div>
        <p className={styles.title}>{text("userCenter.removal", { day: day(localDay(removedAt)) })}</p>
        <p>{text("userCenter.removalExplained")}</p>
      </div>
      <Button aria-disabled={isPending} onClick={() => isPending || keep()}>
        {text("userCenter.keep")}
      </Button>
    </section>
  );
}
