import { CHECK_TABS } from "@plumbline/contract/calls";
import { useSuspenseQueries } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type CSSProperties, type ReactNode, useId, useMemo } from "react";
import { MISSING } from "../../../format/index.ts";
import { useNameOf } from "../../../i18n/index.ts";
import { writeAddress } from "../../../router/index.ts";
import { Button, classNames, Link, Notice } from "../../../ui/index.ts";
import { type ScreenWords, typeName } from "../catalogue/screen-words.ts";
import type { RenderStar } from "../results/ResultRow.tsx";
import { hasOldAccounts, rowsOf } from "../results/screen-rows.ts";
import { CheckLegend, OldAccountsNote } from "../results/TableNotes.tsx";
import { companiesQuery, type RequestedColumn, type RowsAnswer } from "../screener.query.ts";
import styles from "./CompanyComparison.module.css";
import { CheckRows, NumberRows } from "./ComparisonRows.tsx";
import { comparedNumbers } from "./compared-numbers.ts";

/** The states of checks that the comparison counts. */
const TALLIED = ["pass", "near", "fail"] as const;

interface CompanyComparisonProps {
  /** One to four symbols. */
  readonly codes: readonly string[];
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  readonly onRemove: (symbol: string) => void;
  /** Draws the star of a company: it belongs to another feature. */
  readonly renderStar: RenderStar;
  /** Draws the verdicts on two companies or more and their returns, for the same reason. */
  readonly renderPictures: (symbols: readonly string[]) => ReactNode;
}

/** Compares companies side by side, number by number; the best value of each row is marked. */
export function CompanyComparison(props: CompanyComparisonProps) {
  const { codes, asOf, words, onRemove, renderStar, renderPictures } = props;
  const { text, catalogue } = words;
  const groups = useMemo(() => comparedNumbers(catalogue), [catalogue]);
  const requested = useMemo((): RequestedColumn[] => {
    const numbers = groups.flatMap(([, members]) => members.map(({ id }) => ({ metric: id })));
    return [...numbers, ...[...catalogue.checks.keys()].map((id) => ({ check: id }))];
  }, [groups, catalogue]);
  const noteId = useId();
  const answer = useCompanies(codes, requested, asOf);
  if (!answer) return null;
  const unknown = answer.unknown.length > 0 && (
    <Notice title={text("screener.unknownCodes", { symbols: answer.unknown.join(text("screener.listSeparator")) })} />
  );
  const compared = answer.rows.symbol.length;
  if (compared === 0) return unknown || null;
  const shown = groups.flatMap(([, members]) => members.map(({ id }) => ({ kind: "metric" as const, id })));
  return (
    <>
      {unknown}
      <div className={classNames(styles.parts, compared === 2 && styles.ofTwo)}>
        {compared > 1 && <div className={styles.pictures}>{renderPictures(answer.rows.symbol)}</div>}
        <div className={styles.scroller} style={{ "--companies": compared } as CSSProperties}>
          <table className={styles.table} aria-label={text("screener.comparison")}>
            <ComparedHead answer={answer} asOf={asOf} words={words} onRemove={onRemove} renderStar={renderStar} />
            {groups.map(([group, numbers]) => (
              <NumberRows key={group} group={group} numbers={numbers} answer={answer} words={words} noteId={noteId} />
            ))}
            <CheckRows tabs={CHECK_TABS} answer={answer} words={words} />
          </table>
        </div>
      </div>
      <CheckLegend states={TALLIED} words={words} />
      <p className={styles.note}>{text("screener.comparisonNote")}</p>
      {hasOldAccounts(rowsOf(answer), shown, catalogue) && <OldAccountsNote id={noteId} words={words} />}
    </>
  );
}

interface ComparedHeadProps {
  readonly answer: RowsAnswer;
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  readonly onRemove: (symbol: string) => void;
  readonly renderStar: RenderStar;
}

/** The companies in the head of the table: each with a link, its sector and the end of its accounts. */
function ComparedHead({ answer, asOf, words, onRemove, renderStar }: ComparedHeadProps) {
  const { text, formats } = words;
  const nameOf = useNameOf();
  return (
    <thead className={styles.head}>
      <tr>
        <td className={styles.what} />
        {rowsOf(answer).map(({ symbol, names, sector, companyType, periodEnd }) => (
          <th key={symbol} scope="col">
            <span className={styles.identity}>
              <Link to={writeAddress("/pages/analysis", { code: symbol, asOf })} className={styles.symbol}>
                {symbol}
              </Link>
              {renderStar({ symbol, names })}
              <Button
                look="quiet"
                icon
                className={styles.remove}
                aria-label={text("screener.takeOut", { symbol })}
                data-print="hide"
                onClick={() => onRemove(symbol)}
              >
                <X size={15} aria-hidden="true" />
              </Button>
            </span>
            <span className={styles.name} title={nameOf(names)}>
              {nameOf(names)}
            </span>
            <span className={styles.about}>
              {sector === null ? typeName(companyType, words) : words.sector(sector)}
            </span>
            <span className={styles.about}>
              {periodEnd === null ? MISSING : text("screener.accountsUpTo", { day: formats.day(periodEnd) })}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The largest number of columns in one answer. */
const MAX_COLUMNS_PER_REQUEST = 40;

/** Reads companies with any number of columns, in as many parallel requests as that takes. */
function useCompanies(
  codes: readonly string[],
  columns: readonly RequestedColumn[],
  asOf: string | undefined,
): RowsAnswer | null {
  const parts = Array.from({ length: Math.ceil(columns.length / MAX_COLUMNS_PER_REQUEST) }, (_, part) =>
    columns.slice(part * MAX_COLUMNS_PER_REQUEST, (part + 1) * MAX_COLUMNS_PER_REQUEST),
  );
  const answers = useSuspenseQueries({ queries: parts.map((part) => companiesQuery(codes, part, asOf)) });
  const [first] = answers;
  if (!first?.data) return null;
  return { ...first.data, columns: answers.flatMap(({ data }) => data?.columns ?? []) };
}
