import { useSuspenseQuery } from "@tanstack/react-query";
import { useFormats, useLanguage, useNameOf, useText } from "../../../i18n/index.ts";
import { navigateTo, writeAddress } from "../../../router/index.ts";
import { Link, Panel } from "../../../ui/index.ts";
import { writePassage } from "../filing/filing-address.ts";
import { OpenPassageContext } from "../filing/open-passage.ts";
import { MoatLabel } from "../moat/MoatLabel.tsx";
import { ProductList } from "../ProductList.tsx";
import { reportQuery } from "../report.query.ts";
import { ReportItemsContext, useItemsById } from "../report-items.ts";
import { SentenceList } from "../SentenceList.tsx";
import styles from "./HomeTeaser.module.css";

const addressOf = (code: string, passage?: string): string =>
  writeAddress("/pages/analysis", { code, tab: "ai", passage });

/** The beginning of a company's report, which leads to the whole of it. */
export function HomeTeaser({ code }: { readonly code: string }) {
  const text = useText();
  const nameOf = useNameOf();
  const { count } = useFormats();
  const language = useLanguage();
  const { data: answer } = useSuspenseQuery(reportQuery({ code, asOf: undefined, language }));
  const { width, trend, because, product, bull, bear, sources, items } = answer.teaser;
  return (
    <Panel title={text("report.teaser", { name: nameOf(answer.names) })}>
      <OpenPassageContext value={(place) => navigateTo(addressOf(code, writePassage(place)))}>
        <ReportItemsContext value={useItemsById(items)}>
          <div className={styles.teaser}>
            <div className={styles.moat}>
              <MoatLabel width={width} trend={trend} because={because} />
              <p className={styles.count}>{text("report.sourceCount", { count: sources, n: count(sources) })}</p>
            </div>
            {product && (
              <section className={styles.product}>
                <h3 className={styles.name}>{text("report.products")}</h3>
                <ProductList products={[product]} />
              </section>
            )}
            {bull && (
              <section>
                <h3 className={styles.name}>{text("report.bull")}</h3>
                <SentenceList sentences={[bull]} kind="bull" />
              </section>
            )}
            {bear && (
              <section>
                <h3 className={styles.name}>{text("report.bear")}</h3>
                <SentenceList sentences={[bear]} kind="bear" />
              </section>
            )}
          </div>
        </ReportItemsContext>
      </OpenPassageContext>
      <p className={styles.more}>
        <Link to={addressOf(code)}>{text("report.readOn")}</Link>
      </p>
    </Panel>
  );
}
