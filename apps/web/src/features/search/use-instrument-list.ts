import { useSuspenseQuery } from "@tanstack/react-query";
import { instrumentsQuery } from "./instruments.query.ts";
import type { InstrumentList } from "./matching/index.ts";

/** The instrument list, for what cannot be drawn without it. */
export function useInstrumentList(): InstrumentList {
  return useSuspenseQuery(instrumentsQuery).data;
}
