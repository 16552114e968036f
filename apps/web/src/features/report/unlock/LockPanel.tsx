import type { WirePlan, WirePlanNeeded, WireUsage } from "@plumbline/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AWAITED, CallError, call, callQuery } from "../../../api/index.ts";
import { localDay } from "../../../format/index.ts";
import { callProblem, type Problem } from "../../../forms/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { loginModalVisible } from "../../../state/index.ts";
import { Button } from "../../../ui/index.ts";
import type { ReportAnswer } from "../report.query.ts";
import { renewReports } from "../report.query.ts";
import styles from "./LockPanel.module.css";

/** Draws what a reader is told whose plan has too little. */
export type RenderRunOut = (reached: WirePlanNeeded) => ReactNode;

interface LockPanelProps {
  readonly code: string;
  readonly access: Extract<ReportAnswer["access"], { scope: "teaser" }>;
  /** How many items of evidence the whole report rests on. */
  readonly sources: number;
  readonly renderRunOut: RenderRunOut;
}

/** What the whole report has, and how a reader gets it: an account first, then an unlock, whose cost is said before. */
export function LockPanel({ code, access, sources, renderRunOut }: LockPanelProps) {
  const text = useText();
  const { count } = useFormats();
  return (
    <section className={styles.panel} aria-label={text("report.whole")}>
      <LockKeyhole className={styles.icon} size={22} aria-hidden="true" />
      <h3 className={styles.title}>{text("report.whole")}</h3>
      <p className={styles.contents}>{text("report.wholeHas", { count: sources, n: count(sources) })}</p>
      {access.because === "signed-out" ? <SignIn /> : <Unlock code={code} renderRunOut={renderRunOut} />}
    </section>
  );
}

function SignIn() {
  const text = useText();
  return (
    <>
      <p>{text("report.needsAccount")}</p>
      <Button look="primary" onClick={() => loginModalVisible.write(true)}>
        {text("shell.signIn")}
      </Button>
    </>
  );
}

function Unlock({ code, renderRunOut }: Pick<LockPanelProps, "code" | "renderRunOut">) {
  const text = useText();
  const { count, day } = useFormats();
  const client = useQueryClient();
  const query = callQuery("unlocks", { code });
  const { data } = useQuery({ ...query, staleTime: 0 });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  if (!data) return null;
  const { usage, asked } = data;
  const { allowed, left } = usage;

  async function unlock(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await call("unlockReport", { code }, AWAITED);
      await renewReports(client, code);
    } catch (failure) {
      // The last one may have been used up elsewhere: then the panel says that none is left.
      if (failure instanceof CallError && failure.status === 403) await client.invalidateQueries(query);
      else setProblem(() => callProblem(failure));
    }
    setBusy(false);
  }

  if (left === 0 && asked?.cost !== 0) return <RunOut usage={usage} render={renderRunOut} />;
  return (
    <>
      <p>
        {left === null || allowed === null
          ? text("report.unlockFree")
          : text("report.unlockCost", { count: left, left: count(left), allowed: count(allowed) })}
      </p>
      {asked?.endsAt && (
        <p className={styles.until}>{text("report.unlockUntil", { day: day(localDay(asked.endsAt)) })}</p>
      )}
      <Button look="primary" disabled={isBusy} onClick={() => void unlock()}>
        {text("report.unlock")}
      </Button>
      {problem && <p role="alert">{problem(text)}</p>}
    </>
  );
}

interface RunOutProps {
  readonly usage: WireUsage;
  readonly render: RenderRunOut;
}

/** None is left: when more come, and the plans that have more. */
function RunOut({ usage, render }: RunOutProps) {
  const { data } = useQuery(callQuery("plans", {}));
  if (!data) return null;
  const allowedBy = (plan: WirePlan): number => plan.limits.unlocks ?? Number.POSITIVE_INFINITY;
  const plans = data.plans.filter((plan) => allowedBy(plan) > (usage.allowed ?? 0)).map(({ id }) => id);
  return <div className={styles.out}>{render({ needs: "plan", usage, plans })}</div>;
}
