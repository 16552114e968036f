/** The work that a document has begun and not ended: what `settled` waits for. Counted in the page, so that no round trip is too late. */
import type { BrowserContext, Page } from "playwright-core";

interface OpenWork {
  /** Resolves in a frame and a pause in which nothing is left to do, with what is left where that takes longer. */
  readonly done: (longest: number, noFrameAfter: number) => Promise<readonly string[]>;
  /** How many answers have been asked for or read. */
  readonly answers: () => number;
}

declare global {
  var openWork: OpenWork | undefined;
}

/**
 * Runs in each new document before its own scripts, and counts requests until their answers have been read, idle callbacks, and
 * timers of a moment, such as those with which React and the query cache put off a drawing.
 */
function countOpenWork(): void {
  const MOMENT = 300;
  // It is open for as long as it is looked at.
  const STREAM = "/realtimeData/stream?";
  const { setTimeout, clearTimeout, requestAnimationFrame, requestIdleCallback, cancelIdleCallback, fetch } =
    globalThis;
  /** Work in words, by a number of its own. */
  const begun = new Map<number, string>();
  let count = 0;
  let answers = 0;
  let whenDone: (() => void) | undefined;
  const begin = (what: string) => {
    const key = count++;
    begun.set(key, what);
    return () => begun.delete(key) && begun.size === 0 && whenDone?.();
  };
  /** The work that follows a promise at once, such as the reading of an answer, begins before this ends. */
  const until = <Value>(promise: Promise<Value>, what: string): Promise<Value> => {
    const end = begin(what);
    answers += 1;
    const later = () => void setTimeout(end);
    promise.then(later, later);
    return promise;
  };
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const answer = fetch(input, init);
    return url.includes(STREAM) ? answer : until(answer, url);
  };
  for (const name of ["text", "json", "arrayBuffer", "blob"] as const) {
    const read = Response.prototype[name] as (this: Response) => Promise<never>;
    Response.prototype[name] = function (this: Response) {
      return until(read.call(this), `the answer of ${this.url}`);
    };
  }
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    this.addEventListener("loadend", begin("a request with progress"));
    send.call(this, body);
  };
  const ends = new Map<number, () => unknown>();
  const ended = (handle: number | undefined) => {
    if (handle === undefined) return;
    ends.get(handle)?.();
    ends.delete(handle);
  };
  // A played clock calls the timers that it has replaced, without an end.
  const isPlayed = () => globalThis.setTimeout !== counted.setTimeout;
  const counted = {
    setTimeout(run: (...rest: unknown[]) => void, wait = 0, ...rest: unknown[]) {
      if (typeof run !== "function" || wait > MOMENT || isPlayed()) return setTimeout(run, wait, ...rest);
      const end = begin(`a timer of ${wait} ms`);
      const settle = () => {
        ends.delete(handle);
        try {
          run(...rest);
        } finally {
          end();
        }
      };
      // In a page it is a number.
      const handle = Number(setTimeout(settle, wait));
      ends.set(handle, end);
      return handle;
    },
    clearTimeout(handle?: number) {
      ended(handle);
      clearTimeout(handle);
    },
    requestIdleCallback(run: IdleRequestCallback, options?: IdleRequestOptions) {
      const end = begin("an idle callback");
      const handle = requestIdleCallback((deadline) => {
        ends.delete(-handle);
        try {
          run(deadline);
        } finally {
          end();
        }
      }, options);
      ends.set(-handle, end);
      return handle;
    },
    cancelIdleCallback(handle: number) {
      ended(-handle);
      cancelIdleCallback(handle);
    },
  };
  Object.assign(globalThis, counted);
  globalThis.openWork = {
    answers: () => answers,
    done: (longest, noFrameAfter) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve([...begun.values()]), longest);
        const finish = () => {
          clearTimeout(timer);
          resolve([]);
        };
        const look = () => {
          whenDone = undefined;
          if (begun.size > 0) {
            whenDone = look;
            return;
          }
          let isCalled = false;
          const calm = () => {
            if (isCalled) return;
            isCalled = true;
            if (begun.size > 0) look();
            else finish();
          };
          setTimeout(calm, noFrameAfter);
          requestAnimationFrame(() => requestIdleCallback(calm));
        };
        look();
      }),
  };
}

/** Counts the work of every document that the context will open. */
export const watchWork = (context: BrowserContext): Promise<unknown> => context.addInitScript(countOpenWork);

/** Milliseconds: a page in a window behind others may be drawn no more. */
export const NO_FRAME_AFTER = 1000;

/** Waits until the document has nothing left to do and has been drawn so; what is left after `longest` milliseconds is returned. */
export function workLeft(page: Page, longest: number): Promise<WorkLeft> {
  return page.evaluate(
    async ([most = 0, noFrameAfter = 0]) => {
      const left = (await globalThis.openWork?.done(most, noFrameAfter)) ?? [];
      return { left, answers: globalThis.openWork?.answers() ?? 0 };
    },
    [longest, NO_FRAME_AFTER],
  );
}

interface WorkLeft {
  readonly left: readonly string[];
  /** How many answers the document has asked for or read so far. */
  readonly answers: number;
}
