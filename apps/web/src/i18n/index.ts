export type { PartName } from "./catalogue/part-loaders.ts";
export { checkTextsId } from "./check-texts-id.ts";
export { chooseLanguage, followLanguageOfOtherTabs } from "./choose-language.ts";
export { readerLanguage } from "./detect-language.ts";
export { LANGUAGES } from "./languages.ts";
export { fold, foldSymbol, startsWithinOneEdit } from "./matching.ts";
export { loadTexts, startTranslator, type Text, translator } from "./translator.ts";
export { useFindingSentences } from "./use-finding-sentences.ts";
export { useFindingWords } from "./use-finding-words.ts";
export { currencyName, sourceName, useClassification, useNameOf } from "./use-names.ts";
export { useRunName } from "./use-run-name.ts";
export {
  AmountScaleOfPage,
  type Locale,
  useFormats,
  useLanguage,
  useLocale,
  useText,
} from "./use-text.ts";
