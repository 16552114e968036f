import type { Reason } from "@plumbline/core/words";
import { useText } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { CompetitorNotes, CompetitorTable } from "./CompetitorTable.tsx";
import { MoatCard } from "./moat/MoatCard.tsx";
import { ProductList } from "./ProductList.tsx";
import { ReportCard } from "./ReportCard.tsx";
import type { WholeReport } from "./report.query.ts";
import { ReportItemsContext, useItemsById } from "./report-items.ts";
import type { ChangeReport, ReportState } from "./report-state.ts";
import { Paragraph, SentenceList } from "./SentenceList.tsx";
import styles from "./WholeReport.module.css";

interface WholeReportProps {
  readonly code: string;
  readonly name: string;
  /** Day of its evidence; today unless given. */
  readonly asOf: string | undefined;
  readonly whole: Pick<WholeReport, "report" | "items">;
  /** Why the width of its moat is unknown; otherwise null. */
  readonly because: Reason | null;
  readonly state: ReportState;
  readonly onChange: ChangeReport;
}

/** What is shown before "view all". */
const FIRST = { points: 2, products: 3, competitors: 3 };

/** Whom the annual report names as a competitor, and who is only of the same industry. */
const GROUPS = [
  { found: "named", title: "report.competitors" },
  { found: "industry", title: "report.sameIndustry" },
] as const;

/** The sections of a report: their beginnings, and on request all of it. */
export function WholeReportView({ code, name, asOf, whole, because, state, onChange }: WholeReportProps) {
  const { report, items } = whole;
  const { isWhole } = state;
  const { summary, moat, bull, bear, writtenBy } = report;
  const text = useText();
  const upTo = <Entry,>(list: readonly Entry[], count: number): readonly Entry[] =>
    isWhole ? list : list.slice(0, count);
  return (
    <ReportItemsContext value={useItemsById(items)}>
      <div className={styles.sections}>
        {summary.length > 0 && (
          <ReportCard title={text("report.summary")} writer={writtenBy.summary}>
            <Paragraph sentences={summary} isLead />
          </ReportCard>
        )}
        {bull.length + bear.length > 0 && (
          <div className={styles.pair}>
            {bull.length > 0 && (
              <ReportCard title={text("report.bull")} writer={writtenBy.bull}>
                <SentenceList sentences={upTo(bull, FIRST.points)} kind="bull" />
              </ReportCard>
            )}
            {bear.length > 0 && (
              <ReportCard title={text("report.bear")} writer={writtenBy.bear}>
                <SentenceList sentences={upTo(bear, FIRST.points)} kind="bear" />
              </ReportCard>
            )}
          </div>
        )}
        <MoatCard code={code} asOf={asOf} moat={moat} because={because} writer={writtenBy.moat} isWhole={isWhole} />
        {report.products.length > 0 && (
          <ReportCard title={text("report.products")} writer={writtenBy.products}>
            <ProductList products={upTo(report.products, FIRST.products)} />
          </ReportCard>
        )}
        {GROUPS.map(({ found, title }) => {
          const competitors = report.competitors.filter((competitor) => competitor.found === found);
          if (competitors.length === 0) return null;
          return (
            <ReportCard key={found} title={text(title)} writer={writtenBy.competitors}>
              <CompetitorTable competitors={upTo(competitors, FIRST.competitors)} name={name} />
              {(isWhole || competitors.every(({ code: symbol }) => symbol === null)) && (
                <CompetitorNotes competitors={upTo(competitors, FIRST.competitors)} />
              )}
            </ReportCard>
          );
        })}
        {isWhole && <LastSections report={report} />}
      </div>
      <div className={styles.all} data-print="hide">
        <Button
          look={isWhole ? "quiet" : "primary"}
          aria-expanded={isWhole}
          onClick={() => onChange((current) => ({ ...current, isWhole: !isWhole }))}
        >
          {text(isWhole ? "report.viewLess" : "report.viewAll")}
        </Button>
      </div>
    </ReportItemsContext>
  );
}

/** What would change the verdict, and what is not known. */
function LastSections({ report: { wouldChange, notKnown, writtenBy } }: Pick<WholeReport, "report">) {
  const text = useText();
  return (
    <>
      {wouldChange.length > 0 && (
        <ReportCard title={text("report.wouldChange")} writer={writtenBy.wouldChange}>
          <SentenceList sentences={wouldChange} kind="numbered" />
        </ReportCard>
      )}
      {notKnown.length > 0 && (
        <ReportCard title={text("report.notKnown")}>
          <ul className={styles.gaps}>
            {notKnown.map((gap) => (
              <li key={gap}>{text(`report.gap.${gap}`)}</li>
            ))}
          </ul>
        </ReportCard>
      )}
    </>
  );
}
