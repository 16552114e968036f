export type { PartName } from "./catalogue/part-loaders.ts";
export { readerLanguage } from "./detect-language.ts";
export { LANGUAGES } from "./languages.ts";
export { fold, foldSymbol, startsWithinOneEdit } from "./matching.ts";
export { chooseLanguage, loadTexts, startTranslator, type Text, translator } from "./translator.ts";
export {
  currencyName,
  type Locale,
  useClassification,
  useFormats,
  useLanguage,
  useLocale,
  useNameOf,
  useText,
} from "./use-text.ts";
