import type { LanguageCode } from "@plumbline/contract";
import { useEffect, useState } from "react";
import { call } from "../../api/index.ts";
import { type CodeSending, type Form, type Problem, type Refusal, useCodeSending, useForm } from "../../forms/index.ts";
import { useLanguage, useText } from "../../i18n/index.ts";
import { signIn } from "../../state/session-changes.ts";
import { showToast } from "../../ui/index.ts";
import { PURPOSES, RULES, type SignInMode, type Typed } from "./sign-in-modes.ts";
import { refusalOf } from "./sign-in-problems.ts";

export interface SignInOptions {
  readonly firstMode?: SignInMode | undefined;
  /** For a server where registration is by invitation. */
  readonly invitation?: string | undefined;
  readonly onSignedIn: () => void;
}

export interface SigningIn {
  readonly mode: SignInMode;
  readonly form: Form<Typed>;
  readonly codeSending: CodeSending;
  /** What has been done, to be known before the next step. */
  readonly news: Problem | null;
  readonly goTo: (mode: SignInMode) => void;
}

/** The address is kept while the page is open, so that a reader who closes the window need not type it again. */
let lastEmail = "";

const firstTyped = (): Typed => ({
  email: lastEmail,
  password: "",
  code: "",
  keepLoggedIn: true,
  acceptedTerms: false,
});

/** The state of signing in, registering and replacing a password: what was typed, and the calls. */
export function useSignIn({ firstMode = "password", invitation, onSignedIn }: SignInOptions): SigningIn {
  const text = useText();
  const language = useLanguage();
  const [mode, setMode] = useState(firstMode);
  const [news, setNews] = useState<Problem | null>(null);
  const form = useForm<Typed>({ initial: firstTyped, rules: RULES[mode], send });
  const codeSending = useCodeSending({
    // With the password there is no button that sends one.
    to: { email: form.values.email, purpose: mode === "password" ? "login" : PURPOSES[mode] },
    mayAsk: () => form.check("email"),
    onSent: () => form.element.ref.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus(),
    onRefused: (field, problem) => form.refuse({ fields: { [field]: problem } }),
  });
  const { email } = form.values;
  useEffect(() => {
    lastEmail = email;
  }, [email]);

  function goTo(next: SignInMode, change: Problem | null = null): void {
    form.clear();
    setNews(() => change);
    setMode(next);
  }

  async function send(typed: Typed): Promise<Refusal<Typed> | null> {
    setNews(null);
    try {
      if (mode === "reset") {
        await call("resetPassword", { email: typed.email, code: typed.code, password: typed.password });
        goTo("password", (write) => write("signIn.passwordSet"));
        return null;
      }
      signIn(await sessionOf(mode, typed, { language, invitation }));
    } catch (failure) {
      return refusalOf(failure, mode);
    }
    showToast(text(mode === "register" ? "signIn.registered" : "signIn.succeeded"));
    onSignedIn();
    return null;
  }

  return { mode, form, codeSending, news, goTo: (next) => goTo(next) };
}

interface RegisteredWith {
  readonly language: LanguageCode;
  readonly invitation: string | undefined;
}

/** Makes the account or opens the existing one. */
function sessionOf(mode: Exclude<SignInMode, "reset">, typed: Typed, { language, invitation }: RegisteredWith) {
  const { email, password, code, keepLoggedIn } = typed;
  if (mode === "password") return call("login", { email, password, keepLoggedIn });
  if (mode === "code") return call("login", { email, code, keepLoggedIn });
  return call("register", { email, password, code, keepLoggedIn, acceptedTerms: true, language, invitation });
}
