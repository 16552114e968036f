import { useMemo } from "react";
import { useObservable } from "../state/index.ts";
import { translator } from "./translator.ts";

/** Writes the names of sectors and industries in the reader's language. */
export interface Classification {
  sector(name: string): string;
  industry(name: string): string;
}

/** GICS names are translated; a name of another classification stays as it was delivered. */
export function useClassification(): Classification {
  const { find } = useObservable(translator);
  return useMemo(
    () => ({
      sector: (name) => find(`sector.${name}`) ?? name,
      industry: (name) => find(`industry.${name}`) ?? name,
    }),
    [find],
  );
}
