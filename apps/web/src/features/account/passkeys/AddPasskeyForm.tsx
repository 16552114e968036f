import { useQueryClient } from "@tanstack/react-query";
import { CallError, call } from "../../../api/index.ts";
import { makePasskey, passkeyProblem, type Refusal, useForm } from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { showToast } from "../../../ui/index.ts";
import { SettingForm } from "../SettingForm.tsx";
import { OwnProofFields } from "../second-factor/OwnProofFields.tsx";
import { NO_PROOF, ownProofOf, proofRefusal, proofRules, type TypedProof } from "../second-factor/own-proof.ts";
import { PasskeyProof } from "../second-factor/PasskeyProof.tsx";
import { keepPasskeys } from "./keep-passkeys.ts";

/** Passkeys that a user can have; fixed by the contract. */
const MAX_PASSKEYS = 10;

interface AddPasskeyFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** Who it is, and then the browser's own window that makes the passkey. */
export function AddPasskeyForm({ email, hasPassword, onDone }: AddPasskeyFormProps) {
  const text = useText();
  const client = useQueryClient();
  const form = useForm<TypedProof>({ initial: NO_PROOF, rules: proofRules(hasPassword), send });

  async function send(typed: TypedProof): Promise<Refusal<TypedProof> | null> {
    let options: Readonly<Record<string, unknown>>;
    try {
      ({ options } = await call("beginPasskey", ownProofOf(typed, hasPassword)));
    } catch (failure) {
      return isTooMany(failure) ? TOO_MANY : proofRefusal(failure, { ...typed, hasPassword });
    }
    try {
      keepPasskeys(client, await call("addPasskey", { credential: await makePasskey(options) }));
    } catch (failure) {
      return isTooMany(failure) ? TOO_MANY : { form: passkeyProblem(failure) };
    }
    showToast(text("secondFactor.passkeyAdded"));
    onDone();
    return null;
  }

  return (
    <SettingForm form={form} action={text("secondFactor.addPasskey")} otherAction={<PasskeyProof form={form} />}>
      <p>{text("secondFactor.proofHint")}</p>
      <OwnProofFields email={email} hasPassword={hasPassword} form={form} />
    </SettingForm>
  );
}

const TOO_MANY: Refusal<TypedProof> = { form: (text) => text("secondFactor.tooMany", { max: MAX_PASSKEYS }) };

function isTooMany(failure: unknown): boolean {
  return failure instanceof CallError && failure.status === 412;
}
