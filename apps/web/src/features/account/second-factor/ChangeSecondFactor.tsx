import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../../../api/index.ts";
import { type Refusal, TextField, useForm } from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { SegmentedControl, showToast } from "../../../ui/index.ts";
import { refreshSecurity } from "../account.query.ts";
import { SettingForm } from "../SettingForm.tsx";
import { OwnProofFields } from "./OwnProofFields.tsx";
import { NO_PROOF, ownProofOf, proofRefusal, proofRules, type TypedProof } from "./own-proof.ts";
import { PasskeyProof } from "./PasskeyProof.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./SecondFactor.module.css";
import type { SecondFactorFormProps } from "./SetUpSecondFactor.tsx";

type Change = "newCodes" | "turnOff";
type Typed = TypedProof & { readonly secondFactor: string };

/** The longest recovery code, with the blanks that somebody may type into it. */
const MAX_LENGTH = 40;

/** New recovery codes, or the end of two-step verification; either takes both factors. */
export function ChangeSecondFactor({ email, hasPassword, onDone }: SecondFactorFormProps) {
  const text = useText();
  const client = useQueryClient();
  const [change, setChange] = useState<Change>("newCodes");
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm<Typed>({
    initial: { ...NO_PROOF, secondFactor: "" },
    rules: { ...proofRules(hasPassword), secondFactor: [{ type: "required" }] },
    send,
  });

  async function send({ secondFactor, ...typed }: Typed): Promise<Refusal<Typed> | null> {
    const input = { proof: ownProofOf(typed, hasPassword), secondFactor };
    try {
      if (change === "newCodes") setCodes((await call("renewRecoveryCodes", input)).recoveryCodes);
      else await call("turnOffSecondFactor", input);
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 404) {
        return { form: (write) => write("secondFactor.changedElsewhere") };
      }
      return proofRefusal(failure, { ...typed, hasPassword }, ["secondFactor"]);
    }
    refreshSecurity(client);
    if (change === "turnOff") {
      showToast(text("secondFactor.turnedOff"));
      onDone();
    }
    return null;
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <SettingForm
      form={form}
      action={text(change === "newCodes" ? "secondFactor.makeCodes" : "secondFactor.turnOff")}
      isDangerous={change === "turnOff"}
      otherAction={<PasskeyProof form={form} />}
    >
      <SegmentedControl<Change>
        label={text("secondFactor.what")}
        options={[
          { value: "newCodes", label: text("secondFactor.newCodes") },
          { value: "turnOff", label: text("secondFactor.turnOff") },
        ]}
        value={change}
        onChange={(chosen) => {
          form.clear();
          setChange(chosen);
        }}
        className={styles.choice}
      />
      <OwnProofFields email={email} hasPassword={hasPassword} form={form} />
      <TextField
        {...form.field("secondFactor")}
        label={text("secondFactor.codeOrRecovery")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        required
      />
    </SettingForm>
  );
}
