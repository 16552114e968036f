import type { CallOutput } from "@plumbline/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callQuery } from "../../api/index.ts";
import { useText } from "../../i18n/index.ts";
import styles from "./AlertDialog.module.css";
import { type AlertDraft, conditionOf, hasLine, suggestedLine } from "./alert-draft.ts";
import { writeAlertNumber } from "./condition-words.ts";
import { useAlertWords } from "./use-alert-words.ts";

type Preview = CallOutput<"previewAlert">;

const PAUSE_MILLISECONDS = 400;

interface Previewed {
  /** The number now; null before it is known, and where there is none. */
  readonly present: number | null;
  readonly preview: Preview | null;
}

/** How often an alert would have rung: asked when the reader has stopped typing. */
export function usePreview(code: string | null, draft: AlertDraft): Previewed {
  const [asked, setAsked] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(draft), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [draft]);
  const isSame = NUMBER_OF.every((part) => asked[part] === draft[part]);
  const first = useQuery(previewQuery(code, asked, 1));
  const present = isSame ? (first.data?.value ?? null) : null;
  const line = asked.line ?? suggestedLine(asked, first.data?.value ?? null);
  const { data } = useQuery({
    ...previewQuery(code, asked, line),
    // Of a threshold that is not chosen, the number now has to be known first.
    ...(hasLine(asked.kind) && asked.line === null && !first.isSuccess && { enabled: false }),
    // What was known stays while another threshold is looked at.
    ...(isSame && { placeholderData: (before: Preview | undefined) => before }),
  });
  return { present, preview: isSame ? (data ?? null) : null };
}

/** Parts of a draft that say which number it watches. */
const NUMBER_OF = ["kind", "metric", "within", "model", "period", "check", "strategy", "thesis", "days"] as const;

function previewQuery(code: string | null, draft: AlertDraft, line: number) {
  const condition = conditionOf(draft, line);
  const watched = code === null ? {} : { code };
  const query = callQuery("previewAlert", { ...watched, condition: condition ?? { kind: "moat", change: "any" } });
  // Nothing is asked of what is not chosen yet.
  return { ...query, enabled: condition !== null };
}

interface AlertPreviewProps {
  readonly preview: Preview | null;
  readonly currency: string | null;
}

export function AlertPreview({ preview, currency }: AlertPreviewProps) {
  const text = useText();
  const words = useAlertWords();
  if (!preview) {
    return (
      <p className={styles.preview} role="status">
        {text("alerts.looking")}
      </p>
    );
  }
  const { times, rings, because, value, unit, isBeyond, isOfClose } = preview;
  const { formats } = words;
  const last = rings[0]?.day;
  return (
    <div className={styles.preview} role="status">
      {value !== null && (
        <p>
          {text(isOfClose ? "alerts.lastClose" : "alerts.now", {
            value: writeAlertNumber(value, { unit, currency }, words),
          })}
        </p>
      )}
      {because !== null && <p>{text(`alerts.${because}`)}</p>}
      {times === 0 && <p>{text("alerts.timesNone")}</p>}
      {times !== null && times > 0 && (
        <p>{text("alerts.times", { count: times, n: formats.count(times), day: formats.day(last) })}</p>
      )}
      {isBeyond === true && <p>{text("alerts.already")}</p>}
    </div>
  );
}
