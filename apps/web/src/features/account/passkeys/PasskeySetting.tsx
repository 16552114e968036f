import type { CallOutput } from "@plumbline/contract/calls";
import { useSuspenseQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { localDay } from "../../../format/index.ts";
import { writeAgo } from "../../../format/instants.ts";
import { passkeysPossible } from "../../../forms/index.ts";
import { useFormats, useLanguage, useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import { PASSKEYS } from "../account.query.ts";
import { EditableSetting, Setting } from "../Setting.tsx";
import { AddPasskeyForm } from "./AddPasskeyForm.tsx";
import styles from "./PasskeySetting.module.css";
import { RemovePasskeyForm } from "./RemovePasskeyForm.tsx";
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
            <PasskeyRow key={passkey.id} {...proof} passkey={passkey} />
          ))}
        </ul>
      )}
    </>
  );
}

function PasskeyRow({ passkey, ...proof }: PasskeySettingProps & { readonly passkey: Passkey }) {
  const text = useText();
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { name } = passkey;

  function close(): void {
    setOpen(null);
    actions.current?.querySelector("button")?.focus();
  }

  const opens = (form: "rename" | "remove") => ({
    "aria-label": `${text(open === form ? "userCenter.cancel" : `secondFactor.${form}`)}: ${name}`,
    "aria-expanded": open === form,
    onClick: () => (open === form ? close() : setOpen(form)),
    children: text(open === form ? "userCenter.cancel" : `secondFactor.${form}`),
  });

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
        <Button look="quiet" {...opens("rename")} />
        <Button look="quiet" {...opens("remove")} />
      </div>
      {open === "rename" && <RenameForm passkey={passkey} onDone={close} />}
      {open === "remove" && <RemovePasskeyForm {...proof} passkey={passkey} onDone={close} />}
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
