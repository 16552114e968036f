import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { SaveButton } from "../../features/saved/index.ts";
import { readCompared, writeCompared } from "../../features/screener/address.ts";
import {
  namesScreen,
  type RenderGroups,
  type RenderStar,
  rememberScreen,
  Screener,
  type ScreenState,
  screenName,
  screenOf,
  useScreenWords,
  writeScreen,
} from "../../features/screener/index.ts";
import { CompanyPicker } from "../../features/search/index.ts";
import { StarButton } from "../../features/watchlists/index.ts";
import { type PageProps, queryState, router, setQuery, writeAddress } from "../../router/index.ts";
import { lazyPart, Skeleton } from "../../ui/index.ts";
import { useCheckTexts } from "./check-texts.ts";

const ColumnGroupsPart = lazy(async () => ({ default: (await import("./ColumnGroupsPart.tsx")).ColumnGroupsPart }));
const ScreenAlert = lazyPart(["alerts"], async () => (await import("./ScreenAlert.tsx")).ScreenAlert);
const ComparisonPart = lazy(async () => ({ default: (await import("./ComparisonPart.tsx")).ComparisonPart }));

interface ScreenerViewProps extends PageProps {
  readonly asOf: string | undefined;
}

const PATH = "/pages/basic-search";

/** Remembers the screen before the address changes: one that names no screen brings back the remembered one. */
function rememberAndWrite(screen: ScreenState): ReturnType<typeof writeScreen> {
  rememberScreen(screen);
  return writeScreen(screen);
}

const [, changeScreen] = queryState(screenOf, rememberAndWrite);

const compare = (symbols: readonly string[] | null): void =>
  setQuery({ compare: symbols === null ? undefined : writeCompared(symbols) }, "push");

const renderPicker = (onPick: (symbol: string) => void) => <CompanyPicker onPick={onPick} isFocused />;
const renderStar: RenderStar = ({ symbol, names }, tabIndex) => (
  <StarButton symbol={symbol} names={names} tabIndex={tabIndex} />
);

const renderGroups: RenderGroups = (shown) => (
  <Suspense>
    <ColumnGroupsPart {...shown} />
  </Suspense>
);

/** The screener, or the companies chosen in it side by side. */
export function ScreenerView({ query, asOf }: ScreenerViewProps) {
  const words = useScreenWords(useCheckTexts());
  const { f, strategyFilters, sector, sort, take, cols, view, why, compare: comparedText } = query;
  const state = useMemo(
    () => screenOf({ f, strategyFilters, sector, sort, take, cols, view, why }),
    [f, strategyFilters, sector, sort, take, cols, view, why],
  );
  useEffect(() => {
    // What is drawn may be older than the address, which a click has changed since.
    const { path, query: newest } = router.route.read();
    const screen = path === PATH ? screenOf(newest) : state;
    rememberScreen(screen);
    if (path === PATH && !namesScreen(newest)) setQuery(writeScreen(screen));
  }, [state]);
  const compared = readCompared(comparedText);
  const [selected, setSelected] = useState<readonly string[]>(compared ?? []);
  const select = useCallback((symbol: string, isSelected: boolean) => {
    setSelected((current) => (isSelected ? [...current, symbol] : current.filter((other) => other !== symbol)));
  }, []);
  if (compared) return <ComparisonPart codes={compared} asOf={asOf} words={words} onCompare={compare} />;
  // The first rows of an order are those of a day alone, and strategies have alerts of their own.
  const isPlain = state.take === null && state.strategies.length === 0;
  const isWatchable = asOf === undefined && isPlain && state.filters.length > 0;
  return (
    <Screener
      state={state}
      onChange={changeScreen}
      asOf={asOf}
      words={words}
      selected={selected}
      onSelect={select}
      onClear={() => setSelected([])}
      onCompare={() => compare(selected)}
      saveButton={
        <>
          <SaveButton
            kind="screen"
            label={words.text("screener.save")}
            readAddress={() => writeAddress(PATH, { ...writeScreen(state), asOf })}
            suggestName={() => screenName(state, words)}
          />
          {isWatchable && (
            <Suspense fallback={<Skeleton width="2.25rem" height="2.25rem" />}>
              <ScreenAlert state={state} words={words} />
            </Suspense>
          )}
        </>
      }
      renderPicker={renderPicker}
      renderStar={renderStar}
      renderGroups={renderGroups}
    />
  );
}
