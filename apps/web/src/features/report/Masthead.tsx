import type { ReactNode } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { printPage } from "../../ui/print-page.ts";
import styles from "./Masthead.module.css";
import type { ReportAnswer } from "./report.query.ts";

interface MastheadProps {
  readonly answer: ReportAnswer;
  readonly name: string;
  /** Day of its evidence. */
  readonly day: string | undefined;
  /** What can be done with the report. */
  readonly children: ReactNode;
}

/** Title of the report, the day of its evidence, how many sources it rests on, and of the whole of it who wrote it. */
export function Masthead({ answer: { teaser, whole }, name, day, children }: MastheadProps) {
  const text = useText();
  const formats = useFormats();
  const isByModel = whole && Object.values(whole.report.writtenBy).includes("model");
  const model = whole?.version?.model;
  return (
    <header className={styles.masthead}>
      <div>
        <h2 className={styles.title}>{text("report.title", { name })}</h2>
        <p className={styles.line}>
          {day && <span>{text("report.evidenceOf", { day: formats.day(day) })}</span>}
          <span>{text("report.sourceCount", { count: teaser.sources, n: formats.count(teaser.sources) })}</span>
          {whole && (
            <span>
              {isByModel && model
                ? text("report.writtenByModel", { model })
                : text(isByModel ? "report.writer.model" : "report.writer.rules")}
            </span>
          )}
        </p>
      </div>
      <div className={styles.actions} data-print="hide">
        {children}
        {whole && (
          <Button look="quiet" onClick={printPage}>
            {text("report.print")}
          </Button>
        )}
      </div>
    </header>
  );
}
