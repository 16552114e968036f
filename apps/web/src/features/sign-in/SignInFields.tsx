import {
  CheckField,
  CodeField,
  type CodeSending,
  MAX_EMAIL,
  PasswordField,
  SendCodeButton,
  TextField,
} from "../../forms/index.ts";
import { type Text, useText } from "../../i18n/index.ts";
import { Acceptance } from "./Acceptance.tsx";
import { SecondFactorFields } from "./SecondFactorFields.tsx";
import styles from "./SignIn.module.css";
import { type LegalName, makesAccount, RULES } from "./sign-in-modes.ts";
import { EMAIL_EXISTS } from "./sign-in-problems.ts";
import type { SigningIn } from "./use-sign-in.ts";

/** As the contract has it. */
const MAX_WORD = 40;
/** What stands before the word in the terminal, in whichever language the page is. */
const PRINTED = "Word for the first account";

interface SignInFieldsProps {
  readonly signingIn: SigningIn;
  readonly onRead: (name: LegalName) => void;
}

/** The fields of the mode, in the order in which they are filled in. */
export function SignInFields({ signingIn, onRead }: SignInFieldsProps) {
  const text = useText();
  const { mode, form, codeSending, goTo } = signingIn;
  if (mode === "secondFactor") return <SecondFactorFields form={form} />;
  const isNewPassword = makesAccount(mode) || mode === "reset";
  return (
    <div className={styles.fields}>
      <EmailField signingIn={signingIn} />
      {"code" in RULES[mode] && (
        <CodeField
          {...form.field("code")}
          label={text("forms.code")}
          required
          hint={madeHint(codeSending, text)}
          end={<SendCodeButton {...codeSending} />}
          endPlace="beside"
        />
      )}
      {mode === "first" && (
        <TextField
          {...form.field("word")}
          label={text("signIn.word")}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_WORD}
          required
          hint={text("signIn.wordHint", { line: PRINTED })}
        />
      )}
      {"password" in RULES[mode] && (
        // A password manager must not take the field of one mode for that of another.
        <PasswordField
          key={isNewPassword ? "new" : "current"}
          {...form.field("password")}
          label={text(mode === "reset" ? "forms.newPassword" : "forms.password")}
          kind={isNewPassword ? "new" : "current"}
          known={form.values.email}
          required
        />
      )}
      {makesAccount(mode) && <Acceptance field={form.field("acceptedTerms")} onRead={onRead} />}
      {mode !== "reset" && (
        <div className={styles.keep}>
          <CheckField {...form.field("keepLoggedIn")}>{text("signIn.keep")}</CheckField>
          {mode === "password" && (
            <button type="button" className={styles.quiet} onClick={() => goTo("reset")}>
              {text("signIn.forgotten")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function madeHint({ validMinutes: minutes, isSent }: CodeSending, text: Text): string | undefined {
  return minutes === null ? undefined : text(isSent ? "signIn.sent" : "signIn.written", { count: minutes, n: minutes });
}

/** The address; one that has an account already gets the way to sign in. */
function EmailField({ signingIn: { form, goTo, passkey } }: Pick<SignInFieldsProps, "signingIn">) {
  const text = useText();
  const field = form.field("email");
  return (
    <TextField
      {...field}
      label={text("forms.email")}
      type="email"
      autoComplete={passkey ? "username webauthn" : "username"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_EMAIL}
      required
      way={
        field.problem === EMAIL_EXISTS && (
          <button type="button" className={styles.way} onClick={() => goTo("password")}>
            {text("signIn.toSignIn")}
          </button>
        )
      }
    />
  );
}
