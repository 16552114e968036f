import { useQueryClient } from "@tanstack/react-query";
import { AWAITED, call } from "../../api/index.ts";
import { CODE_RULES, type Refusal, type Rules, useForm } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { keepUser } from "./account.query.ts";
import styles from "./DeleteForm.module.css";
import { refusalOf } from "./refusal.ts";
import { SentCodeField } from "./SentCodeField.tsx";
import { SettingForm } from "./SettingForm.tsx";

type Typed = { readonly code: string };

const RULES: Rules<Typed> = { code: CODE_RULES };

interface DeleteFormProps {
  readonly email: string;
  readonly onDone: () => void;
}

/** Asks for the removal of the account, proved by a code. The banner above the page then says when it comes. */
export function DeleteForm({ email, onDone }: DeleteFormProps) {
  const text = useText();
  const client = useQueryClient();
  const form = useForm<Typed>({ initial: { code: "" }, rules: RULES, send });

  async function send({ code }: Typed): Promise<Refusal<Typed> | null> {
    try {
      keepUser(client, await call("deleteAccount", { code }, AWAITED));
    } catch (failure) {
      return refusalOf(failure, ["code"]);
    }
    onDone();
    return null;
  }

  return (
    <>
      <ul className={styles.consequences}>
        <li>{text("userCenter.deleteDays")}</li>
        <li>{text("userCenter.deleteUntil")}</li>
        <li>{text("userCenter.deleteBackups")}</li>
      </ul>
      <SettingForm form={form} action={text("userCenter.deleteConfirm")} isDangerous>
        <SentCodeField
          field={form.field("code")}
          to={{ email, purpose: "delete" }}
          onRefused={(_, problem) => form.refuse({ fields: { code: problem } })}
        />
      </SettingForm>
    </>
  );
}
