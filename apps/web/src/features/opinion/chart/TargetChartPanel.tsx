import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { TargetChart } from "../../../charts/TargetChart.tsx";
import { useNameOf, useText } from "../../../i18n/index.ts";
import { Panel } from "../../../ui/index.ts";
import { closesQuery, type Opinion } from "../opinion.query.ts";
import type { ChangeOpinion, OpinionState } from "../opinion-state.ts";
import { spokenTarget } from "../targets/target-words.ts";
import { useTargetSpeaker } from "../targets/use-target-speaker.ts";
import { ChartLegend } from "./ChartLegend.tsx";
import { ChartTools } from "./ChartTools.tsx";
import styles from "./TargetChartPanel.module.css";
import { TargetReading } from "./TargetReading.tsx";
import { chartTargets } from "./target-view.ts";
import { useChartWords } from "./use-chart-words.ts";

interface TargetChartPanelProps {
  readonly opinion: Opinion;
  readonly asOf: string | undefined;
  readonly state: OpinionState;
  readonly onChange: ChangeOpinion;
}

/** The targets on the price, and one of them in words. */
export function TargetChartPanel({ opinion, asOf, state, onChange }: TargetChartPanelProps) {
  const text = useText();
  const nameOf = useNameOf();
  const words = useChartWords(opinion);
  const speaker = useTargetSpeaker(opinion);
  const { span, firm } = state;
  const [pointed, setPointed] = useState<number | null>(null);
  const { data: closes = null, isPlaceholderData } = useQuery(closesQuery({ code: opinion.symbol, asOf }, span));
  const { view, targets } = useMemo(() => {
    return chartTargets(opinion, closes, { span, firm, spoken: (target) => spokenTarget(target, speaker) });
  }, [opinion, closes, span, firm, speaker]);
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
    <Panel title={text("opinion.chart")} className={styles.panel}>
      <div className={styles.body} id="targets-chart">
        <ChartTools opinion={opinion} state={state} onChange={onChange} />
        {shown ? (
          <TargetReading
            target={shown}
            speaker={speaker}
            place={{ index: pointed ?? chosen, count: marks.length }}
            onMove={move}
          />
        ) : (
          <p className={styles.none}>
            {firm === null ? text("opinion.noneInSpan") : text("opinion.noneByFirm", { firm: speaker.firmName(firm) })}
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
        <ChartLegend />
      </div>
    </Panel>
  );
}
