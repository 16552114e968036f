import type { CallOutput } from "@plumbline/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../api/index.ts";
import { type Refusal, type Rules, TextField, useForm } from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { refusalOf } from "../refusal.ts";
import { SettingForm } from "../SettingForm.tsx";
import { keepPasskeys } from "./keep-passkeys.ts";
import styles from "./PasskeySetting.module.css";

type Typed = { readonly name: string };

/** Characters of a name; fixed by the contract. */
const MAX_NAME = 60;
const RULES: Rules<Typed> = { name: [{ type: "required" }] };

interface RenameFormProps {
  readonly passkey: CallOutput<"passkeys">["passkeys"][number];
  readonly onDone: () => void;
}

/** Another name for a passkey. */
export function RenameForm({ passkey: { id, name }, onDone }: RenameFormProps) {
  const text = useText();
  const client = useQueryClient();
  const form = useForm<Typed>({ initial: { name }, rules: RULES, send });
  const { ref } = form.element;
  useEffect(() => ref.current?.querySelector("input")?.select(), [ref]);

  async function send(typed: Typed): Promise<Refusal<Typed> | null> {
    try {
      keepPasskeys(client, await call("renamePasskey", { id, ...typed }));
    } catch (failure) {
      return refusalOf(failure, ["name"]);
    }
    onDone();
    return null;
  }

  return (
    <div className={styles.form}>
      <SettingForm form={form} action={text("userCenter.save")}>
        <TextField {...form.field("name")} label={text("secondFactor.passkeyName")} maxLength={MAX_NAME} required />
      </SettingForm>
    </div>
  );
}
