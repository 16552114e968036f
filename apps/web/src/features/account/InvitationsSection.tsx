import type { WireInvitation } from "@plumbline/contract";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link as LinkIcon } from "lucide-react";
import { useRef } from "react";
import { AWAITED, CallError, call, callQuery, useRegistration } from "../../api/index.ts";
import { localDay } from "../../format/index.ts";
import { writeInstant } from "../../format/instants.ts";
import { type Text, useFormats, useLanguage, useText } from "../../i18n/index.ts";
import { Button, Panel, showToast, TOAST_DURATION } from "../../ui/index.ts";
import { InvitationLink } from "./InvitationLink.tsx";
import styles from "./InvitationsSection.module.css";
import { showFailure } from "./refusal.ts";

const INVITATIONS = { ...callQuery("invitations", {}), staleTime: 0 };

/** The invitations of the owner of the server: to make a link, and to see and take back those that were made. */
export function InvitationsSection() {
  const text = useText();
  const registration = useRegistration();
  if (registration === "open") return <Explained>{text("invitations.everyone")}</Explained>;
  if (registration === "closed") return <Explained>{text("invitations.nobody")}</Explained>;
  return (
    <Panel title={text("invitations.title")} note={text("invitations.note")}>
      <Invitations />
    </Panel>
  );
}

function Explained({ children }: { readonly children: string }) {
  return (
    <Panel title={useText()("invitations.title")}>
      <p className={styles.explained}>{children}</p>
    </Panel>
  );
}

function Invitations() {
  const text = useText();
  const client = useQueryClient();
  const { data } = useSuspenseQuery(INVITATIONS);
  const list = useRef<HTMLUListElement>(null);
  const refresh = () => client.invalidateQueries({ queryKey: INVITATIONS.queryKey });
  const making = useMutation({
    mutationFn: () => call("createInvitation", {}, AWAITED),
    onSuccess: refresh,
    onError: (failure) => showFailure(failure, text),
  });
  const takingBack = useMutation({
    mutationFn: (id: string) => call("revokeInvitation", { id }, AWAITED),
    onSuccess() {
      showToast(text("invitations.takenBack"), TOAST_DURATION, "success");
      // The button that had the focus goes away with its invitation.
      list.current?.focus({ preventScroll: true });
    },
    onError(failure) {
      // Somebody has used it meanwhile, or another tab took it back: the list, which is asked for again, shows that.
      if (!(failure instanceof CallError && failure.status === 404)) showFailure(failure, text);
    },
    onSettled: refresh,
  });
  const isKnown = data.invitations.some(({ id }) => id === making.data?.id);
  return (
    <>
      <div className={styles.make}>
        {making.data && isKnown && <InvitationLink key={making.data.id} invitation={making.data} />}
        <Button
          look={making.data && isKnown ? "plain" : "primary"}
          aria-disabled={making.isPending}
          onClick={() => making.isPending || making.mutate()}
        >
          <LinkIcon size={16} aria-hidden="true" />
          {text("invitations.make")}
        </Button>
      </div>
      {data.invitations.length === 0 && <p className={styles.explained}>{text("invitations.none")}</p>}
      <ul ref={list} tabIndex={-1} aria-label={text("invitations.title")}>
        {data.invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isBusy={takingBack.isPending}
            onTakeBack={() => takingBack.mutate(invitation.id)}
          />
        ))}
      </ul>
    </>
  );
}

interface InvitationRowProps {
  readonly invitation: WireInvitation;
  readonly isBusy: boolean;
  readonly onTakeBack: () => void;
}

function InvitationRow({ invitation, isBusy, onTakeBack }: InvitationRowProps) {
  const text = useText();
  const language = useLanguage();
  const { day } = useFormats();
  const write = (instant: string) => day(localDay(instant));
  // With the time: several may be made in one day.
  const name = text("invitations.made", { day: writeInstant(invitation.createdAt, language) });
  const state = stateOf(invitation, { text, write });
  return (
    <li className={styles.invitation}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.state}>{state}</p>
      </div>
      {invitation.usedAt === null && (
        <Button
          look="quiet"
          aria-disabled={isBusy}
          aria-label={`${text("invitations.takeBack")}: ${name}, ${state}`}
          onClick={() => isBusy || onTakeBack()}
        >
          {text("invitations.takeBack")}
        </Button>
      )}
    </li>
  );
}

function stateOf(
  { usedAt, expiresAt }: WireInvitation,
  { text, write }: { readonly text: Text; readonly write: (instant: string) => string },
): string {
  if (usedAt !== null) return text("invitations.used", { day: write(usedAt) });
  const hasExpired = Date.parse(expiresAt) <= Date.now();
  return text(hasExpired ? "invitations.expired" : "invitations.valid", { day: write(expiresAt) });
}
