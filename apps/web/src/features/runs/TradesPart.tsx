import type { TradeReason } from "@plumbline/core/words";
import { useDeferredValue, useMemo, useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, Field, FieldInput, Notice, Select } from "../../ui/index.ts";
import { ExportButtons } from "./ExportButtons.tsx";
import { Part } from "./Part.tsx";
import { useReasonWords } from "./run-words.ts";
import type { RunResult } from "./runs.query.ts";
import styles from "./TradesPart.module.css";
import { TradesTable } from "./TradesTable.tsx";
import { listedExecutions } from "./trade-items.ts";
import { type Ordering, reasonsOf, shownTrades, type TradesFilter } from "./trade-rows.ts";

interface TradesPartProps extends Pick<RunResult, "trades" | "executions"> {
  /** Of the reader's run; null of one that is not the reader's. */
  readonly id: string | null;
}

const EVERYTHING: TradesFilter = { code: "", reason: null };
/** Trades that are seen at a glance: a filter would only be in the way. */
const MIN_FILTERED = 20;

/** Every trade with its executions, a filter and an export of what is shown; a click opens a trade of the reader on its chart. */
export function TradesPart({ id, trades, executions }: TradesPartProps) {
  const text = useText();
  const { count } = useFormats();
  const [ordering, setOrdering] = useState<Ordering>({ by: "entryDate", descending: false });
  const [filter, setFilter] = useState(EVERYTHING);
  // Typing stays fluent while many rows are put in order.
  const settled = useDeferredValue(filter);
  const rows = useMemo(() => shownTrades(trades, settled, ordering), [trades, settled, ordering]);
  const total = trades.code.length;
  if (total === 0) return null;
  const isFiltered = rows.length < total;
  return (
    <Part
      title={text("runs.trades")}
      note={isFiltered ? text("runs.tradesShown", { n: count(rows.length), total: count(total) }) : count(total)}
      tools={id !== null && <ExportButtons id={id} filter={isFiltered ? settled : null} />}
    >
      {total >= MIN_FILTERED && <TradesFilterFields trades={trades} filter={filter} onChange={setFilter} />}
      {rows.length === 0 ? (
        <Notice
          title={text("runs.noTradeMatches")}
          action={<Button onClick={() => setFilter(EVERYTHING)}>{text("runs.allTrades")}</Button>}
        />
      ) : (
        <TradesTable
          id={id}
          trades={trades}
          executions={listedExecutions(executions)}
          rows={rows}
          ordering={ordering}
          onOrder={setOrdering}
        />
      )}
    </Part>
  );
}

interface FilterFieldsProps {
  readonly trades: RunResult["trades"];
  readonly filter: TradesFilter;
  readonly onChange: (filter: TradesFilter) => void;
}

/** The longest beginning of a symbol that the export takes. */
const MAX_CODE = 20;

function TradesFilterFields({ trades, filter, onChange }: FilterFieldsProps) {
  const text = useText();
  const reasonOf = useReasonWords();
  const reasons = useMemo(() => reasonsOf(trades), [trades]);
  const isOfOneStock = trades.code.every((code) => code === trades.code[0]);
  if (isOfOneStock && reasons.length < 2) return null;
  return (
    <search className={styles.filter} data-print="hide">
      {!isOfOneStock && (
        <Field label={text("runs.filterCode")}>
          <FieldInput
            type="search"
            className={styles.code}
            value={filter.code}
            maxLength={MAX_CODE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => onChange({ ...filter, code: target.value })}
          />
        </Field>
      )}
      {reasons.length > 1 && (
        <Field label={text("runs.column.reason")}>
          <Select
            value={filter.reason ?? ""}
            onChange={({ target }) => onChange({ ...filter, reason: (target.value || null) as TradeReason | null })}
          >
            <option value="">{text("runs.anyReason")}</option>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {reasonOf(reason)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </search>
  );
}
