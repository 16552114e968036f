import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { call } from "../../../api/index.ts";
import { type Form, passkeyProblem, passkeysPossible, signWithPasskey } from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import { PASSKEYS } from "../account.query.ts";
import type { TypedProof } from "./own-proof.ts";

interface PasskeyProofProps {
  readonly form: Pick<Form<TypedProof>, "refuse" | "sendInPlaceOf" | "isSending">;
}

/** Sends a form that asks for a proof with a passkey, where the user has one and the browser can ask for it. */
export function PasskeyProof({ form }: PasskeyProofProps) {
  const text = useText();
  const isPossible = passkeysPossible() === "yes";
  const { data } = useQuery({ ...PASSKEYS, enabled: isPossible });
  if (!isPossible || !data?.passkeys.length) return null;

  async function ask(): Promise<Pick<TypedProof, "passkey"> | null> {
    try {
      const { options } = await call("beginPasskeyProof", {});
      return { passkey: JSON.stringify(await signWithPasskey(options)) };
    } catch (failure) {
      form.refuse({ form: passkeyProblem(failure) });
      return null;
    }
  }

  return (
    <Button aria-disabled={form.isSending} onClick={() => form.sendInPlaceOf(["currentPassword", "code"], ask)}>
      <KeyRound size={16} aria-hidden="true" />
      {text("secondFactor.usePasskey")}
    </Button>
  );
}
