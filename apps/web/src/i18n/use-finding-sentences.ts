import { useObservable } from "../state/index.ts";
import { type SaidSentences, writeSentences } from "./finding-sentences.ts";
import { translator } from "./translator.ts";

/** Writes what is said of a case of the data check; the texts are those of the part `findingSentences`. */
export function useFindingSentences(): (said: SaidSentences) => string | null {
  const written = useObservable(translator);
  return (said) => writeSentences(said, written);
}
