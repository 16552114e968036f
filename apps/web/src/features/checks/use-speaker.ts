import { useFormats, useText } from "../../i18n/index.ts";
import type { Speaker } from "./speaker.ts";

/** Texts and formats of the reader's language. */
export function useSpeaker(): Speaker {
  return { text: useText(), formats: useFormats() };
}
