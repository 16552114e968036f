import type { LanguageModelConfiguration } from "../../config/index.ts";
import { wireConsumption } from "./estimate.ts";
import { isLast, type ReportEvent } from "./run-feed.ts";
import type { ReportRunRow } from "./run-store.ts";

/** How often a run of another process is looked at. */
const LOOK_MILLISECONDS = 400;

/**
 * Tells how far a run is that another process writes, or that is over, from what that process stores: section by section.
 *
 * @param look Reads the run again.
 * @returns Ends the following.
 */
export function followElsewhere(
  look: () => Promise<ReportRunRow | null>,
  now: ReportRunRow,
  { prices }: Pick<LanguageModelConfiguration, "prices">,
  tell: (event: ReportEvent) => void,
): () => void {
  const told = new Map<string, string>();
  let isOver = false;
  const report = (run: ReportRunRow) => {
    for (const event of eventsOf(run, prices)) {
      // A section is told once, a state whenever it changes.
      const key = event.name === "section" ? event.data.section : event.name;
      const text = event.name === "section" ? "" : JSON.stringify(event);
      if (told.get(key) === text) continue;
      told.set(key, text);
      tell(event);
      isOver ||= isLast(event);
    }
  };
  report(now);
  if (isOver) return () => undefined;
  const timer = setInterval(() => {
    // While the database is away nothing is told.
    look().then(
      (run) => {
        if (run !== null && !isOver) report(run);
        if (run === null || isOver) clearInterval(timer);
      },
      () => undefined,
    );
  }, LOOK_MILLISECONDS).unref();
  return () => clearInterval(timer);
}

function eventsOf(run: ReportRunRow, prices: LanguageModelConfiguration["prices"]): ReportEvent[] {
  const { state, tokens, sections, reportId, error, cost } = run;
  const events: ReportEvent[] = [
    { name: "state", data: { state, waiting: 0, tokens: tokens.output } },
    ...Object.values(sections).map((data) => ({ name: "section", data }) as ReportEvent),
  ];
  if (state === "done" && reportId !== null) {
    events.push({ name: "done", data: { version: reportId, consumption: wireConsumption(tokens, prices, cost) } });
  }
  if (state === "failed") events.push({ name: "failed", data: { error: error ?? "program" } });
  if (state === "cancelled" || (state === "done" && reportId === null)) events.push({ name: "cancelled", data: {} });
  return events;
}
