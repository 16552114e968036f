import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { AWAITED, CallError, call } from "../../../api/index.ts";
import { type Refusal, useForm } from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { showToast } from "../../../ui/index.ts";
import { PASSKEYS } from "../account.query.ts";
import { SettingForm } from "../SettingForm.tsx";
import { OwnProofFields } from "../second-factor/OwnProofFields.tsx";
import { NO_PROOF, ownProofOf, proofRefusal, proofRules, type TypedProof } from "../second-factor/own-proof.ts";
import { PasskeyProof } from "../second-factor/PasskeyProof.tsx";
import { keepPasskeys } from "./keep-passkeys.ts";
import styles from "./PasskeySetting.module.css";

interface RemovePasskeyFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly passkey: { readonly id: string; readonly name: string };
  readonly onDone: () => void;
}

/** Asks who removes a passkey for a proof: whoever finds this page open must not take its user a way to sign in. */
export function RemovePasskeyForm({ email, hasPassword, passkey: { id, name }, onDone }: RemovePasskeyFormProps) {
  const text = useText();
  const client = useQueryClient();
  const form = useForm<TypedProof>({ initial: NO_PROOF, rules: proofRules(hasPassword), send });
  const { ref } = form.element;
  useEffect(() => ref.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus(), [ref]);

  async function send(typed: TypedProof): Promise<Refusal<TypedProof> | null> {
    try {
      keepPasskeys(client, await call("deletePasskey", { id, proof: ownProofOf(typed, hasPassword) }, AWAITED));
      showToast(text("secondFactor.passkeyRemoved"));
    } catch (failure) {
      // Another tab or device has removed it meanwhile: the list, which is asked for again, shows that.
      const isGone = failure instanceof CallError && failure.status === 404;
      if (!isGone) return proofRefusal(failure, { ...typed, hasPassword });
      void client.invalidateQueries({ queryKey: PASSKEYS.queryKey });
    }
    onDone();
    return null;
  }

  return (
    <div className={styles.form}>
      <SettingForm
        form={form}
        action={text("secondFactor.remove")}
        isDangerous
        otherAction={<PasskeyProof form={form} />}
      >
        <p>{text("secondFactor.removeQuestion", { name })}</p>
        <OwnProofFields email={email} hasPassword={hasPassword} form={form} />
      </SettingForm>
    </div>
  );
}
