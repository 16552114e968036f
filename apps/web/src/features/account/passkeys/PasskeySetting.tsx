import type { CallOutput } from "@plumbline/contract/calls";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../../../api/index.ts";
import { passkeysPossible } from "../../../forms/index.ts";
import { useFormats, useLanguage, useText } from "../../../i18n/index.ts";
import { Button, Confirmation, showToast } from "../../../ui/index.ts";
import { PASSKEYS } from "../account.query.ts";
import { localDay, writeAgo } from "../instants.ts";
import { showFailure } from "../refusal.ts";
import { EditableSetting, Setting } from "../Setting.tsx";
import { AddPasskeyForm } from "./AddPasskeyForm.tsx";
import { keepPasskeys } from "./keep-passkeys.ts";
import styles from "./PasskeySetting.module.css";
import { RenameForm } from "./RenameForm.tsx";

type Passkey = CallOutput<"passkeys">["passkeys"][number];

interface PasskeySettingProps {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** The passkeys of the user; more can be added where the browser makes them. */
export function PasskeySetting(proof: PasskeySettingProps) {
  const text = useText();
  const { passkeys } = useSuspenseQuery(PASSKEYS).data;
  const possible = passkeysPossible();
  const label = text("secondFactor.passkeys");
  return (
    <>
      {possible === "yes" ? (
        <EditableSetting
          label={label}
          action={text("userCenter.add")}
          form={(close) => <AddPasskeyForm {...proof} onDone={close} />}
        >
          {text("secondFactor.passkeysExplained")}
        </EditableSetting>
      ) : (
        <Setting label={label}>{text(`signIn.passkey.${possible}`)}</Setting>
      )}
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const text = useText();
  const client = useQueryClient();
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { id, name } = passkey;
  const removal = useMutation({
    mutationFn: () => call("deletePasskey", { id }),
    onSuccess(answer) {
      keepPasskeys(client, answer);
      showToast(text("secondFactor.passkeyRemoved"));
    },
    onError: (failure) => showFailure(failure, text),
  });

  function close(): void {
    setOpen(null);
    actions.current?.querySelector("button")?.focus();
  }

  return (
    <li className={styles.passkey}>
      <KeyRound size={20} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.used}>
          <LastUsed passkey={passkey} />
        </p>
      </div>
      <div ref={actions} className={styles.actions}>
        <Button
          look="quiet"
          aria-label={`${text("secondFactor.rename")}: ${name}`}
          aria-expanded={open === "rename"}
          onClick={() => setOpen(open === "rename" ? null : "rename")}
        >
          {text("secondFactor.rename")}
        </Button>
        <Button
          look="quiet"
          aria-label={`${text("secondFactor.remove")}: ${name}`}
          aria-disabled={removal.isPending}
          onClick={() => removal.isPending || setOpen("remove")}
        >
          {text("secondFactor.remove")}
        </Button>
      </div>
      {open === "rename" && <RenameForm passkey={passkey} onDone={close} />}
      {open === "remove" && (
        <Confirmation
          question={text("secondFactor.removeQuestion", { name })}
          cancel={text("userCenter.cancel")}
          confirm={text("userCenter.ok")}
          onConfirm={() => removal.mutate()}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
}

function LastUsed({ passkey: { createdAt, lastUsedAt } }: { readonly passkey: Passkey }) {
  const text = useText();
  const language = useLanguage();
  const { day } = useFormats();
  const [now] = useState(Date.now);
  const instant = lastUsedAt ?? createdAt;
  const when = writeAgo(instant, now, language) ?? day(localDay(instant));
  return text(lastUsedAt === null ? "secondFactor.addedOn" : "secondFactor.lastUsed", { when });
}
