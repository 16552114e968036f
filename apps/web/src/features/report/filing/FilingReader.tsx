import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { router } from "../../../router/index.ts";
import { Boundary, Button, Field, lazyPart, Select, Sheet, Skeleton } from "../../../ui/index.ts";
import { FiledParagraph } from "./FiledParagraph.tsx";
import styles from "./FilingReader.module.css";
import { type Filing, outlineQuery, passageQuery, type ReadPassage, type SeenPassage } from "./filing.query.ts";
import { type FilingPlace, type PassagePlace, writePassage } from "./filing-address.ts";

const FilingChanges = lazyPart([], async () => (await import("./FilingChanges.tsx")).FilingChanges);

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
  const [isComparing, setComparing] = useState(false);
  const reading = { ...stock, isComparing, onCompare: () => setComparing(!isComparing) };
  return (
    <Sheet title={text("report.filingOf", { name })} className={styles.window} onClose={onClose}>
      <Boundary loading={<Skeleton height="24rem" />}>
        {"item" in place ? (
          <Passage key={writePassage(place)} place={place} {...reading} />
        ) : (
          <Beginning key={place.accession} place={place} {...reading} />
        )}
      </Boundary>
    </Sheet>
  );
}

interface Reading extends Pick<FilingReaderProps, "code" | "asOf"> {
  /** Whether what changed in the item is shown in place of it. */
  readonly isComparing: boolean;
  readonly onCompare: () => void;
}

type PassageProps = Reading & SeenPassage;

/** The first paragraph of a filing. */
function Beginning({ place: { accession }, ...reading }: Reading & { readonly place: FilingPlace }) {
  const { data } = useSuspenseQuery(outlineQuery(reading.code, reading.asOf, accession));
  const first = data.items.find(({ paragraphs }) => paragraphs > 0);
  return first && <Passage place={{ accession, item: first.item, paragraph: first.first }} {...reading} />;
}

/** Forms that come again each year. */
const PERIODIC = /^(?:10-[KQ]|20-F)/;

function Passage({ isComparing, onCompare, ...seen }: PassageProps) {
  const text = useText();
  const { data } = useSuspenseInfiniteQuery(passageQuery(seen.code, seen.asOf, seen.place));
  const { filing } = data;
  const isPeriodic = PERIODIC.test(filing.form);
  return (
    <>
      <FilingHead filing={filing} />
      <div className={styles.choice}>
        <ItemChoice {...seen} />
        {isPeriodic && (
          <Button aria-pressed={isComparing} onClick={onCompare}>
            {text("report.yearChanges")}
          </Button>
        )}
      </div>
      {isComparing && isPeriodic ? (
        <Boundary loading={<Skeleton height="16rem" />}>
          <FilingChanges {...seen} />
        </Boundary>
      ) : (
        <ItemText {...seen} />
      )}
    </>
  );
}

/** The paragraphs of an item around the one that was asked for. */
function ItemText({ code, asOf, place }: SeenPassage) {
  const text = useText();
  const { data, hasPreviousPage, hasNextPage, isFetching, fetchPreviousPage, fetchNextPage } = useSuspenseInfiniteQuery(
    passageQuery(code, asOf, place),
  );
  const { item, start, total, paragraphs } = data;
  return (
    <>
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
function ItemChoice({ code, asOf, place }: SeenPassage) {
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
  readonly paragraphs: ReadPassage["paragraphs"];
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
        <FiledParagraph paragraph={paragraph} />
      </section>
    ) : (
      <FiledParagraph key={paragraph.id} paragraph={paragraph} />
    ),
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
