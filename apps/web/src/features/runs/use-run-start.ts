import type { CallInput } from "@plumbline/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type CallError, failureKind, secondsToWait } from "../../api/index.ts";
import { callProblem, type Problem, writeWait } from "../../forms/index.ts";
import { switchTab } from "../../router/index.ts";
import { runAddress } from "./run-address.ts";
import { startRun } from "./runs.query.ts";

interface RunStart {
  /** Asks for a run and opens its page. It does nothing while the server has asked to wait. */
  readonly start: (input: CallInput<"startBacktest">) => Promise<void>;
  /** Whether a run is being asked for, or the server has asked to wait. */
  readonly isBusy: boolean;
  /** Why the last one was refused. */
  readonly refusal: Problem | null;
}

/** Starts runs, as often as the server takes them. */
export function useRunStart(): RunStart {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  async function start(input: CallInput<"startBacktest">): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const id = await startRun(client, input);
      setBusy(false);
      switchTab(runAddress(id));
    } catch (failure) {
      const problem = startProblem(failure);
      setRefusal(() => problem);
      waiting.current = setTimeout(() => setBusy(false), 1000 * secondsToWait(failure));
    }
  }
  return { start, isBusy, refusal };
}

/** The sentence about a run that was not taken in. @throws `error`, if it is a bug. */
function startProblem(error: unknown): Problem {
  const problem = callProblem(error);
  const wait = (error as CallError).retryAfter;
  const kind = failureKind(error);
  if (!wait || (kind !== "limited" && kind !== "busy")) return problem;
  const key = kind === "limited" ? "strategies.ownQueueFull" : "strategies.queueFull";
  return (text) => text(key, { wait: writeWait(wait, text) });
}
