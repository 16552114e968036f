import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { AWAITED, CallError, call } from "../../api/index.ts";
import { type Refusal, useForm } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { type Provider, ticketProblem } from "../../providers/index.ts";
import { showToast } from "../../ui/index.ts";
import { keepLinked, type Profile } from "./account.query.ts";
import { SENTENCE_TOAST_DURATION } from "./refusal.ts";
import settingStyles from "./Setting.module.css";
import { SettingForm } from "./SettingForm.tsx";
import { OwnProofFields } from "./second-factor/OwnProofFields.tsx";
import { NO_PROOF, ownProofOf, proofRefusal, proofRules, type TypedProof } from "./second-factor/own-proof.ts";
import { PasskeyProof } from "./second-factor/PasskeyProof.tsx";

/** What a user wants of a provider; a window has brought the ticket of one that is linked. */
export type LinkChange = { readonly kind: "link"; readonly ticket: string } | { readonly kind: "unlink" };

/** Codes of the interface: another account is linked to it already; the ticket is not valid any more. */
const TAKEN = 11;
const NOT_FOUND = 404;

interface ProviderProofFormProps {
  readonly provider: Provider;
  readonly profile: Profile;
  readonly change: LinkChange;
  readonly onDone: () => void;
}

/** Asks who links a provider, or ends that, for a proof: it is a way to sign in. */
export function ProviderProofForm({ provider, profile, change, onDone }: ProviderProofFormProps) {
  const { id, label } = provider;
  const { user, hasPassword } = profile;
  const text = useText();
  const client = useQueryClient();
  const form = useForm<TypedProof>({ initial: NO_PROOF, rules: proofRules(hasPassword), send });
  const { ref } = form.element;
  useEffect(() => ref.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus(), [ref]);

  async function send(typed: TypedProof): Promise<Refusal<TypedProof> | null> {
    const proof = ownProofOf(typed, hasPassword);
    try {
      const { linked } = await (change.kind === "link"
        ? call("linkProvider", { ticket: change.ticket, proof }, AWAITED)
        : call("unlinkProvider", { provider: id, proof }, AWAITED));
      keepLinked(client, linked);
    } catch (failure) {
      return refusal(failure, typed);
    }
    showToast(
      text(change.kind === "link" ? "providers.linkedNow" : "providers.unlinkedNow", { provider: label }),
      SENTENCE_TOAST_DURATION,
    );
    onDone();
    return null;
  }

  function refusal(failure: unknown, typed: TypedProof): Refusal<TypedProof> {
    const code = failure instanceof CallError ? failure.code : null;
    if (change.kind === "unlink" && code === NOT_FOUND) {
      return { form: (write) => write("secondFactor.changedElsewhere") };
    }
    if (code === TAKEN) return { form: (write) => write("providers.taken", { provider: label }) };
    if (code === NOT_FOUND) return { form: ticketProblem(failure, label) };
    return proofRefusal(failure, { ...typed, hasPassword });
  }

  return (
    <div className={settingStyles.form}>
      <SettingForm
        form={form}
        action={text(change.kind === "link" ? "providers.linkOf" : "providers.unlinkOf", { provider: label })}
        isDangerous={change.kind === "unlink"}
        otherAction={<PasskeyProof form={form} />}
      >
        <p>{text("secondFactor.proofHint")}</p>
        <OwnProofFields email={user.email} hasPassword={hasPassword} form={form} />
      </SettingForm>
    </div>
  );
}
