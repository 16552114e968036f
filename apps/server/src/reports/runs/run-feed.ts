import type { ReportEvents } from "@plumbline/contract";

export type ReportEvent = {
  readonly [Name in keyof ReportEvents]: { readonly name: Name; readonly data: ReportEvents[Name] };
}[keyof ReportEvents];

type Listener = (event: ReportEvent) => void;

/** Events that end a stream. */
const LAST: ReadonlySet<ReportEvent["name"]> = new Set(["done", "failed", "cancelled"]);

/** Whether nothing comes after an event. */
export function isLast({ name }: ReportEvent): boolean {
  return LAST.has(name);
}

/** What a run of this process has told so far; who comes later is told all of it. */
export class RunFeed {
  readonly #told: ReportEvent[] = [];
  readonly #listeners = new Set<Listener>();
  #state: ReportEvent | null = null;

  tell(event: ReportEvent): void {
    // Of states only the last one is of interest to who comes later.
    if (event.name === "state") this.#state = event;
    else this.#told.push(event);
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** @returns Ends the listening. */
  listen(listener: Listener): () => void {
    if (this.#state) listener(this.#state);
    for (const event of this.#told) listener(event);
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
