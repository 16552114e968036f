import { useQueryClient } from "@tanstack/react-query";
import { AWAITED, call } from "../../api/index.ts";
import {
  CODE_RULES,
  EMAIL_RULES,
  GIVEN_PASSWORD_RULES,
  MAX_EMAIL,
  PasswordField,
  type Refusal,
  type Rules,
  TextField,
  useForm,
  useSends,
} from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { showToast } from "../../ui/index.ts";
import { keepUser, refreshSecurity } from "./account.query.ts";
import { refusalOf, SENTENCE_TOAST_DURATION } from "./refusal.ts";
import { SentCodeField } from "./SentCodeField.tsx";
import { SettingForm } from "./SettingForm.tsx";

type Typed = { readonly email: string; readonly code: string; readonly currentPassword: string };

const NOTHING: Typed = { email: "", code: "", currentPassword: "" };

const RULES: Rules<Typed> = { email: EMAIL_RULES, code: CODE_RULES, currentPassword: GIVEN_PASSWORD_RULES };

/** Another address, proved by the code sent to it and by the present password. */
export function EmailForm({ onDone }: { readonly onDone: () => void }) {
  const text = useText();
  const client = useQueryClient();
  const sends = useSends();
  const form = useForm<Typed>({ initial: NOTHING, rules: RULES, send });

  async function send(typed: Typed): Promise<Refusal<Typed> | null> {
    try {
      keepUser(client, await call("changeEmail", typed, AWAITED));
    } catch (failure) {
      return refusalOf(failure, ["email", "code", "currentPassword"]);
    }
    refreshSecurity(client);
    showToast(text("userCenter.emailChanged"), SENTENCE_TOAST_DURATION, "success");
    onDone();
    return null;
  }

  return (
    <SettingForm form={form} action={text("userCenter.saveEmail")}>
      <TextField
        {...form.field("email")}
        label={text("userCenter.newEmail")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL}
        required
        hint={sends.email && text("userCenter.newEmailHint")}
      />
      <SentCodeField
        field={form.field("code")}
        to={{ email: form.values.email, purpose: "changeemail" }}
        mayAsk={() => form.check("email")}
        onRefused={(field, problem) => form.refuse({ fields: { [field]: problem } })}
      />
      <PasswordField
        {...form.field("currentPassword")}
        label={text("userCenter.currentPassword")}
        kind="current"
        required
      />
    </SettingForm>
  );
}
