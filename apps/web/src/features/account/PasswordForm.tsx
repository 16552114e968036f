import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AWAITED, call } from "../../api/index.ts";
import {
  CODE_RULES,
  GIVEN_PASSWORD_RULES,
  NEW_PASSWORD_RULES,
  PasswordField,
  type Refusal,
  type Rules,
  useForm,
  useSends,
} from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { SegmentedControl, showToast } from "../../ui/index.ts";
import { refreshSecurity } from "./account.query.ts";
import styles from "./PasswordForm.module.css";
import { refusalOf, SENTENCE_TOAST_DURATION } from "./refusal.ts";
import { SentCodeField } from "./SentCodeField.tsx";
import { SettingForm } from "./SettingForm.tsx";

/** How the user proves who they are. */
type Proof = "currentPassword" | "code";

type Typed = { readonly currentPassword: string; readonly code: string; readonly password: string };

const NOTHING: Typed = { currentPassword: "", code: "", password: "" };

const RULES = {
  currentPassword: { currentPassword: GIVEN_PASSWORD_RULES, password: NEW_PASSWORD_RULES },
  code: { code: CODE_RULES, password: NEW_PASSWORD_RULES },
} as const satisfies Readonly<Record<Proof, Rules<Typed>>>;

interface PasswordFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** Another password, proved by the present one or by a code. */
export function PasswordForm({ email, hasPassword, onDone }: PasswordFormProps) {
  const text = useText();
  const client = useQueryClient();
  const sends = useSends();
  const [proof, setProof] = useState<Proof>(hasPassword ? "currentPassword" : "code");
  const form = useForm<Typed>({ initial: NOTHING, rules: RULES[proof], send });

  async function send({ password, currentPassword, code }: Typed): Promise<Refusal<Typed> | null> {
    try {
      await call("changePassword", proof === "code" ? { password, code } : { password, currentPassword }, AWAITED);
    } catch (failure) {
      return refusalOf(failure, [proof, "password"]);
    }
    refreshSecurity(client);
    showToast(text("userCenter.passwordChanged"), SENTENCE_TOAST_DURATION, "success");
    onDone();
    return null;
  }

  return (
    <SettingForm form={form} action={text("userCenter.savePassword")}>
      {/* A password manager stores the password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <SegmentedControl<Proof>
          label={text("userCenter.proof")}
          options={[
            { value: "currentPassword", label: text("userCenter.currentPassword") },
            { value: "code", label: text(sends.email ? "userCenter.codeByEmail" : "forms.code") },
          ]}
          value={proof}
          onChange={(chosen) => {
            form.clear();
            setProof(chosen);
          }}
          className={styles.proof}
        />
      )}
      {proof === "code" ? (
        <SentCodeField
          field={form.field("code")}
          to={{ email, purpose: "changepassword" }}
          onRefused={(_, problem) => form.refuse({ fields: { code: problem } })}
        />
      ) : (
        <PasswordField
          {...form.field("currentPassword")}
          label={text("userCenter.currentPassword")}
          kind="current"
          required
        />
      )}
      <PasswordField {...form.field("password")} label={text("forms.newPassword")} kind="new" known={email} required />
    </SettingForm>
  );
}
