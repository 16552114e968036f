import { useRef } from "react";
import {
  addressOf,
  CodeField,
  type CodeSendingOptions,
  type FieldState,
  SendCodeButton,
  useCodeSending,
} from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";

interface SentCodeFieldProps extends Omit<CodeSendingOptions, "onSent"> {
  readonly field: FieldState<string>;
}

/** A verification code, with the button that sends it to an address. */
export function SentCodeField({ field, ...options }: SentCodeFieldProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const onSent = () => place.current?.querySelector("input")?.focus();
  const sending = useCodeSending({ ...options, onSent });
  const { validMinutes } = sending;
  const goesTo = addressOf(options.to);
  return (
    <div ref={place}>
      <CodeField
        {...field}
        label={text("forms.code")}
        required
        hint={
          validMinutes === null
            ? goesTo && text("userCenter.codeGoesTo", { to: goesTo })
            : text("signIn.sent", { count: validMinutes, n: validMinutes })
        }
        end={<SendCodeButton {...sending} />}
        endPlace="beside"
      />
    </div>
  );
}
