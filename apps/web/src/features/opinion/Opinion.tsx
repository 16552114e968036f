import { useSuspenseQuery } from "@tanstack/react-query";
import { CsvButton } from "./CsvButton.tsx";
import { TargetChartPanel } from "./chart/TargetChartPanel.tsx";
import { FirmRecords } from "./firms/FirmRecords.tsx";
import { Headline } from "./headline/Headline.tsx";
import { NoTargets } from "./NoTargets.tsx";
import styles from "./Opinion.module.css";
import { opinionQuery } from "./opinion.query.ts";
import type { ChangeOpinion, OpinionState } from "./opinion-state.ts";
import { Remarks } from "./Remarks.tsx";
import { LatestTargets } from "./targets/LatestTargets.tsx";
import { TrustPanel } from "./trust/TrustPanel.tsx";
import { WindowsPanel } from "./windows/WindowsPanel.tsx";

interface OpinionProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly state: OpinionState;
  readonly onChange: ChangeOpinion;
}

/** What analysts expect of a stock, how far to trust it, and every target behind it. */
export function Opinion({ code, asOf, state, onChange }: OpinionProps) {
  const { data: opinion } = useSuspenseQuery(opinionQuery({ code, asOf }));
  if (opinion.targets.length === 0) return <NoTargets opinion={opinion} asOf={asOf} />;
  return (
    <div className={styles.parts}>
      <Remarks opinion={opinion} />
      <Headline opinion={opinion} />
      <TrustPanel opinion={opinion} />
      <TargetChartPanel opinion={opinion} asOf={asOf} state={state} onChange={onChange} />
      <LatestTargets opinion={opinion} onChange={onChange} />
      <WindowsPanel opinion={opinion} />
      <FirmRecords opinion={opinion} state={state} onChange={onChange} />
      <div className={styles.foot}>
        <CsvButton opinion={opinion} />
      </div>
    </div>
  );
}
