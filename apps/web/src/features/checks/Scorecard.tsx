import type { WireEvaluation } from "@plumbline/contract";
import type { CallOutput, CheckTab, CompanyType } from "@plumbline/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { CallError, refusals } from "../../api/index.ts";
import { useFormats, useLocale, useText } from "../../i18n/index.ts";
import { Button, MissingLine, Notice, PanelFrame } from "../../ui/index.ts";
import { AltmanCard } from "./AltmanCard.tsx";
import { CheckOutcomeMark } from "./CheckOutcomeMark.tsx";
import { CheckRow } from "./CheckRow.tsx";
import { checksOfTab, type FoldedChecks, foldChecks, outcomeOf } from "./check-outcome.ts";
import { checkName } from "./check-sentence.ts";
import { checksQuery } from "./checks.query.ts";
import { type ChangeChecks, type ChecksState, FIRST_FAILED, withoutThresholds, withThreshold } from "./checks-state.ts";
import { PiotroskiCard } from "./PiotroskiCard.tsx";
import styles from "./Scorecard.module.css";
import { ScorecardSkeleton } from "./ScorecardSkeleton.tsx";
import { ScoreHead } from "./ScoreHead.tsx";

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
  const { shown, folded } = foldChecks(checks);
  const sought = state.open === FIRST_FAILED && (checks.find(({ result }) => result === "fail") ?? checks[0])?.id;
  const open = sought || state.open;
  const move = (check: string, threshold: number | null): void =>
    onChange((current) => ({ ...current, thresholds: withThreshold(current.thresholds, check, threshold) }));
  const rowOf = (check: WireEvaluation) => (
    <CheckRow
      key={check.id}
      check={check}
      companyType={info.companyType}
      threshold={state.thresholds[check.id] ?? check.defaultThreshold}
      isOpen={open === check.id}
      isSought={sought === check.id}
      onToggle={() => onChange((current) => ({ ...current, open: open === check.id ? null : check.id }))}
      onMove={(threshold) => move(check.id, threshold)}
    />
  );
  return (
    <PanelFrame toEdges className={styles.panel} aria-labelledby={id}>
      <ScoreHead id={id} summary={info.summary[tab]} checks={checks} />
      {!info.hasFacts && <p className={styles.remark}>{text("checks.noAccounts", { symbol: info.symbol })}</p>}
      <MovedThresholds
        count={checks.filter(({ isMoved }) => isMoved).length}
        onReset={() => onChange((current) => ({ ...current, thresholds: withoutThresholds(current.thresholds, ids) }))}
      />
      <ul>{shown.map(rowOf)}</ul>
      {folded.map((group) => (
        <Folded key={group.because} group={group} companyType={info.companyType} openId={open}>
          {group.checks.map(rowOf)}
        </Folded>
      ))}
    </PanelFrame>
  );
}

interface FoldedProps {
  readonly group: FoldedChecks<WireEvaluation>;
  readonly companyType: CompanyType;
  /** The check whose evidence is open. */
  readonly openId: string | null;
  /** The rows. */
  readonly children: ReactNode;
}

/** Checks without a value in one line, with the reason; a click shows each of them. */
function Folded({ group: { because, checks }, companyType, openId, children }: FoldedProps) {
  const locale = useLocale();
  const [first] = checks;
  return (
    <details className={styles.folded} open={checks.some(({ id }) => id === openId)}>
      <summary className={styles.summary}>
        {first && <CheckOutcomeMark outcome={outcomeOf(first)} />}
        <span className={styles.reason}>
          <MissingLine names={checks.map((check) => checkName(check, companyType, locale))} because={because} />
          <ChevronRight size={16} className={styles.chevron} aria-hidden="true" />
        </span>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

interface MovedThresholdsProps {
  readonly count: number;
  readonly onReset: () => void;
}

/** Tells that thresholds have been changed, and offers to reset them. */
function MovedThresholds({ count: n, onReset }: MovedThresholdsProps) {
  const text = useText();
  const { count } = useFormats();
  if (n === 0) return null;
  return (
    <div className={styles.moved} role="status">
      <p>{text("checks.movedCount", { count: n, n: count(n) })}</p>
      <Button data-print="hide" onClick={onReset}>
        {text("checks.resetAll")}
      </Button>
    </div>
  );
}

interface RefusedThresholdsProps {
  readonly error: CallError;
  readonly onReset: () => void;
}

/** Shown when the address has thresholds that no check allows: lists them and offers to reset them. */
function RefusedThresholds({ error, onReset }: RefusedThresholdsProps) {
  const text = useText();
  return (
    <PanelFrame toEdges className={styles.panel}>
      <Notice
        role="alert"
        title={text("checks.refused")}
        action={<Button onClick={onReset}>{text("checks.resetAll")}</Button>}
      >
        {refusals(error).map((refusal) => (
          <span key={refusal} className={styles.refusal}>
            {refusal}
          </span>
        ))}
      </Notice>
    </PanelFrame>
  );
}

/** The two scores that summarize a report. */
function ScoreCards({ info: { piotroski, altman } }: { readonly info: CallOutput<"checks"> }) {
  return (
    <div className={styles.scores}>
      <PiotroskiCard piotroski={piotroski} />
      <AltmanCard altman={altman} />
    </div>
  );
}
