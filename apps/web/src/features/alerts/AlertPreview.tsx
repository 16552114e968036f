import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callQuery, failureKind } from "../../api/index.ts";
import { callProblem } from "../../forms/index.ts";
import { type Text, useText } from "../../i18n/index.ts";
import styles from "./AlertDialog.module.css";
import { type AlertDraft, conditionOf, hasLine, suggestedLine } from "./alert-draft.ts";
import { writeAlertNumber } from "./condition-words.ts";
import { isSameNumber, type Preview, shownFailure, shownPreview } from "./shown-preview.ts";
import { useAlertWords } from "./use-alert-words.ts";

const PAUSE_MILLISECONDS = 400;
/** A past that is still being counted is asked for again. */
const ASK_AGAIN_MILLISECONDS = 1_000;

interface Previewed {
  /** The number now; null before it is known, and where there is none. */
  readonly present: number | null;
  /** With the past as far as that is known. */
  readonly preview: Preview | null;
  /** Why nothing is known: the server refuses such an alert, or cannot be asked now. */
  readonly failure: Error | null;
}

/** How often an alert would have rung: asked when the reader has stopped typing. */
export function usePreview(code: string | null, draft: AlertDraft): Previewed {
  const [asked, setAsked] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(draft), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [draft]);
  const isSame = isSameNumber(draft, asked);
  const now = useQuery(previewQuery(code, asked, { line: asked.line ?? 1, past: false }));
  const present = isSame ? (now.data?.value ?? null) : null;
  const line = asked.line ?? suggestedLine(asked, now.data?.value ?? null);
  const past = useQuery({
    ...previewQuery(code, asked, { line, past: true }),
    // Of a threshold that is not chosen, the number now has to be known first.
    ...(hasLine(asked.kind) && asked.line === null && !now.isSuccess && { enabled: false }),
    refetchInterval: ({ state }) => (state.data?.because === "notYet" ? ASK_AGAIN_MILLISECONDS : false),
  });
  const preview = shownPreview(draft, asked, { now: now.data, past: past.data });
  return { present, preview, failure: shownFailure(draft, asked, [now.error, past.error]) };
}

function previewQuery(
  code: string | null,
  draft: AlertDraft,
  { line, past }: { readonly line: number; readonly past: boolean },
) {
  const condition = conditionOf(draft, line);
  const watched = code === null ? {} : { code };
  const query = callQuery("previewAlert", {
    ...watched,
    condition: condition ?? { kind: "moat", change: "any" },
    past,
  });
  // Nothing is asked of what is not chosen yet.
  return { ...query, enabled: condition !== null };
}

type AlertPreviewProps = Omit<Previewed, "present">;

export function AlertPreview({ preview, failure }: AlertPreviewProps) {
  const text = useText();
  const words = useAlertWords();
  return (
    <div className={styles.preview} role="status">
      {preview && preview.value !== null && (
        <p>
          {text(preview.isOfClose ? "alerts.lastClose" : "alerts.now", {
            value: writeAlertNumber(preview.value, preview, words),
          })}
        </p>
      )}
      <p>{failure ? whyNotCounted(failure, text) : <Past preview={preview} />}</p>
      {preview?.isBeyond === true && <p>{text("alerts.already")}</p>}
      {preview?.restingSince && <p>{text("alerts.resting", { day: words.formats.day(preview.restingSince) })}</p>}
    </div>
  );
}

/** Of an alert that will be refused the reason that the server gives then. */
function whyNotCounted(failure: Error, text: Text): string {
  return failureKind(failure) === "refused" ? callProblem(failure)(text) : text("alerts.notCounted");
}

/** Sentences by which days were looked at. */
const TIMES = {
  days: ["alerts.times", "alerts.timesNone"],
  months: ["alerts.timesByMonth", "alerts.timesNoneByMonth"],
  reports: ["alerts.timesByReport", "alerts.timesNoneByReport"],
} as const;

/** How often it would have rung. */
function Past({ preview }: Pick<AlertPreviewProps, "preview">) {
  const text = useText();
  const { formats } = useAlertWords();
  if (!preview || preview.because === "notYet") return text("alerts.looking");
  const { times, rings, looked } = preview;
  if (times === null) return text("alerts.notKnown");
  const [some, none] = TIMES[looked ?? "days"];
  if (times === 0) return text(none);
  return text(some, { count: times, n: formats.count(times), day: formats.day(rings[0]?.day) });
}
