import type { QuoteNews, WireQuote } from "@plumbline/contract";
import { createParser } from "eventsource-parser";
import { call, secondsToWait } from "../../api/index.ts";
import { liveQuotes } from "../../state/index.ts";

/** The longest that one connection is listened to, in milliseconds; the next one goes on. */
const LISTEN_FOR = 60 * 60_000;
/** Stocks of one stream. */
const MAX_STOCKS = 50;
/** Milliseconds after which another choice of stocks opens another stream: scrolling changes it many times. */
const SETTLED = 400;
/** And after which none ends it, in a tab that is looked at: one part gives way to another. */
const EMPTY = 3000;
/** Milliseconds until a connection that broke is tried again, unless the server names others; twice as long each time. */
const PAUSE = { first: 1000, longest: 30_000 };
/** Where nobody supplies prices of the moment, or a session has ended them: when to ask again. */
const PAUSE_WITHOUT_NEWS = 10 * 60_000;
/** The server says every 45 seconds that it is there. */
const MAX_SILENCE = 100_000;
/** Without a connection, prices of the moment stay so long; then the last closes are shown. */
const KEPT = 20_000;

interface FollowedQuotes {
  /** Names the stocks that are on screen; none ends the stream. */
  readonly show: (symbols: readonly string[]) => void;
  readonly close: () => void;
}

/** The one stream of quotes of a tab, of the stocks that are on screen. */
export function followQuotes(): FollowedQuotes {
  let wanted: readonly string[] = [];
  let streamed: readonly string[] = [];
  let leaving: AbortController | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;
  /** Until when the server has no more to tell than it did; milliseconds since 1970. */
  let restsUntil = 0;
  const refusal = { until: 0 };

  function choose(): void {
    settling = undefined;
    if (wanted.length > 0 && leaving && wanted.every((symbol) => streamed.includes(symbol))) return;
    if (Date.now() < restsUntil && wanted.every((symbol) => liveQuotes.read().has(symbol))) return;
    leaving?.abort();
    leaving = null;
    streamed = wanted;
    if (wanted.length === 0) return;
    leaving = new AbortController();
    void follow(streamed, leaving.signal, {
      refusal,
      onEnd: () => {
        restsUntil = Date.now() + PAUSE_WITHOUT_NEWS;
      },
    });
  }

  return {
    show(symbols) {
      wanted = [...symbols].slice(0, MAX_STOCKS).sort();
      clearTimeout(settling);
      // Who leaves the tab wants nothing more; who comes back waits for nothing.
      if (document.hidden || leaving === null) choose();
      else settling = setTimeout(choose, wanted.length === 0 ? EMPTY : SETTLED);
    },
    close() {
      clearTimeout(settling);
      leaving?.abort();
      liveQuotes.write(new Map());
    },
  };
}

interface Following {
  /** Until when the server wants not to be asked, whichever stocks are on screen by then; milliseconds since 1970. */
  readonly refusal: { until: number };
  readonly onEnd: () => void;
}

/** Listens as long as the stocks are wanted, whatever happens to a connection. */
async function follow(symbols: readonly string[], signal: AbortSignal, { refusal, onEnd }: Following): Promise<void> {
  let pause: number = PAUSE.first;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", () => clearTimeout(forgetting));
  if (refusal.until > Date.now()) await wait(refusal.until - Date.now(), signal);
  while (!signal.aborted) {
    const heard = await listen(symbols, signal, () => {
      clearTimeout(forgetting);
      forgetting = undefined;
      pause = PAUSE.first;
    });
    if (heard.wait > 0) refusal.until = Date.now() + heard.wait * 1000;
    if (signal.aborted) return;
    if (heard.isOver) {
      onEnd();
      forget();
    } else forgetting ??= setTimeout(forget, KEPT);
    await wait(heard.isOver ? PAUSE_WITHOUT_NEWS : Math.max(pause, heard.wait * 1000), signal);
    pause = Math.min(PAUSE.longest, pause * 2);
  }
}

/** @returns Whether the server has no more to tell, and the seconds that it asks to wait. */
async function listen(symbols: readonly string[], signal: AbortSignal, onNews: () => void) {
  let isOver = false;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === "end") isOver = true;
      if (event !== "quotes") return;
      onNews();
      take(JSON.parse(data) as QuoteNews);
    },
  });
  const silent = new AbortController();
  let silence = setTimeout(() => silent.abort(), MAX_SILENCE);
  const onPiece = (piece: string): void => {
    clearTimeout(silence);
    silence = setTimeout(() => silent.abort(), MAX_SILENCE);
    parser.feed(piece);
  };
  try {
    const special = { responseType: "text", onPiece } as const;
    const options = { signal: AbortSignal.any([signal, silent.signal]), timeout: LISTEN_FOR, special };
    await call("quoteEvents", { codes: symbols.join(",") }, options);
    return { isOver, wait: 0 };
  } catch (failure) {
    return { isOver, wait: secondsToWait(failure) };
  } finally {
    clearTimeout(silence);
  }
}

function take({ quotes }: QuoteNews): void {
  const next = new Map(liveQuotes.read());
  for (const quote of quotes) next.set(quote.symbol, quote);
  liveQuotes.write(next);
}

/** Shows the last closes again; what is known of sessions stays. */
function forget(): void {
  const closes = [...liveQuotes.read()].filter(([, { kind }]) => kind === "last-close");
  liveQuotes.write(new Map<string, WireQuote>(closes));
}

/** Waits, or until the network is back. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
    signal.addEventListener("abort", done, { once: true });
  });
}
