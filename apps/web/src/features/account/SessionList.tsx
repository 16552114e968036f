import type { WireSession } from "@plumbline/contract";
import type { CallInput } from "@plumbline/contract/calls";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import { AWAITED, CallError, call } from "../../api/index.ts";
import { useFormats, useLanguage, useText } from "../../i18n/index.ts";
import { Button, Chip, showToast, TOAST_DURATION } from "../../ui/index.ts";
import { SESSIONS } from "./account.query.ts";
import { localDay, writeAgo, writeInstant } from "./instants.ts";
import { showFailure } from "./refusal.ts";
import styles from "./SessionList.module.css";

/** Sessions that are shown until the reader asks for all of them; one more would take the place of that button. */
const MAX_AT_FIRST = 5;

/** Where the user is signed in. Each session but this one can be ended, or all of them at once. */
export function SessionList() {
  const text = useText();
  const { data } = useSuspenseQuery(SESSIONS);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus goes away with its session.
  const { mutate: end, isPending } = useEnding(() => place.current?.focus({ preventScroll: true }));
  const sessions = data.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const others = sessions.length - 1;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || sessions.length <= MAX_AT_FIRST + 1 ? sessions : sessions.slice(0, MAX_AT_FIRST);
  return (
    <div ref={place} tabIndex={-1} className={styles.sessions}>
      <header className={styles.head}>
        <h3 className={styles.title}>{text("userCenter.sessions")}</h3>
        {others > 0 && (
          <Button aria-disabled={isPending} onClick={() => isPending || end({ others: true })}>
            {text("userCenter.endOthers")}
          </Button>
        )}
      </header>
      <ul>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isPending} onEnd={() => end({ id: session.id })} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button look="quiet" className={styles.all} onClick={() => setIsWhole(true)}>
          {text("userCenter.allSessions", { n: sessions.length })}
        </Button>
      )}
    </div>
  );
}

function useEnding(onEnded: () => void) {
  const text = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: CallInput<"revokeSessions">) => call("revokeSessions", which, AWAITED),
    onSuccess({ ended }) {
      showToast(text("userCenter.ended", { count: ended, n: ended }), TOAST_DURATION, "success");
      onEnded();
    },
    onError: (failure) => {
      // It has ended by itself meanwhile: the list, which is asked for again, shows that.
      if (!(failure instanceof CallError && failure.status === 404)) showFailure(failure, text);
    },
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS.queryKey }),
  });
}

interface SessionRowProps {
  readonly session: WireSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** Devices that are held in a hand, as the server names them. */
const HANDHELD = /iPhone|iPad|Android/;

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const text = useText();
  const { device, address, isCurrent } = session;
  const Icon = HANDHELD.test(device) ? Smartphone : Monitor;
  return (
    <li className={styles.session}>
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.device}>
          {device === "-" ? text("userCenter.unknownDevice") : device}
          {isCurrent && (
            <Chip tone="good" isPill className={styles.chip}>
              {text("userCenter.thisDevice")}
            </Chip>
          )}
        </p>
        <p className={styles.facts}>
          <span>{address}</span>
          <LastUsed session={session} />
        </p>
      </div>
      {!isCurrent && (
        <Button
          look="quiet"
          aria-disabled={isBusy}
          aria-label={`${text("userCenter.end")}: ${device}, ${address}`}
          onClick={() => isBusy || onEnd()}
        >
          {text("userCenter.end")}
        </Button>
      )}
    </li>
  );
}

function LastUsed({ session: { lastUsedAt, isCurrent } }: Pick<SessionRowProps, "session">) {
  const text = useText();
  const language = useLanguage();
  const { day } = useFormats();
  const [now] = useState(Date.now);
  const when = writeAgo(lastUsedAt, now, language) ?? day(localDay(lastUsedAt));
  return (
    <time dateTime={lastUsedAt} title={writeInstant(lastUsedAt, language)}>
      {isCurrent ? text("userCenter.activeNow") : text("userCenter.lastUsed", { when })}
    </time>
  );
}
