import type { CallInput } from "@plumbline/contract/calls";
import { useEffect, useState } from "react";
import { AWAITED, call } from "../../api/index.ts";
import type { Problem } from "../../forms/index.ts";
import { useLanguage, useText } from "../../i18n/index.ts";
import {
  openProviderWindow,
  type Provider,
  type ProviderOutcome,
  problemOfOutcome,
  providerProblem,
  takeRedirectOutcome,
  ticketProblem,
} from "../../providers/index.ts";
import { signIn } from "../../state/session-changes.ts";
import { showToast, TOAST_DURATION } from "../../ui/index.ts";
import { isSecondFactorNeeded } from "./sign-in-problems.ts";
import type { SignInOptions } from "./use-sign-in.ts";

/** A person whom a provider knows and this server does not. */
export interface Newcomer {
  readonly provider: string;
  readonly email: string;
  readonly ticket: string;
}

/** A user of this server who has a second factor. */
export interface HalfSignedIn {
  readonly provider: string;
  readonly ticket: string;
}

export interface ProviderSigningIn {
  /** The provider whose window is open. */
  readonly waitingFor: string | null;
  readonly problem: Problem | null;
  readonly newcomer: Newcomer | null;
  /** Who is asked for the second factor. */
  readonly halfSignedIn: HalfSignedIn | null;
  /** Opens the window of a provider; to be called in the click itself. */
  readonly start: (provider: Provider) => void;
  /** Makes the account of a newcomer who accepts the texts. */
  readonly accept: (newcomer: Newcomer) => Promise<Problem | null>;
  /** Signs in with the second factor. @throws {CallError} */
  readonly prove: (half: HalfSignedIn, secondFactor: string) => Promise<void>;
  /** Back to the other ways. */
  readonly leave: () => void;
}

interface Options extends Pick<SignInOptions, "invitation" | "onSignedIn"> {
  readonly keepLoggedIn: boolean;
}

/** What the first try had not. */
type More = Pick<CallInput<"thirdLogin">, "acceptedTerms" | "secondFactor">;

/** The state of signing in with a provider. */
export function useProviderSignIn({ keepLoggedIn, invitation, onSignedIn }: Options): ProviderSigningIn {
  const text = useText();
  const language = useLanguage();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  const [halfSignedIn, setHalfSignedIn] = useState<HalfSignedIn | null>(null);

  const fail = (found: Problem | null) => {
    setWaitingFor(null);
    setProblem(() => found);
  };

  /** @throws {CallError} */
  async function send(ticket: string, provider: string, more: More = {}): Promise<void> {
    const answer = await call("thirdLogin", { ticket, keepLoggedIn, language, invitation, ...more }, AWAITED);
    if (answer.status === "termsNeeded") {
      setNewcomer({ provider, email: answer.email, ticket });
      return;
    }
    const { status: _, ...session } = answer;
    signIn(session);
    showToast(text(more.acceptedTerms ? "signIn.registered" : "signIn.succeeded"), TOAST_DURATION, "success");
    onSignedIn();
  }

  async function use(ticket: string, provider: string, more?: More): Promise<Problem | null> {
    try {
      await send(ticket, provider, more);
      return null;
    } catch (failure) {
      if (!isSecondFactorNeeded(failure)) return ticketProblem(failure, provider);
      setHalfSignedIn({ provider, ticket });
      return null;
    }
  }

  async function take(outcome: ProviderOutcome, provider: string): Promise<void> {
    fail(outcome.ticket === null ? problemOfOutcome(outcome, provider) : await use(outcome.ticket, provider));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that went to a provider itself is back once.
  useEffect(() => {
    const back = takeRedirectOutcome();
    if (back) void take(back.outcome, back.label);
  }, []);

  function start({ id, label }: Provider): void {
    openProviderWindow(
      { id, label },
      {
        onOpen: () => {
          setProblem(null);
          setWaitingFor(label);
        },
        onOutcome: (outcome) => void take(outcome, label),
        onProblem: (found) => fail(providerProblem(found, label)),
      },
    );
  }

  return {
    waitingFor,
    problem,
    newcomer,
    start,
    halfSignedIn,
    accept: ({ ticket, provider }) => use(ticket, provider, { acceptedTerms: true }),
    prove: ({ ticket, provider }, secondFactor) => send(ticket, provider, { secondFactor }),
    leave: () => {
      setNewcomer(null);
      setHalfSignedIn(null);
      setProblem(null);
    },
  };
}
