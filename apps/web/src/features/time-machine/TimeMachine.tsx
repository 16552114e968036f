import { History } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { type MarketSpan, presetDays, readAsOf } from "./as-of.ts";
import styles from "./TimeMachine.module.css";

interface TimeMachineProps {
  /** The day on screen; null for today. */
  readonly day: string | null;
  readonly span: MarketSpan;
  readonly onTravel: (day: string | null) => void;
  /** What is seen on that day: one company unless given. */
  readonly of?: "company" | "market";
}

/** Opens the choice of the day on which the page is seen. */
export function TimeMachine({ day: shown, span, onTravel, of = "company" }: TimeMachineProps) {
  const text = useText();
  const { day } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.machine} data-print="hide">
      <Button
        look="quiet"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <History size={16} aria-hidden="true" />
        <span className={styles.label}>{shown ? text("past.asOf", { day: day(shown) }) : text("past.today")}</span>
      </Button>
      {isOpen && (
        <div id={id} className={styles.choice}>
          <p className={styles.explanation}>{text(of === "company" ? "past.explained" : "past.explainedMarket")}</p>
          <Presets shown={shown} span={span} onTravel={onTravel} />
          <DayField shown={shown} span={span} onTravel={onTravel} />
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly shown: string | null;
  readonly span: MarketSpan;
  readonly onTravel: (day: string | null) => void;
}

function Presets({ shown, span, onTravel }: ChoiceProps) {
  const text = useText();
  const { day: written, count } = useFormats();
  return (
    <div className={styles.presets}>
      <Button aria-pressed={shown === null} onClick={() => onTravel(null)}>
        {text("past.now")}
      </Button>
      {presetDays(span).map(({ years, day }) => (
        <Button key={years} aria-pressed={shown === day} title={written(day)} onClick={() => onTravel(day)}>
          {text("past.yearsAgo", { count: years, n: count(years) })}
        </Button>
      ))}
    </div>
  );
}

/** A day by hand. While it is being typed it passes through days that are none: only one of the market is taken. */
function DayField({ shown, span, onTravel }: ChoiceProps) {
  const text = useText();
  const { day } = useFormats();
  const [typed, setTyped] = useState(shown ?? span.last);
  useEffect(() => setTyped(shown ?? span.last), [shown, span.last]);
  return (
    <label className={styles.field}>
      <span>{text("past.day")}</span>
      <input
        type="date"
        min={span.first}
        max={span.last}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value !== "" && readAsOf(value, span).refusal === null) onTravel(value === span.last ? null : value);
        }}
      />
      <span className={styles.bounds}>{text("past.bounds", { first: day(span.first), last: day(span.last) })}</span>
    </label>
  );
}
