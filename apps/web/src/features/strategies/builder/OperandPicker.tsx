import { useMemo } from "react";
import { useText } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import { Sheet } from "../../../ui/index.ts";
import type { PickerGroup, PickerOption } from "../../../ui/picker/matching-options.ts";
import { Picker } from "../../../ui/picker/Picker.tsx";
import { useSentenceWords } from "../sentence/use-sentence-words.ts";
import { writeSentence } from "../sentence/write-sentence.ts";
import type { Operand } from "./draft.ts";
import { operandGroups, operandId, operandSentence } from "./operands.ts";
import { recentOperands, rememberOperand } from "./recent-operands.ts";

/** What was chosen: a value, a check, or what is offered before them. */
export type Chosen =
  | { readonly kind: "operand"; readonly operand: Operand }
  | { readonly kind: "check"; readonly id: string }
  | { readonly kind: "before" };

interface OperandPickerProps {
  readonly title: string;
  /** Offered before the values, such as "a number". */
  readonly before?: string | undefined;
  readonly hasChecks: boolean;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onClose: () => void;
}

const BEFORE = "before";
const CHECK = "check:";

/** Finds a value or a check among some hundred, by typing or with the arrow keys; those chosen last come first. */
export function OperandPicker({ title, before, hasChecks, onChoose, onClose }: OperandPickerProps) {
  const text = useText();
  const { groups, operands } = useOptions(hasChecks);
  const recentIds = useObservable(recentOperands);
  const all = groups.flatMap(({ options }) => options);
  const recent = recentIds.flatMap((id) => all.find((option) => option.id === id) ?? []);
  const first = before === undefined ? [] : [{ name: "", options: [{ id: BEFORE, name: before, keywords: "" }] }];
  const choose = (id: string): void => {
    const operand = operands.get(id);
    if (id === BEFORE) onChoose({ kind: "before" });
    else if (operand) onChoose({ kind: "operand", operand });
    else onChoose({ kind: "check", id: id.slice(CHECK.length) });
    if (id !== BEFORE) rememberOperand(id);
    onClose();
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <Picker
        label={title}
        words={{
          search: text("builder.pickSearch"),
          none: (query) => text("builder.pickNone", { query }),
          noneExplained: text("builder.pickNoneExplained"),
        }}
        groups={[...first, ...groups]}
        recent={recent.length === 0 ? undefined : { name: text("builder.recent"), options: recent }}
        onChoose={choose}
      />
    </Sheet>
  );
}

interface Options {
  readonly groups: readonly PickerGroup[];
  readonly operands: ReadonlyMap<string, Operand>;
}

function useOptions(hasChecks: boolean): Options {
  const text = useText();
  const words = useSentenceWords();
  return useMemo(() => {
    const { names } = words;
    const offered = operandGroups(names.metrics);
    const optionOf = (operand: Operand): PickerOption => ({
      id: operandId(operand),
      name: writeSentence(operandSentence(operand, {}), words),
      keywords: keywordsOf(operand),
    });
    const checks = names.checks.map(({ id }) => ({ id: `${CHECK}${id}`, name: names.check(id), keywords: id }));
    const groups = offered.map(({ kind, operands }) => ({
      name: text(`builder.group.${kind}`),
      options: operands.map(optionOf),
    }));
    return {
      groups: hasChecks ? [...groups, { name: text("builder.group.check"), options: checks }] : groups,
      operands: new Map(offered.flatMap(({ operands }) => operands).map((operand) => [operandId(operand), operand])),
    };
  }, [hasChecks, text, words]);
}

/** The ids of a value: readers type "sma" and "atr" in every language. */
function keywordsOf(operand: Operand): string {
  if ("indicator" in operand) return `${operand.indicator} ${operand.output ?? ""}`;
  return Object.values(operand)
    .filter((value) => typeof value === "string")
    .join(" ");
}
