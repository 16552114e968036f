import { readScreen, screenPhrases, useScreenWords, useStrategyNames } from "../../features/screener/index.ts";
import type { PageProps } from "../../router/index.ts";
import { useCheckTexts } from "../search/check-texts.ts";
import { Phrases } from "./Phrases.tsx";

/** The conditions of a saved screen. */
export function ScreenWords({ query }: PageProps) {
  const words = useScreenWords(useCheckTexts());
  const { text, formats } = words;
  const screen = readScreen(query);
  useStrategyNames(screen.strategies.length > 0);
  const phrases = screenPhrases(screen, words);
  const first = phrases.length > 0 ? phrases : [text("saved.allCompanies")];
  return (
    <Phrases
      phrases={screen.take === null ? first : [...first, text("saved.take", { n: formats.count(screen.take) })]}
    />
  );
}
