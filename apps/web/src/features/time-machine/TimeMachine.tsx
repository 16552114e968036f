import { History } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, Field, FieldInput } from "../../ui/index.ts";
import { type AsOf, type MarketSpan, readAsOf } from "./as-of.ts";
import { presetDays } from "./preset-days.ts";
import styles from "./TimeMachine.module.css";

interface TimeMachineProps {
  /** The shown day; null for today. */
  readonly day: string | null;
  readonly span: MarketSpan;
  readonly onTravel: (day: string | null) => void;
  /** What the page shows: one company by default. */
  readonly of?: "company" | "market";
}

/** Chooses the day as of which the page is shown. */
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

/** A field for a day. Typing passes through invalid days, so only days of the market are used. */
function DayField({ shown, span, onTravel }: ChoiceProps) {
  const text = useText();
  const { day } = useFormats();
  const [typed, setTyped] = useState(shown ?? span.last);
  useEffect(() => setTyped(shown ?? span.last), [shown, span.last]);
  return (
    <Field label={text("past.day")} hint={text("past.bounds", { first: day(span.first), last: day(span.last) })}>
      <FieldInput
        type="date"
        min={span.first}
        max={span.last}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value !== "" && readAsOf(value, span).refusal === null) onTravel(value === span.last ? null : value);
        }}
      />
    </Field>
  );
}

interface PastBannerProps {
  readonly asOf: AsOf;
  readonly span: MarketSpan | null;
  readonly onReturn: () => void;
}

/** Tells that the page shows the past, or why it does not show the requested day. */
export function PastBanner({ asOf: { day: shown, refusal }, span, onReturn }: PastBannerProps) {
  const text = useText();
  const { day } = useFormats();
  if (shown === null && refusal === null) return null;
  const bounds = { first: day(span?.first), last: day(span?.last) };
  return (
    <div className={styles.banner} role="status">
      <p>
        {refusal === null && text("past.banner", { day: day(shown) })}
        {refusal === "notADay" && text("past.notADay")}
        {(refusal === "beforeMarket" || refusal === "afterMarket") && text(`past.${refusal}`, bounds)}
      </p>
      <Button data-print="hide" onClick={onReturn}>
        {text(refusal === null ? "past.return" : "past.dismiss")}
      </Button>
    </div>
  );
}
