import { useEffect, useState } from "react";
import { followEvents } from "../../../api/index.ts";
import { type NamedEvent, NEW_RUN, type ReportRun, withEvents } from "./report-run.ts";

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

const ENDS: readonly string[] = ["done", "failed", "cancelled"];

/** Listens until the run has ended; each connection begins anew. */
function follow(id: string, setRun: SetRun, signal: AbortSignal): Promise<void> {
  let waiting: NamedEvent[] = [];
  let isDue = false;
  let hasEnded = false;
  const draw = (): void => {
    const events = waiting;
    waiting = [];
    isDue = false;
    if (!signal.aborted) setRun((run) => withEvents(run, events));
  };
  const run = {
    name: "reportEvents",
    input: { run: id },
    onEvent: (name: string, data: unknown) => {
      waiting.push({ name, data });
      hasEnded ||= ENDS.includes(name);
      if (!isDue) requestAnimationFrame(draw);
      isDue = true;
    },
    isOver: () => hasEnded,
    onAgain: () => {
      waiting = [];
      setRun(() => NEW_RUN);
    },
  } as const;
  return followEvents(run, signal);
}
