import { observable } from "./observable.ts";

/** The line of facts below the name of the stock on screen: parts that are loaded later stand at its end. */
export const stockFactsLine = observable<Element | null>(null);
