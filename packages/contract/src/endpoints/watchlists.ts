import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { NamesSchema, SymbolInput } from "../schemas/code.ts";
import { FigureSchema } from "../schemas/figure.ts";
import { lineInput, linesInput } from "../schemas/user.ts";

/** How much one user can keep: lists, stocks of each list, characters of a name and of a note. */
export const WATCHLIST_LIMITS = { lists: 20, stocks: 200, name: 60, note: 500 } as const;

const ListNameInput = lineInput(WATCHLIST_LIMITS.name).min(1);
const NoteInput = linesInput(WATCHLIST_LIMITS.note);

/** One list; its stocks stand in the order that the user gave them. */
export const WatchlistSchema = z.object({
  id: z.uuid(),
  /** Null of the list that the first star made; the page names it in the reader's language. */
  name: z.string().nullable(),
  stocks: z.array(
    z.object({
      /** Symbol as the market had it when the stock was added. */
      code: z.string(),
      note: z.string().nullable(),
      addedAt: z.iso.datetime(),
    }),
  ),
});
export type WireWatchlist = z.infer<typeof WatchlistSchema>;

/** All lists of the user, in their order: every change answers with it, so that the page needs no second call. */
const WatchlistsSchema = z.object({ lists: z.array(WatchlistSchema) });

export const watchlists = endpoint({
  name: "watchlists",
  ...ACCOUNT_CALLS.watchlists,
  summary: "The watchlists of the user, with their stocks and notes.",
  input: z.strictObject({}),
  output: WatchlistsSchema,
  codes: [],
  market: false,
});

export const saveWatchlist = endpoint({
  name: "saveWatchlist",
  ...ACCOUNT_CALLS.saveWatchlist,
  summary: "Makes a watchlist, or gives one another name.",
  input: z.strictObject({ id: z.uuid().optional(), name: ListNameInput }),
  output: WatchlistsSchema,
  codes: ["notFound"],
  market: false,
});

export const deleteWatchlist = endpoint({
  name: "deleteWatchlist",
  ...ACCOUNT_CALLS.deleteWatchlist,
  summary: "Deletes a watchlist with its notes.",
  input: z.strictObject({ id: z.uuid() }),
  output: WatchlistsSchema,
  codes: ["notFound"],
  market: false,
});

export const orderWatchlists = endpoint({
  name: "orderWatchlists",
  ...ACCOUNT_CALLS.orderWatchlists,
  summary:
    "Puts the watchlists in an order; those that are not named stay behind the others, and one that is gone by now is passed over.",
  input: z.strictObject({ ids: z.array(z.uuid()).min(1).max(WATCHLIST_LIMITS.lists) }),
  output: WatchlistsSchema,
  codes: ["notFound"],
  market: false,
});

export const watchStocks = endpoint({
  name: "watchStocks",
  ...ACCOUNT_CALLS.watchStocks,
  summary:
    "Adds stocks to a watchlist, or without `list` to the first one, which is made where there is none. A stock that is on it stays in its place; a note that is given replaces its note. All that the market knows are added, or none where the list has no room for them.",
  input: z.strictObject({
    list: z.uuid().optional(),
    stocks: z
      .array(z.strictObject({ code: SymbolInput, note: NoteInput.optional() }))
      .min(1)
      .max(WATCHLIST_LIMITS.stocks),
  }),
  output: WatchlistsSchema.extend({
    /** Codes as they were given that the market does not know; where it knows none of them, the call is refused. */
    unknown: z.array(z.string()),
  }),
  codes: ["notFound"],
  market: false,
});

export const unwatchStock = endpoint({
  name: "unwatchStock",
  ...ACCOUNT_CALLS.unwatchStock,
  summary: "Takes a stock from a watchlist, or without `list` from all of them, if it is there.",
  input: z.strictObject({ list: z.uuid().optional(), code: SymbolInput }),
  output: WatchlistsSchema,
  codes: ["notFound"],
  market: false,
});

export const noteStock = endpoint({
  name: "noteStock",
  ...ACCOUNT_CALLS.noteStock,
  summary: "Sets the note of a stock on a watchlist, or takes it away.",
  input: z.strictObject({ list: z.uuid(), code: SymbolInput, note: NoteInput.nullable() }),
  output: WatchlistsSchema,
  codes: ["notFound"],
  market: false,
});

export const orderStocks = endpoint({
  name: "orderStocks",
  ...ACCOUNT_CALLS.orderStocks,
  summary:
    "Puts the stocks of a watchlist in an order; those that are not named stay behind the others, and one that is gone by now is passed over.",
  input: z.strictObject({ list: z.uuid(), codes: z.array(SymbolInput).min(1).max(WATCHLIST_LIMITS.stocks) }),
  output: WatchlistsSchema,
  codes: ["notFound"],
  market: false,
});

/** What became known of one watched stock. */
const WatchedChangeSchema = z.object({
  symbol: z.string(),
  names: NamesSchema,
  /** Change of the price since `since`, as a fraction, adjusted for splits and with dividends left out. */
  priceChange: FigureSchema,
  /** The last report filed since then; null without one. */
  filed: z
    .object({
      filedAt: z.iso.date(),
      periodEnd: z.iso.date(),
      /** Ids of the checks that pass now and did not before, and the other way round. */
      passed: z.array(z.string()),
      failed: z.array(z.string()),
    })
    .nullable(),
  /** Price targets published since then, and how many of them were raised or lowered; null where the market has none at all. */
  targets: z.object({ published: z.int(), raised: z.int(), lowered: z.int() }).nullable(),
});
export type WireWatchedChange = z.infer<typeof WatchedChangeSchema>;

export const watchlistChanges = endpoint({
  name: "watchlistChanges",
  ...ACCOUNT_CALLS.watchlistChanges,
  summary:
    "What changed for the watched stocks since the user's last visit. A visit ends when this was not asked for half an hour; asking within it gives the same day again.",
  input: z.strictObject({}),
  output: z.object({
    /** When the last visit ended; null on the first one. */
    lastVisit: z.iso.datetime().nullable(),
    /** Last day of the market that the user had seen then; null on the first visit. */
    since: z.iso.date().nullable(),
    /** Last day of the market now. */
    until: z.iso.date(),
    /**
     * The first 200 watched stocks that the market has: those with a report or a price target first, in the order of the lists
     * otherwise. Empty on the first visit, and while the market is still on the day that the user saw.
     */
    rows: z.array(WatchedChangeSchema),
  }),
  codes: [],
  market: false,
});
