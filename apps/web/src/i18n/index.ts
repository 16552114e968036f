export { LANGUAGES } from "./languages.ts";
export { fold, foldSymbol } from "./matching/fold.ts";
export { startsWithinOneEdit } from "./matching/within-one-edit.ts";
export { chooseLanguage, learn, speech, startSpeech, type Text } from "./speech.ts";
export { useClassification } from "./use-classification.ts";
export { currencyName, useFormats, useLanguage, useNameOf, useText } from "./use-text.ts";
