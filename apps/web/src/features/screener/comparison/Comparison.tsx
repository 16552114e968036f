import { CHECK_TABS } from "@plumbline/contract/calls";
import { type CSSProperties, useId, useMemo } from "react";
import { Notice } from "../../../ui/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { CheckLegend } from "../results/CheckLegend.tsx";
import { OldAccountsNote } from "../results/OldAccountsNote.tsx";
import { hasOldAccounts } from "../results/old-accounts.ts";
import { rowsOf } from "../results/screen-rows.ts";
import type { ColumnAsked } from "../screener.query.ts";
import { CheckRows } from "./CheckRows.tsx";
import { ComparedHead } from "./ComparedHead.tsx";
import styles from "./Comparison.module.css";
import { comparedNumbers } from "./compared-numbers.ts";
import { NumberRows } from "./NumberRows.tsx";
import { useCompanies } from "./use-companies.ts";

/** The states of checks that the comparison counts. */
const TALLIED = ["pass", "near", "fail"] as const;

interface ComparisonProps {
  /** One to four symbols. */
  readonly codes: readonly string[];
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  readonly onRemove: (symbol: string) => void;
}

/** Companies side by side, number by number, the best of each row marked. */
export function Comparison({ codes, asOf, words, onRemove }: ComparisonProps) {
  const { text, catalogue } = words;
  const groups = useMemo(() => comparedNumbers(catalogue), [catalogue]);
  const asked = useMemo((): ColumnAsked[] => {
    const numbers = groups.flatMap(([, members]) => members.map(({ id }) => ({ metric: id })));
    return [...numbers, ...[...catalogue.checks.keys()].map((id) => ({ check: id }))];
  }, [groups, catalogue]);
  const noteId = useId();
  const answer = useCompanies(codes, asked, asOf);
  if (!answer) return null;
  const unknown = answer.unknown.length > 0 && (
    <Notice title={text("screener.unknownCodes", { symbols: answer.unknown.join(text("screener.listSeparator")) })} />
  );
  if (answer.rows.symbol.length === 0) return unknown || null;
  const shown = groups.flatMap(([, members]) => members.map(({ id }) => ({ kind: "metric" as const, id })));
  return (
    <>
      {unknown}
      <div className={styles.scroller} style={{ "--companies": answer.rows.symbol.length } as CSSProperties}>
        <table className={styles.table} aria-label={text("screener.comparison")}>
          <ComparedHead answer={answer} asOf={asOf} words={words} onRemove={onRemove} />
          {groups.map(([group, numbers]) => (
            <NumberRows key={group} group={group} numbers={numbers} answer={answer} words={words} noteId={noteId} />
          ))}
          <CheckRows tabs={CHECK_TABS} answer={answer} words={words} />
        </table>
      </div>
      <CheckLegend states={TALLIED} words={words} />
      <p className={styles.note}>{text("screener.comparisonNote")}</p>
      {hasOldAccounts(rowsOf(answer), shown, catalogue) && <OldAccountsNote id={noteId} words={words} />}
    </>
  );
}
