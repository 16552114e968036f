import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { router } from "../../../router/index.ts";
import { Boundary, Button, Field, Select, Sheet, Skeleton } from "../../../ui/index.ts";
import styles from "./FilingReader.module.css";
import { filedRows } from "./filed-rows.ts";
import { type FiledParagraph, type Filing, outlineQuery, passageQuery } from "./filing.query.ts";
import { type FilingPlace, type PassagePlace, writePassage } from "./filing-address.ts";

interface FilingReaderProps {
  readonly code: string;
  /** The name of the company. */
  readonly name: string;
  readonly asOf: string | undefined;
  readonly place: PassagePlace | FilingPlace;
  readonly onClose: () => void;
}

/** A paragraph of a filing in its place: what stands before and behind it, and the way to the original. */
export function FilingReader({ name, onClose, place, ...stock }: FilingReaderProps) {
  const text = useText();
  return (
    <Sheet title={text("report.filingOf", { name })} className={styles.window} onClose={onClose}>
      <Boundary loading={<Skeleton height="24rem" />}>
        {"item" in place ? (
          <Passage key={writePassage(place)} place={place} {...stock} />
        ) : (
          <Beginning key={place.accession} place={place} {...stock} />
        )}
      </Boundary>
    </Sheet>
  );
}

type PassageProps = Omit<FilingReaderProps, "name" | "onClose" | "place"> & { readonly place: PassagePlace };

/** The first paragraph of a filing. */
function Beginning({ place: { accession }, ...stock }: Omit<FilingReaderProps, "name" | "onClose">) {
  const { data } = useSuspenseQuery(outlineQuery(stock.code, stock.asOf, accession));
  const first = data.items.find(({ paragraphs }) => paragraphs > 0);
  return first && <Passage place={{ accession, item: first.item, paragraph: first.first }} {...stock} />;
}

function Passage({ code, asOf, place }: PassageProps) {
  const text = useText();
  const { data, hasPreviousPage, hasNextPage, isFetching, fetchPreviousPage, fetchNextPage } = useSuspenseInfiniteQuery(
    passageQuery(code, asOf, place),
  );
  const { filing, item, start, total, paragraphs } = data;
  return (
    <>
      <FilingHead filing={filing} />
      <ItemChoice code={code} asOf={asOf} place={place} />
      <article className={styles.text} lang="en" aria-label={item.title}>
        <h3 className={hasPreviousPage ? "visually-hidden" : styles.itemTitle}>{item.title}</h3>
        {hasPreviousPage && (
          <MoreButton isBusy={isFetching} onMore={() => void fetchPreviousPage()}>
            {text("report.earlierParagraphs")}
          </MoreButton>
        )}
        <Paragraphs paragraphs={paragraphs} cited={place.paragraph} />
        {hasNextPage && (
          <MoreButton isBusy={isFetching} onMore={() => void fetchNextPage()}>
            {text("report.laterParagraphs")}
          </MoreButton>
        )}
      </article>
      <Position start={start} shown={paragraphs.length} total={total} />
    </>
  );
}

/** Which filing it is: form, days, accession number, and the original. */
function FilingHead({ filing: { form, filedAt, periodEnd, accession, original } }: { readonly filing: Filing }) {
  const text = useText();
  const { day } = useFormats();
  return (
    <div className={styles.head}>
      <strong className={styles.form}>{form}</strong>
      <span>{text("report.filedOn", { day: day(filedAt) })}</span>
      {periodEnd && <span>{text("report.periodEnds", { day: day(periodEnd) })}</span>}
      <span className={styles.accession}>{accession}</span>
      {original ? (
        <a className={styles.original} href={original} target="_blank" rel="noopener noreferrer">
          {text("report.original")}
          <ExternalLink size={13} aria-hidden="true" />
          <span className="visually-hidden">{text("fundamentals.newWindow")}</span>
        </a>
      ) : (
        <span className={styles.fictional}>{text("report.noOriginal")}</span>
      )}
    </div>
  );
}

/** Leads to the beginning of another item of the filing. */
function ItemChoice({ code, asOf, place }: PassageProps) {
  const text = useText();
  const { data } = useSuspenseQuery(outlineQuery(code, asOf, place.accession));
  const items = data.items.filter(({ paragraphs }) => paragraphs > 0);
  const open = (item: string): void => {
    const first = items.find((one) => one.item === item)?.first;
    if (first) router.setQuery({ passage: writePassage({ accession: place.accession, item, paragraph: first }) });
  };
  return (
    <div className={styles.items}>
      <Field label={text("report.item")}>
        <Select value={place.item} onChange={({ target }) => open(target.value)}>
          {items.map(({ item, title }) => (
            <option key={item} value={item}>
              {`${item} · ${title}`}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** A paragraph that takes more of the screen's height would begin above the window. */
const MOST_OF_WINDOW = 0.55;

interface ParagraphsProps {
  readonly paragraphs: readonly FiledParagraph[];
  /** Id of the one that the reader came for. */
  readonly cited: string;
}

function Paragraphs({ paragraphs, cited }: ParagraphsProps) {
  const text = useText();
  const mark = useRef<HTMLElement>(null);
  // The paragraph that was asked for stands in the middle and is read first; of one longer than the window its beginning does. The
  // window around it is not shown before the next frame if all of it was loaded before.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { current } = mark;
      const isLong = current !== null && current.offsetHeight > MOST_OF_WINDOW * innerHeight;
      current?.scrollIntoView({ block: isLong ? "start" : "center" });
      current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return paragraphs.map((paragraph) =>
    paragraph.id === cited ? (
      <section key={paragraph.id} ref={mark} className={styles.cited} tabIndex={-1} aria-label={text("report.cited")}>
        <Paragraph paragraph={paragraph} />
      </section>
    ) : (
      <Paragraph key={paragraph.id} paragraph={paragraph} />
    ),
  );
}

function Paragraph({ paragraph: { kind, text } }: { readonly paragraph: FiledParagraph }) {
  if (kind === "heading") return <h4 className={styles.heading}>{text}</h4>;
  if (kind === "table") return <FiledTable text={text} />;
  return <p className={kind === "list" ? styles.listed : undefined}>{text}</p>;
}

/** A table as it was filed: a line per row and a tab between cells. */
function FiledTable({ text }: { readonly text: string }) {
  const rows = filedRows(text);
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways by the keys, too.
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ cells, isTitle }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a filing never change their order.
            <tr key={row} data-title={isTitle || undefined}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as the rows.
                <td key={column} colSpan={isTitle ? columns : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MoreButtonProps {
  readonly isBusy: boolean;
  readonly onMore: () => void;
  readonly children: string;
}

function MoreButton({ isBusy, onMore, children }: MoreButtonProps) {
  return (
    <Button look="quiet" className={styles.more} disabled={isBusy} onClick={onMore}>
      {children}
    </Button>
  );
}

interface PositionProps {
  readonly start: number;
  readonly shown: number;
  readonly total: number;
}

function Position({ start, shown, total }: PositionProps) {
  const text = useText();
  const { count } = useFormats();
  return (
    <p className={styles.position}>
      {text("report.paragraphsOf", { first: count(start + 1), last: count(start + shown), total: count(total) })}
    </p>
  );
}
