import { createParser } from "eventsource-parser";
import { useEffect, useState } from "react";
import { call, secondsToWait } from "../../../api/index.ts";
import { type NamedEvent, NEW_RUN, type ReportRun, withEvents } from "./report-run.ts";

/** The longest that one connection is listened to, in milliseconds. */
const LISTEN_FOR = 10 * 60_000;
/** Seconds until a connection that broke is tried again, unless the server names others. */
const PAUSE = 2;

/** Follows a run of a language model; what has come is drawn once a frame. */
export function useReportRun(id: string): ReportRun {
  const [run, setRun] = useState(NEW_RUN);
  useEffect(() => {
    const leaving = new AbortController();
    void follow(id, setRun, leaving.signal);
    return () => leaving.abort();
  }, [id]);
  return run;
}

type SetRun = (change: (run: ReportRun) => ReportRun) => void;

/** Listens until the run has ended, whatever happens to a connection: each begins anew. */
async function follow(id: string, setRun: SetRun, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { hasEnded, pause } = await listen(id, setRun, signal);
    if (hasEnded || signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    setRun(() => NEW_RUN);
  }
}

const ENDS: readonly string[] = ["done", "failed", "cancelled"];

async function listen(id: string, setRun: SetRun, signal: AbortSignal) {
  let waiting: NamedEvent[] = [];
  let isDue = false;
  let hasEnded = false;
  const draw = (): void => {
    const events = waiting;
    waiting = [];
    isDue = false;
    if (!signal.aborted) setRun((run) => withEvents(run, events));
  };
  const parser = createParser({
    onEvent: ({ event = "message", data }) => {
      waiting.push({ name: event, data: JSON.parse(data) as unknown });
      hasEnded ||= ENDS.includes(event);
      if (!isDue) requestAnimationFrame(draw);
      isDue = true;
    },
  });
  try {
    const special = { responseType: "text", onPiece: (piece: string) => parser.feed(piece) } as const;
    await call("reportEvents", { run: id }, { signal, timeout: LISTEN_FOR, special });
    return { hasEnded, pause: PAUSE };
  } catch (failure) {
    return { hasEnded, pause: secondsToWait(failure) || PAUSE };
  }
}
