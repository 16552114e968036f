import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { lineInput } from "../schemas/user.ts";
import { SAVED_KINDS } from "./saved-address.ts";

/** How much one user can keep, and how many characters a name and an address have: thirty filters and columns fit. */
export const SAVED_LIMITS = { items: 200, name: 80, address: 4000 } as const;

const SavedKindSchema = z.enum(SAVED_KINDS);

/** A page with its state, kept under a name. */
const SavedItemSchema = z.object({
  id: z.uuid(),
  kind: SavedKindSchema,
  name: z.string(),
  /** Path and query within the application, such as `/pages/valuation?code=AAPL&set=wacc%3A0.09`; anyone can open it. */
  address: z.string(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type WireSavedItem = z.infer<typeof SavedItemSchema>;

/** The one that was changed last first. */
const SavedItemsSchema = z.object({ items: z.array(SavedItemSchema) });

export const savedItems = endpoint({
  name: "savedItems",
  ...ACCOUNT_CALLS.savedItems,
  summary: "The valuations, screens and comparisons that the user has saved.",
  input: z.strictObject({}),
  output: SavedItemsSchema,
  codes: [],
  market: false,
});

export const saveItem = endpoint({
  name: "saveItem",
  ...ACCOUNT_CALLS.saveItem,
  summary:
    "Saves a page with its state under a name, or with `id` changes the name and the state of a saved one. The address is that of a page of its kind, from its path on; what is no part of the state is left out.",
  input: z.strictObject({
    id: z.uuid().optional(),
    kind: SavedKindSchema,
    name: lineInput(SAVED_LIMITS.name).min(1),
    address: z.string().min(1).max(SAVED_LIMITS.address),
  }),
  output: SavedItemsSchema,
  codes: ["notFound"],
  market: false,
});

export const deleteSavedItem = endpoint({
  name: "deleteSavedItem",
  ...ACCOUNT_CALLS.deleteSavedItem,
  summary: "Deletes a saved valuation, screen or comparison.",
  input: z.strictObject({ id: z.uuid() }),
  output: SavedItemsSchema,
  codes: ["notFound"],
  market: false,
});
