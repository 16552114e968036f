import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Link, Panel, PanelFrame, ruleAddress } from "../../ui/index.ts";
import styles from "./VerdictPanel.module.css";
import { VerdictRows } from "./VerdictRows.tsx";
import { verdictQuery } from "./verdict.query.ts";
import { type Dimension, sentenceKey, type Verdict, verdictRows, verdictWords } from "./verdict-rows.ts";

interface VerdictPanelProps {
  readonly code: string;
  readonly asOf: string | undefined;
  /** False as long as what it was a year earlier would delay something that the reader needs sooner. */
  readonly isTimeForPast: boolean;
}

/** The verdict on a stock in a sentence and a picture, with what it was a year earlier behind it. */
export function VerdictPanel({ code, asOf, isTimeForPast }: VerdictPanelProps) {
  const text = useText();
  const { data: verdict } = useSuspenseQuery(verdictQuery(code, asOf));
  const isJudged = verdict.companyType !== null;
  const past = verdictQuery(code, verdict.yearBefore);
  const { data: before } = useQuery({ ...past, enabled: isJudged && isTimeForPast });
  const [open, setOpen] = useState<Dimension | null>(null);
  if (!isJudged) return <NoVerdict verdict={verdict} />;
  return (
    <Panel title={text("verdict.title")} className={styles.panel}>
      <div className={styles.body}>
        <div className={styles.words}>
          <Sentence verdict={verdict} />
          <Legend verdict={verdict} hasBefore={before?.companyType != null} />
        </div>
        <VerdictRows
          rows={verdictRows(verdict, before)}
          verdict={verdict}
          asOf={asOf}
          open={open}
          onOpen={(dimension) => setOpen(dimension === open ? null : dimension)}
        />
      </div>
    </Panel>
  );
}

/** A fund, or a stock without a recent price: one line in place of a picture of nothing. */
function NoVerdict({ verdict }: { readonly verdict: Verdict }) {
  const text = useText();
  const [because = "no-price"] = verdict.dimensions.flatMap(({ score }) =>
    score.value === null ? [score.because] : [],
  );
  const isFund = because === "not-applicable-to-other-assets";
  const sentence = isFund ? text("verdict.funds") : text("verdict.none", { reason: text(`reason.${because}`) });
  return <PanelFrame className={styles.none}>{sentence}</PanelFrame>;
}

function Sentence({ verdict }: { readonly verdict: Verdict }) {
  const text = useText();
  const { count } = useFormats();
  const words = verdictWords(verdict);
  const { business, ofBusiness, agreeing, known } = words;
  return (
    <>
      <p className={styles.sentence}>{text(sentenceKey(words), { n: count(agreeing), known: count(known) })}</p>
      {business !== "unknown" && ofBusiness.known < ofBusiness.parts && (
        <p className={styles.basis}>
          {text("verdict.ofBusiness", { known: count(ofBusiness.known), parts: count(ofBusiness.parts) })}
        </p>
      )}
      {(["best", "worst"] as const).map(
        (end) =>
          words[end] && (
            <p key={end} className={styles.point} data-side={end}>
              {text(`verdict.${end}.${words[end]}`)}
            </p>
          ),
      )}
    </>
  );
}

/** What the marks mean, and where the rules stand. */
function Legend({ verdict, hasBefore }: { readonly verdict: Verdict; readonly hasBefore: boolean }) {
  const text = useText();
  const { day } = useFormats();
  return (
    <p className={styles.legend}>
      <span className={styles.key} data-mark="now">
        {day(verdict.day)}
      </span>
      <span className={styles.key} data-mark="before" data-known={hasBefore}>
        {text("verdict.before")}
      </span>
      <span className={styles.key} data-mark="typical">
        {text("verdict.typical")}
      </span>
      <Link to={ruleAddress("VER-01")} className={styles.method}>
        {text("verdict.method")}
      </Link>
    </p>
  );
}
