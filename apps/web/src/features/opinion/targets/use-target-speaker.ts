import { useMemo } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import type { Opinion } from "../opinion.query.ts";
import type { TargetSpeaker } from "./target-words.ts";

/** Speaks of the targets of a stock in the reader's language. */
export function useTargetSpeaker({ firms, day: today }: Opinion): TargetSpeaker {
  const [text, formats] = [useText(), useFormats()];
  return useMemo(() => {
    const names = new Map(firms.map(({ id, name }) => [id, name]));
    return { text, formats, firmName: (id: string) => names.get(id) ?? id, today };
  }, [text, formats, firms, today]);
}
