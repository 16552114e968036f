import type { CallInput } from "@plumbline/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { AWAITED, CallError, call } from "../../api/index.ts";
import { type Refusal, useForm } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { showToast, TOAST_DURATION } from "../../ui/index.ts";
import { SESSIONS } from "./account.query.ts";
import { SettingForm } from "./SettingForm.tsx";
import { OwnProofFields } from "./second-factor/OwnProofFields.tsx";
import { NO_PROOF, ownProofOf, proofRefusal, proofRules, type TypedProof } from "./second-factor/own-proof.ts";
import { PasskeyProof } from "./second-factor/PasskeyProof.tsx";

type Proof = CallInput<"revokeSessions">["proof"];

interface EndSessionsFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  /** Id of the session that ends, or all but this one. */
  readonly which: "others" | { readonly id: string };
  readonly onDone: () => void;
}

/** Asks who ends sessions for a proof: whoever finds this page open must not sign its user out elsewhere. */
export function EndSessionsForm({ email, hasPassword, which, onDone }: EndSessionsFormProps) {
  const text = useText();
  const client = useQueryClient();
  const form = useForm<TypedProof>({ initial: NO_PROOF, rules: proofRules(hasPassword), send });
  const { ref } = form.element;
  useEffect(() => ref.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus(), [ref]);

  async function send(typed: TypedProof): Promise<Refusal<TypedProof> | null> {
    try {
      const ended = await end(ownProofOf(typed, hasPassword));
      showToast(text("userCenter.ended", { count: ended, n: ended }), TOAST_DURATION, "success");
    } catch (failure) {
      // It has ended by itself meanwhile: the list, which is asked for again, shows that.
      const isGone = failure instanceof CallError && failure.status === 404;
      if (!isGone) return proofRefusal(failure, { ...typed, hasPassword });
    }
    void client.invalidateQueries({ queryKey: SESSIONS.queryKey });
    onDone();
    return null;
  }

  async function end(proof: Proof): Promise<number> {
    const input = which === "others" ? ({ others: true, proof } as const) : { ...which, proof };
    return (await call("revokeSessions", input, AWAITED)).ended;
  }

  return (
    <SettingForm
      form={form}
      action={text(which === "others" ? "userCenter.endOthers" : "userCenter.end")}
      isDangerous
      otherAction={<PasskeyProof form={form} />}
    >
      <OwnProofFields email={email} hasPassword={hasPassword} form={form} />
    </SettingForm>
  );
}
