import type { WireTarget } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { MarkGlyph, TargetChart, type TargetChartWords, type TargetFate } from "../../../charts/index.ts";
import { useFormats, useNameOf, useText } from "../../../i18n/index.ts";
import { Hint, Panel, SegmentedControl } from "../../../ui/index.ts";
import { closesQuery, type WireOpinion } from "../opinion.query.ts";
import { type ChangeOpinion, OPINION_SPANS, type OpinionState } from "../opinion-state.ts";
import { describeTarget, fateOf, useTargetLocale } from "../targets/target-words.ts";
import { FirmChoice } from "./FirmChoice.tsx";
import { SelectedTarget } from "./SelectedTarget.tsx";
import styles from "./TargetChartPanel.module.css";
import { chartTargets } from "./target-view.ts";

interface TargetChartPanelProps {
  readonly opinion: WireOpinion;
  readonly asOf: string | undefined;
  readonly state: OpinionState;
  readonly onChange: ChangeOpinion;
}

/** The chart of price and targets, with the selected target in words. */
export function TargetChartPanel({ opinion, asOf, state, onChange }: TargetChartPanelProps) {
  const text = useText();
  const nameOf = useNameOf();
  const words = useChartWords(opinion);
  const locale = useTargetLocale(opinion);
  const { span, firm } = state;
  const [pointed, setPointed] = useState<number | null>(null);
  const { data: closes = null, isPlaceholderData } = useQuery(closesQuery({ code: opinion.symbol, asOf }, span));
  const { view, targets } = useMemo(() => {
    return chartTargets(opinion, closes, { span, firm, spoken: (target) => describeTarget(target, locale) });
  }, [opinion, closes, span, firm, locale]);
  const { marks } = view;
  const indexOf = (key: string | null): number => {
    const index = marks.findIndex((mark) => mark.key === key);
    return index < 0 ? marks.length - 1 : index;
  };
  const chosen = indexOf(state.target);
  const move = (step: (from: number) => number): void =>
    onChange((current) => ({ ...current, target: marks[step(indexOf(current.target))]?.key ?? null }));
  const shown = targets[pointed ?? chosen];
  return (
    <Panel title={text("opinion.chart")} toEdges>
      <div className={styles.body} id="targets-chart">
        <ChartTools opinion={opinion} state={state} onChange={onChange} />
        {shown ? (
          <SelectedTarget
            target={shown}
            locale={locale}
            place={{ index: pointed ?? chosen, count: marks.length }}
            onMove={move}
          />
        ) : (
          <p className={styles.none}>
            {firm === null ? text("opinion.noneInSpan") : text("opinion.noneByFirm", { firm: locale.firmName(firm) })}
          </p>
        )}
        <div className={styles.chart} data-updating={isPlaceholderData || undefined}>
          <TargetChart
            view={view}
            label={text("opinion.chartLabel", { name: nameOf(opinion.names) })}
            words={words}
            chosen={chosen}
            onMove={move}
            onPoint={setPointed}
          />
        </div>
        <ChartLegend targets={targets} />
      </div>
    </Panel>
  );
}

interface ChartToolsProps {
  readonly opinion: WireOpinion;
  readonly state: OpinionState;
  readonly onChange: ChangeOpinion;
}

/** Chooses the years and the firm of the chart. */
function ChartTools({ opinion: { firms }, state: { span, firm }, onChange }: ChartToolsProps) {
  const text = useText();
  return (
    <div className={styles.tools} data-print="hide">
      <SegmentedControl
        label={text("opinion.span")}
        options={OPINION_SPANS.map((value) => ({
          value,
          label: text(`header.period.${value}`),
          title: text(`header.periodName.${value}`),
        }))}
        value={span}
        onChange={(next) => onChange((current) => ({ ...current, span: next }))}
      />
      <FirmChoice
        firms={firms}
        chosen={firm}
        onChoose={(next) => onChange((current) => ({ ...current, firm: next }))}
      />
    </div>
  );
}

const FATES: readonly TargetFate[] = ["met", "missed", "running", "unknown"];

/** The legend of the marks that the chart shows. */
function ChartLegend({ targets }: { readonly targets: readonly WireTarget[] }) {
  const text = useText();
  return (
    <div className={styles.legend}>
      <ul className={styles.fates}>
        {FATES.filter((fate) => targets.some((target) => fateOf(target) === fate)).map((fate) => (
          <li key={fate}>
            <svg viewBox="-6 -6 12 12" className={styles.glyph} aria-hidden="true">
              <MarkGlyph fate={fate} />
            </svg>
            {text(`opinion.fate.${fate}`)}
          </li>
        ))}
      </ul>
      <Hint about={text("opinion.chart")}>
        <p>{text("opinion.legend")}</p>
      </Hint>
    </div>
  );
}

/** The texts of the chart in the reader's language. */
function useChartWords({ day: seenOn, delisted }: WireOpinion): TargetChartWords {
  const text = useText();
  const { price, day, number } = useFormats();
  return useMemo(
    () => ({
      low: text("opinion.low"),
      median: text("opinion.median"),
      high: text("opinion.high"),
      price,
      today: day(delisted ?? seenOn),
      // Ticks are round numbers; only cheap shares need decimals.
      tick: (value: number) => (Number.isInteger(value) ? number(value, 0) : price(value)),
      time: (tick) => day(tick.day, tick.unit === "year" ? "year" : "monthOnly"),
    }),
    [text, price, day, number, delisted, seenOn],
  );
}
