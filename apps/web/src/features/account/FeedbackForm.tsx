import { useId } from "react";
import { AWAITED, call } from "../../api/index.ts";
import { FieldMessage, type FieldState, type Refusal, type Rules, TextField, useForm } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { useUser } from "../../state/index.ts";
import { showToast, TOAST_DURATION } from "../../ui/index.ts";
import styles from "./FeedbackForm.module.css";
import { refusalOf } from "./refusal.ts";
import { SettingForm } from "./SettingForm.tsx";

/** Characters of a message and of an address for the answer, as the contract has them. */
const MAX_MESSAGE = 4000;
const MAX_CONTACT = 254;

type Typed = { readonly message: string; readonly contact: string };

const NOTHING: Typed = { message: "", contact: "" };

const RULES: Rules<Typed> = { message: [{ type: "required", field: (text) => text("userCenter.message") }] };

interface FeedbackFormProps {
  /** Address of the page that the message is about. */
  readonly page?: string | undefined;
  readonly onSent?: () => void;
}

/** A message to who runs this server. It needs no account. */
export function FeedbackForm({ page, onSent }: FeedbackFormProps) {
  const text = useText();
  const known = useUser();
  const form = useForm<Typed>({ initial: NOTHING, rules: RULES, send });

  async function send({ message, contact }: Typed): Promise<Refusal<Typed> | null> {
    try {
      await call("feedback", { message, contact: contact.trim() || undefined, page }, AWAITED);
    } catch (failure) {
      return refusalOf(failure, ["message", "contact"]);
    }
    form.field("message").onWrite("");
    showToast(text("userCenter.sent"), TOAST_DURATION, "success");
    onSent?.();
    return null;
  }

  return (
    <SettingForm form={form} action={text("userCenter.send")}>
      <MessageField {...form.field("message")} />
      <TextField
        {...form.field("contact")}
        label={text("userCenter.contact")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CONTACT}
        hint={known ? text("userCenter.contactKnown", { email: known.email }) : text("userCenter.contactUnknown")}
      />
    </SettingForm>
  );
}

function MessageField({ name, value, problem, onWrite }: FieldState<string>) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {text("userCenter.message")}
      </label>
      <textarea
        id={id}
        name={name}
        value={value}
        rows={5}
        maxLength={MAX_MESSAGE}
        required
        className={styles.box}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-message`}
        onChange={({ target }) => onWrite(target.value)}
      />
      <FieldMessage id={`${id}-message`} problem={problem} hint={text("userCenter.messageHint")} />
    </div>
  );
}
