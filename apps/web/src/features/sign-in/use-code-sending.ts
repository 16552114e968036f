import { useEffect, useState } from "react";
import { type CallError, call, failureKind } from "../../api/index.ts";
import type { Form } from "../../forms/index.ts";
import { PURPOSES, type SignInMode, type Typed } from "./sign-in-modes.ts";
import { refusalOf } from "./sign-in-problems.ts";

/** The last time that a code was asked for. */
interface Asked {
  /** For which address and purpose; another one does not wait. */
  readonly target: string;
  /** Milliseconds since 1970. */
  readonly mayAgainAt: number;
  /** How long the code that was sent is valid; `null` when none was sent. */
  readonly validMinutes: number | null;
}

export interface CodeSending {
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  /** Until the next code can be asked for. */
  readonly secondsLeft: number;
  readonly validMinutes: number | null;
}

/** Asks for a code for the address that was typed, and counts the wait until the next one. */
export function useCodeSending(form: Form<Typed>, mode: SignInMode): CodeSending {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isSending, setIsSending] = useState(false);
  const target = `${mode} ${form.values.email.trim().toLowerCase()}`;
  const last = asked?.target === target ? asked : null;
  const secondsLeft = useSecondsUntil(last?.mayAgainAt ?? 0);

  async function send(): Promise<void> {
    if (mode === "password" || isSending || secondsLeft > 0 || !form.check("email")) return;
    const wait = (seconds: number, validMinutes: number | null) =>
      setAsked({ target, mayAgainAt: Date.now() + 1000 * seconds, validMinutes });
    setIsSending(true);
    try {
      const answer = await call("sendEmail", { email: form.values.email, purpose: PURPOSES[mode] });
      wait(answer.retryAfterSeconds, Math.floor(answer.validForSeconds / 60));
      form.element.ref.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
    } catch (failure) {
      const { fields, form: problem } = refusalOf(failure, mode);
      // Beside the button that was pressed.
      form.refuse({ fields: fields ?? { code: problem } });
      if (failureKind(failure) === "limited") wait((failure as CallError).retryAfter ?? 0, null);
    } finally {
      setIsSending(false);
    }
  }

  return { send, isSending, secondsLeft, validMinutes: last?.validMinutes ?? null };
}

/** Seconds until a time, counted down to 0. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    if (time <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= time) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
