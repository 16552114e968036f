import type { chosenValuation, ParsedInputOf, valuation } from "@plumbline/contract";
import type { ModelChoice } from "@plumbline/core/valuation/model";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { fairValueColumns } from "./fair-value-columns.ts";
import { askedStock } from "./valued-stock.ts";
import { wireValuation } from "./wire-valuation.ts";

/** What a share is worth with default parameters, or what it was worth through time. */
export const valuationRoute: Route<typeof valuation, ServedMarket> = ({ input }, { snapshot }) => {
  const stock = askedStock(snapshot, input);
  return "history" in input
    ? { kind: "history", history: fairValueColumns(stock) }
    : { kind: "valuation", valuation: wireValuation(stock, {}) };
};

/** What a share is worth with parameters of the reader's own. */
export const chosenValuationRoute: Route<typeof chosenValuation, ServedMarket> = ({ input }, { snapshot }) => ({
  kind: "valuation",
  valuation: wireValuation(askedStock(snapshot, input), choiceOf(input)),
});

/** A parameter that is given as undefined is not given. */
function choiceOf({ parameters = {}, choices = {} }: ParsedInputOf<typeof chosenValuation>): ModelChoice {
  return { ...given(choices), parameters: given(parameters) };
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>;
}
