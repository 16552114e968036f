export type { PartName } from "./catalogue/catalogue.ts";
export { readerLanguage } from "./detect-language.ts";
export { LANGUAGES } from "./languages.ts";
export { fold, foldSymbol } from "./matching/fold.ts";
export { startsWithinOneEdit } from "./matching/within-one-edit.ts";
export { chooseLanguage, loadTexts, startTranslator, type Text, translator } from "./translator.ts";
export { useClassification } from "./use-classification.ts";
export { currencyName, useFormats, useLanguage, useNameOf, useText } from "./use-text.ts";
