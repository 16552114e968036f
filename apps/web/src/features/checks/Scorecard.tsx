import type { CallOutput, CheckTab } from "@plumbline/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { CallError } from "../../api/index.ts";
import { useText } from "../../i18n/index.ts";
import { CheckRow } from "./CheckRow.tsx";
import { checksOfTab } from "./check-standing.ts";
import { checksQuery } from "./checks.query.ts";
import type { ChangeChecks, ChecksState } from "./checks-state.ts";
import { MovedThresholds } from "./MovedThresholds.tsx";
import { RefusedThresholds } from "./RefusedThresholds.tsx";
import { ScoreCards } from "./ScoreCards.tsx";
import styles from "./Scorecard.module.css";
import { ScorecardSkeleton } from "./ScorecardSkeleton.tsx";
import { ScoreHead } from "./ScoreHead.tsx";
import { moved, restored } from "./thresholds.ts";

interface ScorecardProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly tab: CheckTab;
  readonly state: ChecksState;
  readonly onChange: ChangeChecks;
}

/** The named checks of one tab, and the scores that belong to it. */
export function Scorecard({ code, asOf, tab, state, onChange }: ScorecardProps) {
  const { thresholds } = state;
  const { data, error, isPlaceholderData } = useQuery(checksQuery({ code, asOf, thresholds }));
  if (data) {
    return (
      <div
        className={styles.cards}
        aria-busy={isPlaceholderData}
        data-updating={isPlaceholderData}
        data-accounts={data.accounts?.state}
      >
        <Checks info={data} tab={tab} state={state} onChange={onChange} />
        {(tab === "offensive" || tab === "defensive") && <ScoreCards info={data} />}
      </div>
    );
  }
  const isRefused = error instanceof CallError && error.status === 400 && Object.keys(thresholds).length > 0;
  if (isRefused)
    return <RefusedThresholds error={error} onReset={() => onChange((current) => ({ ...current, thresholds: {} }))} />;
  if (error) throw error;
  return <ScorecardSkeleton tab={tab} />;
}

interface ChecksProps extends Pick<ScorecardProps, "tab" | "state" | "onChange"> {
  readonly info: CallOutput<"checks">;
}

function Checks({ info, tab, state, onChange }: ChecksProps) {
  const text = useText();
  const id = useId();
  const checks = checksOfTab(info.checks, tab);
  const ids = checks.map((check) => check.id);
  const move = (check: string, threshold: number | null): void =>
    onChange((current) => ({ ...current, thresholds: moved(current.thresholds, check, threshold) }));
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <ScoreHead id={id} summary={info.summary[tab]} checks={checks} />
      {!info.hasFacts && <p className={styles.remark}>{text("checks.noAccounts", { symbol: info.symbol })}</p>}
      <MovedThresholds
        count={checks.filter(({ isMoved }) => isMoved).length}
        onReset={() => onChange((current) => ({ ...current, thresholds: restored(current.thresholds, ids) }))}
      />
      <ul>
        {checks.map((check) => (
          <CheckRow
            key={check.id}
            check={check}
            companyType={info.companyType}
            threshold={state.thresholds[check.id] ?? check.defaultThreshold}
            isOpen={state.open === check.id}
            onToggle={() => onChange((current) => ({ ...current, open: current.open === check.id ? null : check.id }))}
            onMove={(threshold) => move(check.id, threshold)}
          />
        ))}
      </ul>
      <p className={styles.legend}>{text("checks.legend")}</p>
    </section>
  );
}
