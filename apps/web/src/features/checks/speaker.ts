import type { Formats } from "../../format/index.ts";
import type { Text } from "../../i18n/index.ts";

/** Texts and formats of one language. */
export interface Speaker {
  readonly text: Text;
  readonly formats: Formats;
}
