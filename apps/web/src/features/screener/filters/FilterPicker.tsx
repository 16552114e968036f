import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callQuery } from "../../../api/index.ts";
import { Sheet } from "../../../ui/index.ts";
import type { PickerGroup } from "../../../ui/picker/matching-options.ts";
import { Picker } from "../../../ui/picker/Picker.tsx";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { strategyName, useStrategyNames } from "../catalogue/strategy-name.ts";
import { MAX_STRATEGIES } from "../screen-state.ts";
import { pickerWords } from "./picker-words.ts";
import { companyGroups, valueGroups } from "./value-groups.ts";

/** Strategies stand beside numbers and checks: what they are is part of their id here. */
const STRATEGY = "strategy:";

interface FilterPickerProps {
  /** Strategies that the screen has. */
  readonly chosen: readonly string[];
  readonly words: ScreenWords;
  readonly onChoose: (id: string) => void;
  readonly onStrategy: (id: string) => void;
  readonly onClose: () => void;
}

/** Chooses what to filter by. */
export function FilterPicker({ chosen, words, onChoose, onStrategy, onClose }: FilterPickerProps) {
  const title = words.text("screener.pickFilter");
  const strategies = useStrategyGroup(chosen, words);
  const groups = useMemo(
    // Last: they arrive when the others are there already.
    () => [companyGroups(words), ...valueGroups(words), ...(strategies ? [strategies] : [])],
    [words, strategies],
  );
  const choose = (id: string): void => {
    onClose();
    if (id.startsWith(STRATEGY)) onStrategy(id.slice(STRATEGY.length));
    else onChoose(id);
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <Picker label={title} words={pickerWords(words)} groups={groups} onChoose={choose} />
    </Sheet>
  );
}

/** The strategies of the library that the data allow; null until they are known, and where a screen has as many as it can. */
function useStrategyGroup(chosen: readonly string[], words: ScreenWords): PickerGroup | null {
  useStrategyNames(true);
  const { data } = useQuery(callQuery("strategies", {}));
  return useMemo(() => {
    if (!data || chosen.length >= MAX_STRATEGIES) return null;
    const offered = data.strategies.filter(({ id, available }) => available && !chosen.includes(id));
    const options = offered.map(({ id, source }) => ({
      id: STRATEGY + id,
      name: strategyName(id, words),
      keywords: source,
    }));
    return options.length === 0 ? null : { name: words.text("screener.groupName.strategies"), options };
  }, [data, chosen, words]);
}
