import { useEffect } from "react";
import { useText } from "../../i18n/index.ts";
import { useProviders } from "../../providers/index.ts";
import { Button, classNames } from "../../ui/index.ts";
import { NewcomerForm } from "./NewcomerForm.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { ProviderSecondFactor } from "./ProviderSecondFactor.tsx";
import styles from "./SignIn.module.css";
import { SignInFields } from "./SignInFields.tsx";
import { type LegalName, PURPOSES } from "./sign-in-modes.ts";
import { useProviderSignIn } from "./use-provider-sign-in.ts";
import { type SignInOptions, type SigningIn, useSignIn } from "./use-sign-in.ts";

interface SignInProps extends SignInOptions {
  /** Opens a text that a new account accepts. */
  readonly onRead: (name: LegalName) => void;
  /** The title's level and id, for the window or page around it. */
  readonly Title: "h1" | "h2";
  readonly titleId?: string;
}

/** Signing in, registering, or setting a new password: one column, one main button. */
export function SignIn({ onRead, Title, titleId, ...options }: SignInProps) {
  const text = useText();
  const signingIn = useSignIn(options);
  const { mode, form } = signingIn;
  const providers = useProviders();
  const withProvider = useProviderSignIn({ ...options, keepLoggedIn: form.values.keepLoggedIn });
  const { newcomer, halfSignedIn } = withProvider;
  const canUseProvider = providers.length > 0 && mode !== "reset" && mode !== "secondFactor";
  const place = { Title, titleId };
  useFocusOnNext(signingIn);
  if (newcomer) {
    return <NewcomerForm newcomer={newcomer} signingIn={withProvider} onRead={onRead} place={place} />;
  }
  if (halfSignedIn) {
    return <ProviderSecondFactor half={halfSignedIn} signingIn={withProvider} place={place} />;
  }
  return (
    <form {...form.element} className={styles.form} method="post">
      <header className={styles.head}>
        {/* A page has it in its bar. */}
        {Title === "h2" && <Brand />}
        <Title id={titleId} className={styles.title}>
          {text(`signIn.title.${mode}`)}
        </Title>
        <p className={styles.lead}>{text(leadOf(signingIn, options))}</p>
      </header>
      <SignInFields signingIn={signingIn} onRead={onRead} />
      <Outcome signingIn={signingIn} />
      <Button look="primary" type="submit" className={classNames(styles.submit, form.isSending && styles.sending)}>
        {text(`signIn.submit.${mode}`)}
      </Button>
      {canUseProvider && <ProviderButtons providers={providers} signingIn={withProvider} />}
      <OtherWays {...signingIn} hasInvitation={Boolean(options.invitation)} />
    </form>
  );
}

/** The sentence below the title: on a server that sends no e-mail, where the code is that the mode asks for. */
function leadOf({ mode, codeSending: { isSent } }: SigningIn, { invitation, word }: SignInOptions) {
  if (mode in PURPOSES && !isSent) return "signIn.unsent";
  if (mode === "first" && word) return "signIn.lead.firstByLink";
  return mode === "register" && invitation ? "signIn.invited" : (`signIn.lead.${mode}` as const);
}

/** The mark, a plumb bob on its line, with the name. */
function Brand() {
  return (
    <p className={styles.brand}>
      <svg className={styles.mark} viewBox="6 0 12 24" aria-hidden="true">
        <path className={styles.line} d="M12 1v8.5" />
        <path className={styles.bob} d="M9.2 9.5h5.6l2.7 3.6L12 23l-5.5-9.9Z" />
        <path className={styles.shade} d="M12 9.5h2.8l2.7 3.6L12 23Z" />
      </svg>
      Plumbline
    </p>
  );
}

/**
 * Puts the focus where the reader goes on, on opening and in each mode: the first empty field, or the main button. After the
 * window is open, because that puts the focus on its first button.
 */
function useFocusOnNext({ mode, form }: SigningIn): void {
  const { ref } = form.element;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each mode has other fields.
  useEffect(() => {
    const inputs = ref.current?.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])") ?? [];
    const next = Array.from(inputs).find(({ value }) => value === "");
    (next ?? ref.current?.querySelector<HTMLElement>("[type=submit]"))?.focus();
  }, [ref, mode]);
}

/** What has come of the last step, in a place that is there from the start: nothing moves. */
function Outcome({ signingIn: { form, news } }: { readonly signingIn: SigningIn }) {
  const text = useText();
  return (
    <div className={styles.outcome}>
      <p role="alert" className={styles.problem}>
        {form.problem?.(text)}
      </p>
      <p role="status" className={styles.news}>
        {!form.problem && news?.(text)}
      </p>
    </div>
  );
}
