import { useObservable } from "../state/index.ts";
import { translator } from "./translator.ts";

/**
 * The name of a backtest in the reader's language. One that was started without a name has the id of its strategy: a strategy of
 * the library has a name among the texts of strategies.
 */
export function useRunName(): (run: { readonly name: string }) => string {
  const { find } = useObservable(translator);
  return ({ name }) => find(`strategies.name.${name}`) ?? name;
}
