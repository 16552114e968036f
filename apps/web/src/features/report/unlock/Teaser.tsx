import type { WireReportTeaser } from "@plumbline/contract";
import { useText } from "../../../i18n/index.ts";
import { MoatLabel } from "../moat/MoatLabel.tsx";
import { ProductList } from "../ProductList.tsx";
import { ReportCard } from "../ReportCard.tsx";
import { ReportItemsContext, useItemsById } from "../report-items.ts";
import { SentenceList } from "../SentenceList.tsx";
import styles from "./Teaser.module.css";

/** What everybody may read of a report: the moat, the first product, and the first point for and against. */
export function Teaser({ teaser }: { readonly teaser: WireReportTeaser }) {
  const text = useText();
  const { width, trend, because, product, bull, bear, items } = teaser;
  return (
    <ReportItemsContext value={useItemsById(items)}>
      <div className={styles.teaser}>
        <ReportCard title={text("report.moat")}>
          <MoatLabel width={width} trend={trend} because={because} />
        </ReportCard>
        {bull && (
          <ReportCard title={text("report.bull")}>
            <SentenceList sentences={[bull]} kind="bull" />
          </ReportCard>
        )}
        {bear && (
          <ReportCard title={text("report.bear")}>
            <SentenceList sentences={[bear]} kind="bear" />
          </ReportCard>
        )}
        {product && (
          <ReportCard title={text("report.products")} className={styles.product}>
            <ProductList products={[product]} />
          </ReportCard>
        )}
      </div>
    </ReportItemsContext>
  );
}
