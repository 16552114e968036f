import type { CallInput } from "@plumbline/contract/calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AWAITED, call } from "../../api/index.ts";
import { CODE_RULES, type Refusal, type Rules, TextField, useForm } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button, showToast, TOAST_DURATION } from "../../ui/index.ts";
import { keepUser } from "./account.query.ts";
import { refusalOf, showFailure } from "./refusal.ts";
import { SentCodeField } from "./SentCodeField.tsx";
import { SettingForm } from "./SettingForm.tsx";

type Typed = { readonly phone: string; readonly code: string };

const NOTHING: Typed = { phone: "", code: "" };

/** As the contract has it; the server alone knows which numbers can be called. */
const PHONE = /^\s*\+?[\d ()./-]{6,30}\s*$/;

const RULES: Rules<Typed> = {
  phone: [
    { type: "required", field: (text) => text("userCenter.phone") },
    { type: "regex", pattern: PHONE, message: (text) => text("userCenter.invalidPhone") },
  ],
  code: CODE_RULES,
};

interface PhoneFormProps {
  readonly hasPhone: boolean;
  readonly onDone: () => void;
}

/** Another telephone number, proved by the code sent to it; or none. */
export function PhoneForm({ hasPhone, onDone }: PhoneFormProps) {
  const text = useText();
  const change = usePhoneChange();
  const form = useForm<Typed>({ initial: NOTHING, rules: RULES, send });

  async function send(typed: Typed): Promise<Refusal<Typed> | null> {
    try {
      await change(typed);
    } catch (failure) {
      return refusalOf(failure, ["phone", "code"]);
    }
    showToast(text("userCenter.saved"), TOAST_DURATION, "success");
    onDone();
    return null;
  }

  return (
    <SettingForm
      form={form}
      action={text("userCenter.savePhone")}
      otherAction={hasPhone && <RemoveButton onDone={onDone} />}
    >
      <TextField
        {...form.field("phone")}
        label={text("userCenter.phone")}
        type="tel"
        autoComplete="tel"
        required
        hint={text("userCenter.phoneHint")}
      />
      <SentCodeField
        field={form.field("code")}
        to={{ phone: form.values.phone, purpose: "changemobile" }}
        mayAsk={() => form.check("phone")}
        onRefused={(field, problem) => form.refuse({ fields: { [field]: problem } })}
      />
    </SettingForm>
  );
}

function RemoveButton({ onDone }: Pick<PhoneFormProps, "onDone">) {
  const text = useText();
  const { mutate: remove, isPending } = useMutation({
    mutationFn: usePhoneChange(),
    onSuccess() {
      showToast(text("userCenter.phoneRemoved"), TOAST_DURATION, "success");
      onDone();
    },
    onError: (failure) => showFailure(failure, text),
  });
  return (
    <Button aria-disabled={isPending} onClick={() => isPending || remove({ phone: null })}>
      {text("userCenter.removePhone")}
    </Button>
  );
}

function usePhoneChange(): (change: CallInput<"changePhone">) => Promise<void> {
  const client = useQueryClient();
  return async (change) => keepUser(client, await call("changePhone", change, AWAITED));
}
