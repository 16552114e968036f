import type { WireEvidenceItem } from "@plumbline/contract";
import { REPORT_SECTIONS } from "@plumbline/core/words";
import { useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Button, FigureValue, Table } from "../../../ui/index.ts";
import { ReportCard } from "../ReportCard.tsx";
import type { ReportChanges } from "../report.query.ts";
import { ReportItemsContext, useFigureLocale, useItemName, useItemsById, useReportItems } from "../report-items.ts";
import { Sentence } from "../Sentence.tsx";
import { formOf, writeFigure } from "../written-figure.ts";
import styles from "./ReportChanges.module.css";

interface ReportChangesProps {
  readonly changes: ReportChanges;
  /** The evidence of the report that is shown. */
  readonly items: readonly WireEvidenceItem[];
}

/** What a report says otherwise than an earlier one, sentence by sentence and figure by figure. */
export function ReportChangesCard({ changes, items }: ReportChangesProps) {
  const text = useText();
  const { day, count } = useFormats();
  const { before, moat, sentences, figures } = changes;
  const then = useItemsById(changes.items);
  const now = useItemsById(items);
  const sections = REPORT_SECTIONS.filter((section) => sentences.some((change) => change.section === section));
  const isSame = sentences.length === 0 && figures.length === 0 && moat === null;
  return (
    <ReportCard title={text("report.changedSince", { day: day(before.asOf) })}>
      <p className={styles.counts}>
        {isSame
          ? text("report.nothingDiffers")
          : text("report.changeCounts", { sentences: count(sentences.length), figures: count(figures.length) })}
      </p>
      {moat && (
        <p className={styles.moat}>
          <del>{text(`report.moat.${moat.before.width}.${moat.before.trend}`)}</del>{" "}
          <ins>{text(`report.moat.${moat.after.width}.${moat.after.trend}`)}</ins>
        </p>
      )}
      {sections.map((section) => (
        <section key={section} className={styles.section}>
          <h4 className={styles.name}>{text(`report.${section}`)}</h4>
          <ul className={styles.sentences}>
            {sentences
              .filter((change) => change.section === section)
              .map(({ place, kind, before: earlier, after }) => (
                <li key={`${place} ${kind}`}>
                  <span className={styles.kind} data-kind={kind}>
                    {text(`report.change.${kind}`)}
                  </span>
                  {earlier && (
                    <ReportItemsContext value={then}>
                      <p>
                        <Sentence sentence={earlier} mark="removed" />
                      </p>
                    </ReportItemsContext>
                  )}
                  {after && (
                    <ReportItemsContext value={now}>
                      <p>
                        <Sentence sentence={after} mark="added" />
                      </p>
                    </ReportItemsContext>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {figures.length > 0 && (
        <ReportItemsContext value={new Map([...then, ...now])}>
          <ChangedFigures figures={figures} />
        </ReportItemsContext>
      )}
    </ReportCard>
  );
}

/** Rows shown before the reader opens the whole list. */
const MAX_SHOWN = 10;

function ChangedFigures({ figures }: Pick<ReportChanges, "figures">) {
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? figures : figures.slice(0, MAX_SHOWN);
  return (
    <section className={styles.section}>
      <h4 className={styles.name}>{text("report.figures")}</h4>
      <div className={styles.scroll}>
        <Table edge="flush" figures>
          <thead>
            <tr>
              <th scope="col">{text("report.figure")}</th>
              <th scope="col">{text("report.before")}</th>
              <th scope="col">{text("report.now")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, before, after }) => (
              <ChangedFigure key={id} id={id} before={before} after={after} />
            ))}
          </tbody>
        </Table>
      </div>
      {figures.length > MAX_SHOWN && (
        <Button look="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {text(showsAll ? "report.fewerFigures" : "report.allFigures")}
        </Button>
      )}
    </section>
  );
}

function ChangedFigure({ id, before, after }: ReportChanges["figures"][number]) {
  const nameOf = useItemName();
  const item = useReportItems().get(id);
  const locale = useFigureLocale();
  const name = nameOf(id);
  const isNumber = item !== undefined && item.kind !== "passage";
  const form = isNumber ? formOf(item.unit) : "count";
  const currency = isNumber ? item.currency : null;
  const cell = (figure: typeof before, when: "report.before" | "report.now") =>
    figure && (
      <FigureValue
        figure={figure}
        label={`${name}, ${locale.text(when)}`}
        format={(value) => writeFigure(value, { form, currency }, locale)}
      />
    );
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{cell(before, "report.before")}</td>
      <td>{cell(after, "report.now")}</td>
    </tr>
  );
}
