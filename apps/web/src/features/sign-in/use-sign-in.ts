import type { LanguageCode } from "@plumbline/contract";
import { useEffect, useState } from "react";
import { AWAITED, call } from "../../api/index.ts";
import { type CodeSending, type Form, type Problem, type Refusal, useCodeSending, useForm } from "../../forms/index.ts";
import { useLanguage, useText } from "../../i18n/index.ts";
import { signIn } from "../../state/session-changes.ts";
import { showToast, TOAST_DURATION } from "../../ui/index.ts";
import { makesAccount, PURPOSES, RULES, type SignInMode, type Typed } from "./sign-in-modes.ts";
import { isOfFirstFactor, isSecondFactorNeeded, refusalOf } from "./sign-in-problems.ts";
import { useFirstAccount } from "./use-first-account.ts";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";

export interface SignInOptions {
  readonly firstMode?: SignInMode | undefined;
  /** For a server where registration is by invitation. */
  readonly invitation?: string | undefined;
  /** The word for the first account, where the link that the server printed has brought the reader. */
  readonly word?: string | undefined;
  readonly onSignedIn: () => void;
}

type FirstFactor = "password" | "code";

export interface SigningIn {
  readonly mode: SignInMode;
  /** Where a second factor leads back to. */
  readonly firstFactor: FirstFactor;
  readonly form: Form<Typed>;
  readonly codeSending: CodeSending;
  /** What has been done, to be known before the next step. */
  readonly news: Problem | null;
  readonly goTo: (mode: SignInMode) => void;
  /** Whether the server has no account yet and prints the word for the first one. */
  readonly isFirst: boolean;
  /** Signs in with a passkey; null where the browser has none. */
  readonly passkey: (() => Promise<void>) | null;
}

/** The address is kept while the page is open, so that a reader who closes the window need not type it again. */
let lastEmail = "";

const firstTyped = (word: string): Typed => ({
  email: lastEmail,
  password: "",
  code: "",
  word,
  secondFactor: "",
  keepLoggedIn: true,
  acceptedTerms: false,
});

/** The state of signing in, registering and replacing a password: what was typed, and the calls. */
export function useSignIn({ firstMode = "password", invitation, word = "", onSignedIn }: SignInOptions): SigningIn {
  const text = useText();
  const language = useLanguage();
  const [mode, setMode] = useState(firstMode);
  /** What was right before a second factor is asked for. */
  const [firstFactor, setFirstFactor] = useState<FirstFactor>("password");
  const [news, setNews] = useState<Problem | null>(null);
  const form = useForm<Typed>({ initial: () => firstTyped(word), rules: RULES[mode], send });
  const codeSending = useCodeSending({
    // In the other modes there is no button that sends one.
    to: { email: form.values.email, purpose: mode in PURPOSES ? PURPOSES[mode as keyof typeof PURPOSES] : "login" },
    mayAsk: () => form.check("email"),
    onSent: () => form.element.ref.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus(),
    onRefused: (field, problem) => form.refuse({ fields: { [field]: problem } }),
  });
  const { email } = form.values;
  useEffect(() => {
    lastEmail = email;
  }, [email]);

  const isFirst = useFirstAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the reader does then stays.
  useEffect(() => {
    // Nobody can sign in yet; the other way round, somebody else was quicker.
    if (isFirst && (mode === "password" || mode === "register")) goTo("first");
    if (!isFirst && mode === "first") goTo("register");
  }, [isFirst]);

  const passkey = usePasskeySignIn({
    keepLoggedIn: form.values.keepLoggedIn,
    onSession(session) {
      signIn(session);
      showToast(text("signIn.succeeded"));
      onSignedIn();
    },
    onProblem: (problem) => form.refuse({ form: problem }),
  });

  function goTo(next: SignInMode, change: Problem | null = null): void {
    form.clear();
    setNews(() => change);
    setMode(next);
  }

  async function send(typed: Typed): Promise<Refusal<Typed> | null> {
    setNews(null);
    try {
      if (mode === "reset") {
        await call("resetPassword", { email: typed.email, code: typed.code, password: typed.password }, AWAITED);
        goTo("password", (write) => write("signIn.passwordSet"));
        return null;
      }
      const session = await sessionOf({ mode, firstFactor, typed, language, invitation });
      if (session.accessToken === null) {
        goTo("password", (write) => write("signIn.registeredBefore"));
        return null;
      }
      signIn(session);
    } catch (failure) {
      return refused(failure);
    }
    showToast(text(makesAccount(mode) ? "signIn.registered" : "signIn.succeeded"), TOAST_DURATION, "success");
    onSignedIn();
    return null;
  }

  function refused(failure: unknown): Refusal<Typed> | null {
    if (isSecondFactorNeeded(failure) && (mode === "password" || mode === "code")) {
      setFirstFactor(mode);
      form.field("secondFactor").onWrite("");
      goTo("secondFactor");
      return null;
    }
    const refusal = refusalOf(failure, mode);
    if (mode !== "secondFactor" || !isOfFirstFactor(failure)) return refusal;
    // What was right a moment ago is not any more: its code has expired, or the password was changed.
    goTo(firstFactor);
    return refusalOf(failure, firstFactor);
  }

  return { mode, firstFactor, form, codeSending, news, goTo: (next) => goTo(next), isFirst, passkey };
}

interface Session {
  readonly mode: Exclude<SignInMode, "reset">;
  readonly firstFactor: FirstFactor;
  readonly typed: Typed;
  readonly language: LanguageCode;
  readonly invitation: string | undefined;
}

/** Makes the account or opens the existing one. */
function sessionOf({ mode, firstFactor, typed, language, invitation }: Session) {
  const { email, password, code, word, keepLoggedIn, secondFactor } = typed;
  if (makesAccount(mode)) {
    const account = { email, password, keepLoggedIn, acceptedTerms: true, language, invitation } as const;
    return call("register", { ...account, ...(mode === "first" ? { word } : { code }) }, AWAITED);
  }
  const isSecond = mode === "secondFactor";
  const proof = (isSecond ? firstFactor : mode) === "password" ? { password } : { code };
  return call("login", { email, ...proof, keepLoggedIn, ...(isSecond && { secondFactor }) }, AWAITED);
}
