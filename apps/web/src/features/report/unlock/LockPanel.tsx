import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AWAITED, CallError, call, callQuery } from "../../../api/index.ts";
import { callProblem, type Problem } from "../../../forms/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { loginModalVisible } from "../../../state/index.ts";
import { Button, Link } from "../../../ui/index.ts";
import type { ReportAnswer } from "../report.query.ts";
import { renewReports } from "../report.query.ts";
import styles from "./LockPanel.module.css";

interface LockPanelProps {
  readonly code: string;
  readonly access: Extract<ReportAnswer["access"], { scope: "teaser" }>;
  /** How many items of evidence the whole report rests on. */
  readonly sources: number;
}

/** What the whole report has, and how a reader gets it: an account first, then an unlock, whose cost is said before. */
export function LockPanel({ code, access, sources }: LockPanelProps) {
  const text = useText();
  const { count } = useFormats();
  return (
    <section className={styles.panel} aria-label={text("report.whole")}>
      <LockKeyhole className={styles.icon} size={22} aria-hidden="true" />
      <h3 className={styles.title}>{text("report.whole")}</h3>
      <p className={styles.contents}>{text("report.wholeHas", { count: sources, n: count(sources) })}</p>
      {access.because === "signed-out" ? <SignIn /> : <Unlock code={code} />}
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

/** The day of an instant, as days are written. */
const dayOf = (instant: string): string => instant.slice(0, 10);

function Unlock({ code }: { readonly code: string }) {
  const text = useText();
  const { count, day } = useFormats();
  const client = useQueryClient();
  const query = callQuery("unlocks", { code });
  const { data } = useQuery({ ...query, staleTime: 0 });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  if (!data) return null;
  const { usage, asked } = data;
  const { allowed, left, resetsAt } = usage;

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

  if (left === 0 && asked?.cost !== 0) {
    return (
      <RunOut>
        {text("report.noneLeft", { allowed: count(allowed) })}
        {resetsAt && ` ${text("report.moreOn", { day: day(dayOf(resetsAt)) })}`}
      </RunOut>
    );
  }
  return (
    <>
      <p>
        {left === null || allowed === null
          ? text("report.unlockFree")
          : text("report.unlockCost", { count: left, left: count(left), allowed: count(allowed) })}
      </p>
      {asked?.endsAt && <p className={styles.until}>{text("report.unlockUntil", { day: day(dayOf(asked.endsAt)) })}</p>}
      <Button look="primary" disabled={isBusy} onClick={() => void unlock()}>
        {text("report.unlock")}
      </Button>
      {problem && <p role="alert">{problem(text)}</p>}
    </>
  );
}

/** None is left: when more come, and the way to what the plans offer. */
function RunOut({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <>
      <p>{children}</p>
      <Link to="/pages/usercenter/renewal" className={styles.plans}>
        {text("report.seePlans")}
      </Link>
    </>
  );
}
