import type { WireStrategy } from "@plumbline/contract";
import { X } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Boundary, Button, Select, Sheet, Skeleton } from "../../../ui/index.ts";
import { INDEX_IDS } from "../sentence/strategy-names.ts";
import { useSentenceWords } from "../sentence/use-sentence-words.ts";
import styles from "./Builder.module.css";
import { FIRST_RULE, moved, type Rule } from "./draft.ts";
import { type GroupPart, GroupPicker } from "./GroupPicker.tsx";
import { Problems } from "./Problems.tsx";
import { RuleRow } from "./RuleRow.tsx";
import { useDraft } from "./use-draft.ts";

type Universe = WireStrategy["universe"];

/** The stocks that a strategy looks at before any other rule. Which market or list is tested is said with the backtest. */
export function UniverseFields() {
  const text = useText();
  return (
    <div className={styles.settings}>
      <IndexField />
      <NamesField part="sectors" />
      <NamesField part="industries" />
      <NamesField part="companyTypes" />
      <UniverseRules />
      <Problems path="universe" isExact />
      <p className={styles.waiting}>{text("builder.universeNote")}</p>
    </div>
  );
}

/** The draft's universe, and how another one takes its place. */
function useUniverse() {
  const { strategy } = useDraft();
  return {
    universe: strategy.universe,
    withUniverse: (universe: Universe): WireStrategy => ({ ...strategy, universe }),
  };
}

function IndexField() {
  const text = useText();
  const { change } = useDraft();
  const { names } = useSentenceWords();
  const { universe, withUniverse } = useUniverse();
  const { index, ...others } = universe;
  const known: readonly string[] = index === undefined ? INDEX_IDS : [...new Set([...INDEX_IDS, index])];
  return (
    <div className={styles.setting}>
      <span className={styles.caption}>{text("builder.universe.index")}</span>
      <Select
        aria-label={text("builder.universe.index")}
        value={index ?? ""}
        onChange={({ target }) =>
          change(withUniverse(target.value === "" ? others : { ...universe, index: target.value }))
        }
      >
        <option value="">{text("builder.universe.any")}</option>
        {known.map((id) => (
          <option key={id} value={id}>
            {names.index(id)}
          </option>
        ))}
      </Select>
    </div>
  );
}

const NAMES = { sectors: "sector", industries: "industry", companyTypes: "companyType" } as const;

/** Sectors, industries or kinds of companies: none means all. */
function NamesField({ part }: { readonly part: GroupPart }) {
  const text = useText();
  const { change } = useDraft();
  const { universe, withUniverse } = useUniverse();
  const { names } = useSentenceWords();
  const nameOf = names[NAMES[part]];
  const [isOpen, setOpen] = useState(false);
  const { [part]: chosen = [], ...others } = universe;
  const write = (next: readonly string[]) =>
    change(withUniverse((next.length === 0 ? others : { ...universe, [part]: [...next] }) as Universe));
  const toggle = (id: string) =>
    write((chosen as readonly string[]).includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const title = text(`builder.universe.${part}`);
  const shown = text(chosen.length === 0 ? "builder.universe.any" : "builder.universe.more");
  return (
    <div className={styles.setting}>
      <span className={styles.caption}>{title}</span>
      <span className={styles.names}>
        {chosen.map((id) => (
          <span key={id} className={styles.chosen}>
            {nameOf(id)}
            <Button
              look="quiet"
              icon
              aria-label={text("builder.without", { name: nameOf(id) })}
              onClick={() => toggle(id)}
            >
              <X size={14} aria-hidden="true" />
            </Button>
          </span>
        ))}
        <Button
          aria-haspopup="dialog"
          aria-label={text("builder.choose", { name: title, shown })}
          onClick={() => setOpen(true)}
        >
          {shown}
        </Button>
      </span>
      {isOpen && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <Boundary loading={<Skeleton height="20rem" />}>
            <GroupPicker part={part} title={title} chosen={chosen} nameOf={nameOf} onToggle={toggle} />
          </Boundary>
        </Sheet>
      )}
    </div>
  );
}

/** Rules that a stock passes on the day on which it may be bought; ranks of the other rules are taken among those that pass. */
function UniverseRules() {
  const text = useText();
  const { change } = useDraft();
  const { universe, withUniverse } = useUniverse();
  const { rules = [], ...others } = universe;
  const withRules = (next: readonly Rule[]) =>
    withUniverse((next.length === 0 ? others : { ...universe, rules: [...next] }) as Universe);
  return (
    <div className={styles.group}>
      <ul className={styles.rules}>
        {rules.map((rule, at) => (
          <RuleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place.
            key={at}
            rule={rule}
            path={`universe.rules.${at}`}
            kind="filter"
            n={at + 1}
            count={rules.length}
            place={(next) => withRules(rules.with(at, next))}
            onRemove={() => change(withRules(rules.toSpliced(at, 1)))}
            onMove={(by) => change(withRules(moved(rules, at, at + by)))}
          />
        ))}
      </ul>
      <Button onClick={() => change(withRules([...rules, FIRST_RULE]))}>{text("builder.universe.addRule")}</Button>
    </div>
  );
}
