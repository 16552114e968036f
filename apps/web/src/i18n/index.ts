export { LANGUAGES } from "./languages.ts";
export { chooseLanguage, learn, speech, startSpeech, type Text } from "./speech.ts";
export { useClassification } from "./use-classification.ts";
export { useFormats, useLanguage, useNameOf, useText } from "./use-text.ts";
