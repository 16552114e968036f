import { deleteSavedItem, savedItems, saveItem } from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import { deleteOwnItem, ownSavedItems, saveOwnItem } from "../../saved-items/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "../account/index.ts";

/** Binds the calls of saved valuations, screens and comparisons. */
export function registerSavedItemRoutes(app: FastifyInstance, options: AccountRoutesOptions): void {
  const { forUser } = accountRoutes(app, options);
  forUser(savedItems, ({ database }, { user }) => ownSavedItems({ database, user }));
  forUser(saveItem, (context, { user, input }) => saveOwnItem({ ...context, user }, input));
  forUser(deleteSavedItem, (context, { user, input }) => deleteOwnItem({ ...context, user }, input.id));
}
