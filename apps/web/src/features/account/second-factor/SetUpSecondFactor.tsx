import type { CallOutput } from "@plumbline/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { CallError, call } from "../../../api/index.ts";
import { CODE_RULES, CodeField, type Refusal, useForm } from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { showToast } from "../../../ui/index.ts";
import { refreshSecurity } from "../account.query.ts";
import { refusalOf } from "../refusal.ts";
import { SettingForm } from "../SettingForm.tsx";
import { OwnProofFields } from "./OwnProofFields.tsx";
import { NO_PROOF, ownProofOf, proofRefusal, proofRules, type TypedProof } from "./own-proof.ts";
import { PasskeyProof } from "./PasskeyProof.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SharedSecret } from "./SharedSecret.tsx";

export interface SecondFactorFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** Two-step verification in three steps: who it is, the app with its first code, and the recovery codes. */
export function SetUpSecondFactor({ onDone, ...proof }: SecondFactorFormProps) {
  const [shared, setShared] = useState<CallOutput<"beginSecondFactor"> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (shared) return <FirstCode shared={shared} onConfirmed={setCodes} />;
  return <Begin {...proof} onBegun={setShared} />;
}

interface BeginProps extends Omit<SecondFactorFormProps, "onDone"> {
  readonly onBegun: (shared: CallOutput<"beginSecondFactor">) => void;
}

function Begin({ email, hasPassword, onBegun }: BeginProps) {
  const text = useText();
  const form = useForm<TypedProof>({ initial: NO_PROOF, rules: proofRules(hasPassword), send });

  async function send(typed: TypedProof): Promise<Refusal<TypedProof> | null> {
    try {
      onBegun(await call("beginSecondFactor", ownProofOf(typed, hasPassword)));
      return null;
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 412) {
        return { form: (write) => write("secondFactor.changedElsewhere") };
      }
      return proofRefusal(failure, { ...typed, hasPassword });
    }
  }

  return (
    <SettingForm form={form} action={text("secondFactor.start")} otherAction={<PasskeyProof form={form} />}>
      <p>{text("secondFactor.proofHint")}</p>
      <OwnProofFields email={email} hasPassword={hasPassword} form={form} />
    </SettingForm>
  );
}

type TypedCode = { readonly secondFactor: string };

interface FirstCodeProps {
  readonly shared: CallOutput<"beginSecondFactor">;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

function FirstCode({ shared, onConfirmed }: FirstCodeProps) {
  const text = useText();
  const client = useQueryClient();
  const form = useForm<TypedCode>({ initial: { secondFactor: "" }, rules: { secondFactor: CODE_RULES }, send });
  const { ref } = form.element;
  useEffect(() => ref.current?.querySelector("input")?.focus(), [ref]);

  async function send({ secondFactor }: TypedCode): Promise<Refusal<TypedCode> | null> {
    try {
      onConfirmed((await call("confirmSecondFactor", { code: secondFactor })).recoveryCodes);
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 404) {
        return { form: (write) => write("secondFactor.notBegun") };
      }
      return refusalOf(failure, ["secondFactor"]);
    }
    refreshSecurity(client);
    showToast(text("secondFactor.turnedOn"));
    return null;
  }

  return (
    <SettingForm form={form} action={text("secondFactor.turnOn")}>
      <SharedSecret {...shared} />
      <CodeField
        {...form.field("secondFactor")}
        label={text("signIn.appCode")}
        hint={text("secondFactor.appCodeHint")}
        required
      />
    </SettingForm>
  );
}
