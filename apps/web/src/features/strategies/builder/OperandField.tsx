import type { WireStrategy } from "@plumbline/contract";
import type { SentenceUnit } from "@plumbline/core/strategy";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { translator, useText } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import { Button } from "../../../ui/index.ts";
import { useSentenceWords } from "../sentence/use-sentence-words.ts";
import { writeSentence } from "../sentence/write-sentence.ts";
import styles from "./Builder.module.css";
import type { Operand } from "./draft.ts";
import { NumberField } from "./NumberField.tsx";
import { OperandPicker } from "./OperandPicker.tsx";
import { OperandShift } from "./OperandShift.tsx";
import { operandSentence, parametersOf } from "./operands.ts";
import { useDraft } from "./use-draft.ts";

interface OperandFieldProps {
  readonly label: string;
  /** Null: what stands before the operands is chosen, such as "a number", or a check. */
  readonly operand: Operand | null;
  /** Offered before the operands, such as "a number". */
  readonly before?: { readonly label: string; readonly onChoose: () => void };
  /** Offered after them: the checks, which are no values. */
  readonly checks?: { readonly chosen: string | null; readonly onChoose: (id: string) => void };
  /** In which a number is written: the unit of what it is compared with. */
  readonly unit?: SentenceUnit;
  /** The strategy with another operand in this place. */
  readonly place: (operand: Operand) => WireStrategy;
}

/** Chooses what a rule looks at, with its numbers beside it. */
export function OperandField({ label, operand, before, checks, unit = "count", place }: OperandFieldProps) {
  const text = useText();
  const { change } = useDraft();
  const [isOpen, setOpen] = useState(false);
  const shown = useShown({ operand, check: checks?.chosen ?? null, before: before?.label ?? "" });
  return (
    <span className={styles.operand}>
      <Button
        className={styles.pick}
        aria-haspopup="dialog"
        aria-label={text("builder.choose", { name: label, shown })}
        onClick={() => setOpen(true)}
      >
        <span className={styles.picked} title={shown}>
          {shown}
        </span>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      {operand && <OperandNumbers operand={operand} unit={unit} place={place} />}
      {operand && <OperandShift operand={operand} place={place} />}
      {isOpen && (
        <OperandPicker
          title={label}
          before={before?.label}
          hasChecks={checks !== undefined}
          onChoose={(chosen) => {
            if (chosen.kind === "before") before?.onChoose();
            else if (chosen.kind === "check") checks?.onChoose(chosen.id);
            else change(place(chosen.operand));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

interface ShownOperand {
  readonly operand: Operand | null;
  readonly check: string | null;
  readonly before: string;
}

/** What is chosen as a phrase, without what stands in fields of its own. */
function useShown({ operand, check, before }: ShownOperand): string {
  const text = useText();
  const words = useSentenceWords();
  const { parameters } = useDraft().strategy;
  if (operand === null) return check === null ? before : words.names.check(check);
  if ("number" in operand) return text("builder.aNumber");
  const { barsAgo: _, times: __, ...bare } = operand;
  return writeSentence(operandSentence(bare as Operand, parameters), words);
}

interface OperandNumbersProps {
  readonly unit: SentenceUnit;
  readonly operand: Operand;
  readonly place: (operand: Operand) => WireStrategy;
}

function OperandNumbers({ operand, unit, place }: OperandNumbersProps) {
  const text = useText();
  const { find } = useObservable(translator);
  const nameOf = (id: string) => find(`setup.parameter.${id}`) ?? id;
  if ("number" in operand) {
    return (
      <NumberField
        label={text("builder.value")}
        value={operand.number}
        unit={unit}
        place={(number) => place({ ...operand, number })}
      />
    );
  }
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
