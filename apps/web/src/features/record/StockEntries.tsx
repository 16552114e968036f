import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, Change, Notice, Skeleton } from "../../ui/index.ts";
import { recordEntriesQuery, type StockEntry } from "./record.query.ts";
import styles from "./StockEntries.module.css";

interface StockEntriesProps {
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
}

/** What was recorded of one stock, and what followed each entry. */
export function StockEntries({ renderPicker }: StockEntriesProps) {
  const [code, setCode] = useState<string | null>(null);
  return (
    <div className={styles.part}>
      {renderPicker(setCode)}
      {code !== null && <Entries key={code} code={code} />}
    </div>
  );
}

function Entries({ code }: { readonly code: string }) {
  const text = useText();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(recordEntriesQuery(code));
  if (error && !data) throw error;
  if (!data) return <Skeleton height="16rem" />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <Notice title={text("record.nothingOf", { code })} role="status" />;
  return (
    <section aria-label={text("record.entriesOf", { code })} className={styles.entries}>
      <h3 className={styles.code}>{text("record.entriesOf", { code })}</h3>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.hash} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
          {text("record.older")}
        </Button>
      )}
    </section>
  );
}

function Entry({ entry: { day: on, hash, verdict, outcomes } }: { readonly entry: StockEntry }) {
  const text = useText();
  const { day } = useFormats();
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <time dateTime={on} className={styles.day}>
          {day(on)}
        </time>
        <code className={styles.hash}>{hash}</code>
      </p>
      {verdict ? <Verdict verdict={verdict} /> : <p className={styles.said}>{text("record.withdrawn")}</p>}
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
    </li>
  );
}

function Verdict({ verdict }: { readonly verdict: NonNullable<StockEntry["verdict"]> }) {
  const text = useText();
  const { money, day } = useFormats();
  const { price, priceDay, currency, moat, dcf, graham, consensus } = verdict;
  const values = [
    ["dcf", dcf],
    ["graham", graham],
    ["consensus", consensus],
  ] as const;
  return (
    <dl className={styles.said}>
      <div>
        <dt>{text("record.kind.moat")}</dt>
        <dd>{text(`record.row.${moat}`)}</dd>
      </div>
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{text(`record.short.${name}`)}</dt>
          <dd>{money(value, currency)}</dd>
        </div>
      ))}
      <div>
        <dt>{text("record.priceOn", { day: day(priceDay) })}</dt>
        <dd>{money(price, currency)}</dd>
      </div>
    </dl>
  );
}

/** What followed, of each span that has ended. */
function Outcomes({ outcomes }: Pick<StockEntry, "outcomes">) {
  const text = useText();
  const { day } = useFormats();
  return (
    <ul className={styles.outcomes}>
      {outcomes.map(({ months, until, isDue, excess }) => (
        <li key={months}>
          <span className={styles.months}>{text("record.months", { count: months, n: months })}</span>{" "}
          {excess !== null ? (
            <Change fraction={excess} />
          ) : (
            <span className={styles.pending}>
              {isDue ? text("record.outcomeUnknown") : text("record.outcomeFrom", { day: day(until) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
