import type { WireSession } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { localDay } from "../../format/index.ts";
import { writeAgo, writeInstant } from "../../format/instants.ts";
import { useFormats, useLanguage, useText } from "../../i18n/index.ts";
import { Button, Chip } from "../../ui/index.ts";
import { SESSIONS } from "./account.query.ts";
import { EndSessionsForm } from "./EndSessionsForm.tsx";
import styles from "./SessionList.module.css";

/** Sessions that are shown until the reader asks for all of them; one more would take the place of that button. */
const MAX_AT_FIRST = 5;

interface SessionListProps {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** Where the user is signed in. Each session but this one can be ended, or all of them at once. */
export function SessionList(proof: SessionListProps) {
  const text = useText();
  const { data } = useSuspenseQuery(SESSIONS);
  const place = useRef<HTMLDivElement>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const sessions = data.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || sessions.length <= MAX_AT_FIRST + 1 ? sessions : sessions.slice(0, MAX_AT_FIRST);

  function close(): void {
    setEnding(null);
    // The button that had the focus goes away with its session.
    place.current?.focus({ preventScroll: true });
  }

  const endingOf = (id: string): Ending => ({
    isOpen: ending === id,
    onToggle: () => (ending === id ? close() : setEnding(id)),
    form: <EndSessionsForm {...proof} which={id === OTHERS ? "others" : { id }} onDone={close} />,
  });
  const ofOthers = endingOf(OTHERS);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape does what the button of an open form does.
    <div
      ref={place}
      tabIndex={-1}
      className={styles.sessions}
      onKeyDown={({ key, nativeEvent }) => key === "Escape" && !nativeEvent.isComposing && ending !== null && close()}
    >
      <header className={styles.head}>
        <h3 className={styles.title}>{text("userCenter.sessions")}</h3>
        {sessions.length > 1 && (
          <Button aria-expanded={ofOthers.isOpen} onClick={ofOthers.onToggle}>
            {text(ofOthers.isOpen ? "userCenter.cancel" : "userCenter.endOthers")}
          </Button>
        )}
        {ofOthers.isOpen && <div className={styles.form}>{ofOthers.form}</div>}
      </header>
      <ul>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} ending={endingOf(session.id)} />
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

/** In place of the id of one session. */
const OTHERS = "others";

/** The way to end something, whose form opens beside its button. */
interface Ending {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly form: ReactNode;
}

interface SessionRowProps {
  readonly session: WireSession;
  readonly ending: Ending;
}

/** Devices that are held in a hand, as the server names them. */
const HANDHELD = /iPhone|iPad|Android/;

function SessionRow({ session, ending }: SessionRowProps) {
  const text = useText();
  const { device, address, isCurrent } = session;
  const Icon = HANDHELD.test(device) ? Smartphone : Monitor;
  const word = text(ending.isOpen ? "userCenter.cancel" : "userCenter.end");
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
          aria-label={`${word}: ${device}, ${address}`}
          aria-expanded={ending.isOpen}
          onClick={ending.onToggle}
        >
          {word}
        </Button>
      )}
      {ending.isOpen && <div className={styles.form}>{ending.form}</div>}
    </li>
  );
}

function LastUsed({ session: { lastUsedAt, isCurrent } }: { readonly session: WireSession }) {
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
