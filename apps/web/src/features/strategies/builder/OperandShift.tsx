import type { WireStrategy } from "@plumbline/contract";
import { STRATEGY_LIMITS } from "@plumbline/core/words";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import styles from "./Builder.module.css";
import { numberIn, type Operand, type Tunable } from "./draft.ts";
import { NumberField } from "./NumberField.tsx";
import { useDraft } from "./use-draft.ts";

interface OperandShiftProps {
  readonly operand: Operand;
  readonly place: (operand: Operand) => WireStrategy;
}

/** A multiple of a value, and the value of some days before: shown where they are set, otherwise behind a button. */
export function OperandShift({ operand, place }: OperandShiftProps) {
  const text = useText();
  const { parameters } = useDraft().strategy;
  const [isOpen, setOpen] = useState(false);
  const { times, barsAgo, ...rest } = operand;
  const isPlain = (value: Tunable | undefined, neutral: number) =>
    value === undefined || (typeof value === "number" && numberIn(value, parameters) === neutral);
  const showsTimes = isOpen || !isPlain(times, 1);
  const showsDays = isOpen || !isPlain(barsAgo, 0);
  const placeTimes = (next: Tunable) =>
    place(
      (next === 1 ? { ...rest, ...(barsAgo !== undefined && { barsAgo }) } : { ...operand, times: next }) as Operand,
    );
  const placeDays = (next: Tunable) =>
    place((next === 0 ? { ...rest, ...(times !== undefined && { times }) } : { ...operand, barsAgo: next }) as Operand);
  return (
    <>
      {showsTimes && (
        <span className={styles.shift}>
          <span aria-hidden="true">×</span>
          <NumberField label={text("builder.times")} value={times ?? 1} unit="times" place={placeTimes} />
        </span>
      )}
      {showsDays && (
        <span className={styles.shift}>
          <NumberField
            label={text("builder.barsAgo")}
            value={barsAgo ?? 0}
            unit="count"
            min={0}
            max={STRATEGY_LIMITS.barsAgo}
            isWhole
            place={placeDays}
          />
          <span aria-hidden="true">{text("builder.barsAgoUnit")}</span>
        </span>
      )}
      {!("number" in operand) && (
        <Button
          look="quiet"
          icon
          aria-expanded={isOpen}
          aria-label={text("builder.shift")}
          title={text("builder.shift")}
          className={styles.tune}
          onClick={() => setOpen((now) => !now)}
        >
          <Ellipsis size={16} aria-hidden="true" />
        </Button>
      )}
    </>
  );
}
