import { useFormats, useText } from "../../../i18n/index.ts";
import type { NamedPane } from "../layers/IndicatorLegends.tsx";
import type { DrawnPane } from "../layers/indicator-layer.ts";
import type { ChosenIndicator } from "./chosen-indicators.ts";

/** Writes the names of indicators and of their lines. */
export function useIndicatorNames() {
  const text = useText();
  const { number } = useFormats();
  const ownName = ({ id, pane }: Pick<ChosenIndicator, "id" | "pane">): string =>
    pane === 0
      ? text(`charting.short.${id}`)
      : text(pane === 1 ? "charting.bollingerWidth" : "charting.bollingerPercent");
  return {
    /** As in the list of all indicators. */
    full: ({ id, pane }: ChosenIndicator): string => (pane === 0 ? text(`charting.name.${id}`) : ownName({ id, pane })),
    /** As on a chart: short, with its numbers. */
    title: (indicator: ChosenIndicator): string => {
      const numbers = indicator.values.map((value) => number(value, Number.isInteger(value) ? 0 : 2));
      return [ownName(indicator), numbers.join(", ")].filter(Boolean).join(" ");
    },
    named: (pane: DrawnPane, title: string): NamedPane => ({
      ...pane,
      title,
      lineNames: pane.lines.length === 1 ? [] : pane.lines.map(({ name }) => text(`charting.line.${name as "upper"}`)),
    }),
  };
}
