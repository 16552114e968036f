import type { WireStrategy } from "@plumbline/contract";
import { useMemo } from "react";
import { translator, useText } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import { Select } from "../../../ui/index.ts";
import { useSentenceWords } from "../sentence/use-sentence-words.ts";
import { writeSentence } from "../sentence/write-sentence.ts";
import styles from "./Builder.module.css";
import type { Operand } from "./draft.ts";
import { NumberField } from "./NumberField.tsx";
import { operandGroups, operandId, operandSentence, parametersOf } from "./operands.ts";
import { useDraft } from "./use-draft.ts";

interface OperandFieldProps {
  readonly label: string;
  /** Null: what stands before the operands is chosen, such as "a number". */
  readonly operand: Operand | null;
  /** Offered before the operands, such as "a number". */
  readonly before?: { readonly label: string; readonly onChoose: () => void };
  /** Offered after them: the checks, which are no values. */
  readonly checks?: { readonly chosen: string | null; readonly onChoose: (id: string) => void };
  /** The strategy with another operand in this place. */
  readonly place: (operand: Operand) => WireStrategy;
}

/** Chooses what a rule looks at, with its numbers beside it. */
export function OperandField({ label, operand, before, checks, place }: OperandFieldProps) {
  const text = useText();
  const words = useSentenceWords();
  const { strategy, change } = useDraft();
  const { parameters } = strategy;
  const groups = useMemo(() => operandGroups(words.names.metrics), [words.names.metrics]);
  const chosenId = operand ? operandId(operand) : null;
  const phrase = (each: Operand) => writeSentence(operandSentence(each, parameters), words);
  const choose = (value: string): void => {
    const found = groups.flatMap(({ operands }) => operands).find((each) => operandId(each) === value);
    if (value === "before") before?.onChoose();
    else if (value.startsWith("check:")) checks?.onChoose(value.slice("check:".length));
    else if (found) change(place(found));
  };
  return (
    <span className={styles.operand}>
      <Select
        aria-label={label}
        className={styles.select}
        value={chosenId ?? (checks?.chosen ? `check:${checks.chosen}` : "before")}
        onChange={({ target }) => choose(target.value)}
      >
        {before && <option value="before">{before.label}</option>}
        {groups.map(({ kind, operands }) => (
          <optgroup key={kind} label={text(`builder.group.${kind}`)}>
            {operands.map((each) => {
              const id = operandId(each);
              return (
                <option key={id} value={id}>
                  {phrase(id === chosenId && operand ? operand : each)}
                </option>
              );
            })}
          </optgroup>
        ))}
        {checks && (
          <optgroup label={text("builder.group.check")}>
            {words.names.checks.map((id) => (
              <option key={id} value={`check:${id}`}>
                {words.names.check(id)}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
      {operand && <OperandNumbers operand={operand} place={place} />}
    </span>
  );
}

interface OperandNumbersProps {
  readonly operand: Operand;
  readonly place: (operand: Operand) => WireStrategy;
}

function OperandNumbers({ operand, place }: OperandNumbersProps) {
  const { find } = useObservable(translator);
  const nameOf = (id: string) => find(`setup.parameter.${id}`) ?? id;
  if ("monthlyAverage" in operand) {
    return (
      <NumberField
        label={nameOf("months")}
        value={operand.monthlyAverage}
        unit="count"
        min={2}
        max={120}
        isWhole
        place={(monthlyAverage) => place({ ...operand, monthlyAverage })}
      />
    );
  }
  if (!("indicator" in operand)) return null;
  return parametersOf(operand.indicator).map(({ id, default: standard, minimum, maximum, isWhole }) => (
    <NumberField
      key={id}
      label={nameOf(id)}
      value={operand.parameters?.[id] ?? standard}
      unit={isWhole ? "count" : "times"}
      min={minimum}
      max={maximum}
      isWhole={isWhole}
      place={(value) => place({ ...operand, parameters: { ...operand.parameters, [id]: value } })}
    />
  ));
}
