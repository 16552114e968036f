import { useMemo } from "react";
import type { TargetChartWords } from "../../../charts/targets/target-chart-words.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import type { Opinion } from "../opinion.query.ts";

/** What the chart says, in the reader's language. */
export function useChartWords({ day: seenOn, delisted }: Opinion): TargetChartWords {
  const text = useText();
  const { price, day, number } = useFormats();
  return useMemo(
    () => ({
      ...{ low: text("opinion.low"), median: text("opinion.median"), high: text("opinion.high"), price },
      today: day(delisted ?? seenOn),
      // Steps of a scale are round: only cheap shares need decimals.
      tick: (value: number) => (Number.isInteger(value) ? number(value, 0) : price(value)),
      time: (tick) => day(tick.day, tick.unit === "year" ? "year" : "monthOnly"),
    }),
    [text, price, day, number, delisted, seenOn],
  );
}
