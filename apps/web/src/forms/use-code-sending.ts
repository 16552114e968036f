import type { CallInput } from "@plumbline/contract/calls";
import { useEffect, useState } from "react";
import { AWAITED, CallError, call, failureKind } from "../api/index.ts";
import { callProblem, refusedFields } from "./call-problem.ts";
import type { Problem } from "./rules.ts";
import { useSends } from "./use-sends.ts";

/** Who gets a code, and what for. */
export type CodeReceiver =
  | { readonly email: string; readonly purpose: CallInput<"sendEmail">["purpose"] }
  | { readonly phone: string; readonly purpose: CallInput<"sendSms">["purpose"] };

/** The field that a refusal is about. */
export type CodeFormField = "email" | "phone" | "code";

/** The last time that a code was asked for. */
interface Asked {
  /** Purpose and address; another one does not wait. */
  readonly target: string;
  /** Milliseconds since 1970. */
  readonly mayAgainAt: number;
  /** How long the code that was made is valid; `null` when none was made. */
  readonly validMinutes: number | null;
  /** Whether it was sent; `null` when none was made. */
  readonly isSent: boolean | null;
}

export interface CodeSendingOptions {
  readonly to: CodeReceiver;
  /** Whether the address can be one; shows what is wrong with it. */
  readonly mayAsk?: (() => boolean) | undefined;
  readonly onSent: () => void;
  readonly onRefused: (field: CodeFormField, problem: Problem) => void;
}

export interface CodeSending {
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  /** Until the next code can be asked for. */
  readonly secondsLeft: number;
  readonly validMinutes: number | null;
  /** Whether codes of its kind are sent here; the others are written to the outbox of the server. */
  readonly isSent: boolean;
}

const NOTHING_MADE = { validMinutes: null, isSent: null } as const;

/** Asks for a code by e-mail or on a telephone, and counts the wait until the next one. */
export function useCodeSending({ to, mayAsk = () => true, onSent, onRefused }: CodeSendingOptions): CodeSending {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isSending, setIsSending] = useState(false);
  const target = `${to.purpose} ${addressOf(to).toLowerCase()}`;
  const last = asked?.target === target ? asked : null;
  const secondsLeft = useSecondsUntil(last?.mayAgainAt ?? 0);
  const sends = useSends();
  const wait = (seconds: number, made: Pick<Asked, "validMinutes" | "isSent">) =>
    setAsked({ target, mayAgainAt: Date.now() + 1000 * seconds, ...made });

  async function send(): Promise<void> {
    if (isSending || secondsLeft > 0 || !mayAsk()) return;
    setIsSending(true);
    try {
      const sent = await ("email" in to ? call("sendEmail", to, AWAITED) : call("sendSms", to, AWAITED));
      const { retryAfterSeconds, validForSeconds, delivery } = sent;
      wait(retryAfterSeconds, { validMinutes: Math.floor(validForSeconds / 60), isSent: delivery === "sent" });
      onSent();
    } catch (failure) {
      onRefused(...refusalOfSending(failure, to));
      if (failureKind(failure) === "limited") wait((failure as CallError).retryAfter ?? 0, NOTHING_MADE);
    } finally {
      setIsSending(false);
    }
  }

  const isSent = last?.isSent ?? sends["email" in to ? "email" : "sms"];
  return { send, isSending, secondsLeft, validMinutes: last?.validMinutes ?? null, isSent };
}

/** Code of the interface for what cannot be an e-mail address. */
const INVALID_EMAIL = 13;

/** What is not about the address stands beside the button that was pressed. */
function refusalOfSending(failure: unknown, to: CodeReceiver): [field: CodeFormField, problem: Problem] {
  const field = "email" in to ? "email" : "phone";
  if (!(failure instanceof CallError)) throw failure;
  if (failure.code === INVALID_EMAIL) return [field, (text) => text("forms.invalidEmail")];
  const problem = refusedFields(failure).find(([name]) => name === field)?.[1];
  return problem ? [field, problem] : ["code", callProblem(failure)];
}

/** The address or number without the blanks around it. */
export function addressOf(to: CodeReceiver): string {
  return ("email" in to ? to.email : to.phone).trim();
}

/** Seconds until a time, counted down to 0. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (time <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= time) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return Math.max(0, Math.ceil((time - now) / 1000));
}
