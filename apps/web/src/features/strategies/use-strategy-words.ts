import { translator } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";

/** The name of a strategy of the library and its rules in one sentence, in the reader's language. */
export function useStrategyWords(): {
  readonly nameOf: (id: string) => string;
  readonly ideaOf: (id: string) => string;
} {
  const { find } = useObservable(translator);
  return {
    nameOf: (id) => find(`strategies.name.${id}`) ?? id,
    ideaOf: (id) => find(`strategies.idea.${id}`) ?? "",
  };
}
