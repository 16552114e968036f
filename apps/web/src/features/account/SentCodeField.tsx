import { useRef } from "react";
import {
  addressOf,
  CodeField,
  type CodeSending,
  type CodeSendingOptions,
  type FieldState,
  SendCodeButton,
  useCodeSending,
} from "../../forms/index.ts";
import { type Text, useText } from "../../i18n/index.ts";

type Receiver = CodeSendingOptions["to"];

interface SentCodeFieldProps extends Omit<CodeSendingOptions, "onSent"> {
  readonly field: FieldState<string>;
}

/** A verification code, with the button that sends it to an address. */
export function SentCodeField({ field, ...options }: SentCodeFieldProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const onSent = () => place.current?.querySelector("input")?.focus();
  const sending = useCodeSending({ ...options, onSent });
  return (
    <div ref={place}>
      <CodeField
        {...field}
        label={text("forms.code")}
        required
        hint={hintOf(sending, options.to, text)}
        end={<SendCodeButton {...sending} />}
        endPlace="beside"
      />
    </div>
  );
}

/** Where the code goes or lies, and once it has been made how long it is valid. */
function hintOf({ validMinutes, isSent }: CodeSending, to: Receiver, text: Text): string | undefined {
  if (validMinutes !== null) {
    return text(isSent ? "signIn.sent" : "signIn.written", { count: validMinutes, n: validMinutes });
  }
  const goesTo = addressOf(to);
  if (!isSent) return text("email" in to ? "signIn.unsent" : "signIn.unsentSms");
  return goesTo === "" ? undefined : text("userCenter.codeGoesTo", { to: goesTo });
}
