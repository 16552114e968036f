import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { checksQuery } from "../../features/checks/index.ts";
import type { ExampleName } from "../../features/market/index.ts";
import { opinionQuery } from "../../features/opinion/index.ts";
import {
  DEFAULT_STATISTICS,
  headlineOf,
  monthColumns,
  statisticsQuery,
  useMonthName,
} from "../../features/statistics/index.ts";
import { valuationQuery } from "../../features/valuation/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { DoubtMark } from "../../ui/index.ts";

interface AnswerProps {
  readonly code: string;
}

export interface ExampleAnswerProps extends AnswerProps {
  readonly question: ExampleName;
}

/** The result of a worked example in a sentence. */
export function ExampleAnswer({ question, code }: ExampleAnswerProps) {
  const Answer = ANSWERS[question];
  return <Answer code={code} />;
}

function ValueAnswer({ code }: AnswerProps) {
  const text = useText();
  const { money, percent } = useFormats();
  const { data: valuation } = useQuery(valuationQuery({ code, asOf: undefined }));
  if (!valuation) return null;
  const { dcf, currency } = valuation;
  if (dcf.value === null) return text("home.answer.noWorth");
  if (dcf.upside === null) return null;
  return text(`home.answer.worth.${sideOf(dcf.upside)}`, {
    value: money(dcf.value, currency),
    size: percent(Math.abs(dcf.upside)),
  });
}

function ChecksAnswer({ code }: AnswerProps) {
  const text = useText();
  const { count } = useFormats();
  const { data: info } = useQuery(checksQuery({ code, thresholds: {} }));
  if (!info) return null;
  const { pass, known } = info.summary.overview;
  return known > 0 ? text("checks.score", { pass: count(pass), known: count(known) }) : text("checks.scoreNone");
}

function MonthsAnswer({ code }: AnswerProps) {
  const text = useText();
  const { change } = useFormats();
  const nameOf = useMonthName();
  const { data } = useQuery(statisticsQuery({ code, asOf: undefined, ...DEFAULT_STATISTICS }));
  if (!data) return null;
  const headline = data.statistics && headlineOf(monthColumns(data.statistics, data.doubts));
  if (!headline) return text("statistics.headline.tooShort");
  const { month, average, evidence, isDoubtful } = headline.column;
  return (
    <>
      {text("home.answer.months", {
        month: nameOf(month),
        average: change(average),
        evidence: text("statistics.evidence", { label: text(`statistics.evidence.${evidence}`) }),
      })}
      {isDoubtful && <DoubtMark />}
    </>
  );
}

function TargetsAnswer({ code }: AnswerProps) {
  const text = useText();
  const { money, percent, count } = useFormats();
  const { data } = useQuery(opinionQuery({ code, asOf: undefined }));
  if (!data) return null;
  const { mean, impliedUpside, firms } = data.consensus;
  if (mean.value === null || impliedUpside.value === null) return null;
  return text(`home.answer.targets.${sideOf(impliedUpside.value)}`, {
    value: money(mean.value, data.currency),
    size: percent(Math.abs(impliedUpside.value)),
    count: firms,
    n: count(firms),
  });
}

/** Whether a value that is that much away from the price lies above or below it. */
function sideOf(upside: number): "above" | "below" {
  return upside < 0 ? "below" : "above";
}

const ANSWERS: Readonly<Record<ExampleName, (props: AnswerProps) => ReactNode>> = {
  worth: ValueAnswer,
  checks: ChecksAnswer,
  months: MonthsAnswer,
  targets: TargetsAnswer,
};
