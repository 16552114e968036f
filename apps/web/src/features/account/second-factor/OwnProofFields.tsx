import { type FieldState, type Form, PasswordField } from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { SentCodeField } from "../SentCodeField.tsx";
import type { TypedProof } from "./own-proof.ts";

interface OwnProofFieldsProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly form: { readonly field: (name: "currentPassword" | "code") => FieldState<string> } & Pick<
    Form<TypedProof>,
    "refuse"
  >;
}

/** By what a user proves again who they are before the way to sign in changes. */
export function OwnProofFields({ email, hasPassword, form }: OwnProofFieldsProps) {
  const text = useText();
  if (!hasPassword) {
    return (
      <SentCodeField
        field={form.field("code")}
        to={{ email, purpose: "security" }}
        onRefused={(_, problem) => form.refuse({ fields: { code: problem } })}
      />
    );
  }
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field("currentPassword")}
        label={text("userCenter.currentPassword")}
        kind="current"
        required
      />
    </>
  );
}
