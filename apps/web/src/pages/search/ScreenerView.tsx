import { lazy, useCallback, useEffect, useMemo, useState } from "react";
import { refusals } from "../../features/checks/index.ts";
import {
  namesScreen,
  readCompared,
  rememberScreen,
  Screener,
  type ScreenState,
  screenOf,
  useScreenWords,
  writeCompared,
  writeScreen,
} from "../../features/screener/index.ts";
import { CompanyPicker, PinButton } from "../../features/search/index.ts";
import { type PageProps, queryState, router, setQuery } from "../../router/index.ts";
import { useCheckTexts } from "./check-texts.ts";

const ComparisonPart = lazy(async () => ({ default: (await import("./ComparisonPart.tsx")).ComparisonPart }));

interface ScreenerViewProps extends PageProps {
  readonly asOf: string | undefined;
}

/** Remembers the screen before the address changes: one that names no screen brings back the remembered one. */
function rememberAndWrite(screen: ScreenState): ReturnType<typeof writeScreen> {
  rememberScreen(screen);
  return writeScreen(screen);
}

const [, changeScreen] = queryState(screenOf, rememberAndWrite);

const compare = (symbols: readonly string[] | null): void =>
  setQuery({ compare: symbols === null ? undefined : writeCompared(symbols) }, "push");

const renderPicker = (onPick: (symbol: string) => void) => <CompanyPicker onPick={onPick} />;
const renderPin = (symbol: string, tabIndex: number) => <PinButton symbol={symbol} tabIndex={tabIndex} />;

/** The screener, or the companies chosen in it side by side. */
export function ScreenerView({ query, asOf }: ScreenerViewProps) {
  const words = useScreenWords(useCheckTexts());
  const { f, sector, sort, take, cols, why, compare: comparedText } = query;
  const state = useMemo(() => screenOf({ f, sector, sort, take, cols, why }), [f, sector, sort, take, cols, why]);
  useEffect(() => {
    rememberScreen(state);
    if (!namesScreen(router.route.read().query)) setQuery(writeScreen(state));
  }, [state]);
  const compared = readCompared(comparedText);
  const [selected, setSelected] = useState<readonly string[]>(compared ?? []);
  const select = useCallback((symbol: string, isSelected: boolean) => {
    setSelected((current) => (isSelected ? [...current, symbol] : current.filter((other) => other !== symbol)));
  }, []);
  if (compared) return <ComparisonPart codes={compared} asOf={asOf} words={words} onCompare={compare} />;
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
      refusals={refusals}
      renderPicker={renderPicker}
      renderPin={renderPin}
    />
  );
}
