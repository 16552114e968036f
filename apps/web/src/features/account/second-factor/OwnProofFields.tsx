import type { CallInput } from "@plumbline/contract/calls";
import {
  CODE_RULES,
  type FieldState,
  type Form,
  GIVEN_PASSWORD_RULES,
  PasswordField,
  type Rules,
} from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { SentCodeField } from "../SentCodeField.tsx";

/** The password, or a code where there is none: of the two, the one that is shown is filled in. */
export type TypedProof = { readonly currentPassword: string; readonly code: string };

export const NO_PROOF: TypedProof = { currentPassword: "", code: "" };

export function proofRules(hasPassword: boolean): Rules<TypedProof> {
  return hasPassword ? { currentPassword: GIVEN_PASSWORD_RULES } : { code: CODE_RULES };
}

export function ownProofOf(
  { currentPassword, code }: TypedProof,
  hasPassword: boolean,
): CallInput<"beginSecondFactor"> {
  return hasPassword ? { currentPassword } : { code };
}

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
