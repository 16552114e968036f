import type { WireFigure, WireRow } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call, callQuery } from "../../api/index.ts";

/** The most codes, and the most columns, that one call answers. */
const MAX_CODES = 50;
const MAX_COLUMNS = 40;

/** The check that compares the price with the DCF value: its value is price ÷ DCF value. */
const DCF_CHECK = "O5";

type ScreenRows = Extract<CallOutput<"screener">, { kind: "rows" }>;
type Because = NonNullable<ScreenRows["columns"][number]["because"]>[number] & string;

/** How many of a company's checks have each result; those that mean nothing for it are not counted. */
export interface CheckCounts {
  readonly pass: number;
  readonly near: number;
  readonly fail: number;
  readonly unknown: number;
  /** Why the first check without a result has none; null where all have one. */
  readonly because: Because | null;
}

/** What a list shows of a stock beside its name; what has not been answered yet is undefined. */
export interface LiveRow {
  /** Null when the market has no such stock any more. */
  readonly quote: WireRow | null | undefined;
  /** DCF value ÷ price − 1. */
  readonly gap: WireFigure | undefined;
  /** Null when the market has no such stock any more. */
  readonly checks: CheckCounts | null | undefined;
}

/** Cuts a list into pieces of at most `size`. */
function pieces<One>(all: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, k) => all.slice(k * size, (k + 1) * size));
}

/**
 * What the market says of the stocks of a list, in as many calls as that takes.
 *
 * @param isWhole Whether the counts of all checks are wanted: the small list does without.
 */
export function useLiveRows(codes: readonly string[], isWhole: boolean): (code: string) => LiveRow {
  // In the order of the alphabet, so that another order of the list asks for nothing anew.
  const sorted = useMemo(() => [...codes].sort(), [codes]);
  const quotes = useQuery(quotesQuery(sorted)).data;
  const screens = useQuery(screensQuery(sorted, isWhole)).data;
  return useMemo(() => {
    const asked = new Set(quotes?.codes);
    return (code) => ({
      quote: asked.has(code) ? (quotes?.rows.get(code) ?? null) : undefined,
      gap: screens && gapOf(code, screens),
      checks: isWhole && screens ? countsOf(code, screens) : undefined,
    });
  }, [quotes, screens, isWhole]);
}

/** While a stock is added, the others stay on screen. */
function quotesQuery(codes: readonly string[]) {
  return queryOptions({
    queryKey: ["watchedQuotes", codes],
    queryFn: async ({ signal }) => {
      const parts = pieces(codes, MAX_CODES);
      const answers = await Promise.all(parts.map((part) => call("priceChart", { codes: part.join(",") }, { signal })));
      const rows = answers.flatMap((answer) => (answer.kind === "rows" ? answer.rows : []));
      return { codes, rows: new Map(rows.map((row): [string, WireRow] => [row.symbol, row])) };
    },
    placeholderData: keepPreviousData,
  });
}

/** The fair-value gaps, and with `isWhole` all checks, of some stocks. */
function screensQuery(codes: readonly string[], isWhole: boolean) {
  return queryOptions({
    queryKey: ["watchedScreens", codes, isWhole],
    queryFn: async ({ client, signal }): Promise<readonly Screen[]> => {
      const checks = isWhole ? checkIds(await client.ensureQueryData(callQuery("fundamentals", {}))) : [];
      const columns = pieces([DCF_CHECK, ...checks], MAX_COLUMNS);
      const screens: Screen[] = [];
      // One part after the other: all calls of a long list at once are more than a small server takes.
      for (const part of pieces(codes, MAX_CODES)) {
        const asked = new Set(part);
        const calls = columns.map((ids) =>
          call("screener", { codes: part, columns: ids.map((check) => ({ check })) }, { signal }),
        );
        screens.push(
          ...(await Promise.all(calls)).flatMap((answer) => (answer.kind === "rows" ? { ...answer, asked } : [])),
        );
      }
      return screens;
    },
    placeholderData: keepPreviousData,
  });
}

function checkIds(answer: CallOutput<"fundamentals">): string[] {
  return answer.kind === "catalogue" ? answer.checks.map(({ id }) => id).filter((id) => id !== DCF_CHECK) : [];
}

/** A screen of some stocks, with those that it was asked for. */
export interface Screen extends Pick<ScreenRows, "rows" | "columns"> {
  readonly asked: ReadonlySet<string>;
}

const gaps = new WeakMap<Screen, Map<string, WireFigure>>();

/** The same figure for the same answer, so that an open explanation stays open. */
function gapOf(code: string, screens: readonly Screen[]): WireFigure | undefined {
  const screen = screens.find(({ asked, columns }) => asked.has(code) && columns.some(({ id }) => id === DCF_CHECK));
  if (!screen) return undefined;
  let known = gaps.get(screen);
  if (!known) {
    known = new Map();
    gaps.set(screen, known);
  }
  const figure = known.get(code) ?? fairValueGap(code, screen);
  known.set(code, figure);
  return figure;
}

/** DCF value ÷ price − 1, from the check that has the inverse. */
export function fairValueGap(code: string, { rows, columns }: Omit<Screen, "asked">): WireFigure {
  const place = rows.symbol.indexOf(code);
  const column = columns.find(({ id, kind }) => kind === "check" && id === DCF_CHECK);
  if (place === -1 || !column) return { value: null, because: "not-in-market-data" };
  const priceToValue = column.values[place] ?? null;
  if (priceToValue === null || priceToValue <= 0) {
    return { value: null, because: column.because?.[place] ?? "not-in-market-data" };
  }
  const filedAt = rows.filedAt[place];
  const provenance = { ...column.provenance, formula: "DCF-01: dcfValue ÷ priceInAccounts − 1" };
  return { value: 1 / priceToValue - 1, provenance: filedAt ? { ...provenance, filedAt } : provenance };
}

/** Counts the states of all checks of a company; undefined of a stock that was not asked for. */
export function countsOf(code: string, screens: readonly Screen[]): CheckCounts | null | undefined {
  const answers = screens.filter(({ asked }) => asked.has(code));
  if (answers.length === 0) return undefined;
  const counts = { pass: 0, near: 0, fail: 0, unknown: 0, "not-applicable": 0 };
  const reasons: Because[] = [];
  for (const { rows, columns } of answers) {
    const place = rows.symbol.indexOf(code);
    if (place === -1) return null;
    for (const { states, because } of columns) {
      const state = states?.[place];
      if (state) counts[state]++;
      const why = because?.[place];
      if (why && state === "unknown") reasons.push(why);
    }
  }
  const { pass, near, fail, unknown } = counts;
  return { pass, near, fail, unknown, because: reasons[0] ?? null };
}
