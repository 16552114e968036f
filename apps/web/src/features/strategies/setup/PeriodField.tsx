import { useFormats, useText } from "../../../i18n/index.ts";
import { Button, Field, FieldInput } from "../../../ui/index.ts";
import styles from "./SetupForm.module.css";
import { SetupRow } from "./SetupRow.tsx";
import { type ChangeSetup, type Setup, type Span, yearsBefore } from "./setup-state.ts";

interface PeriodFieldProps {
  readonly setup: Setup;
  readonly span: Span;
  readonly onChange: ChangeSetup;
}

const PRESETS = [5, 10, 15, 20] as const;

/** The days of the test, within those of the prices. */
export function PeriodField({ setup: { from, to }, span, onChange }: PeriodFieldProps) {
  const text = useText();
  const { count } = useFormats();
  const isLast = to === span.last;
  const fitting = PRESETS.filter((years) => yearsBefore(span, years) > span.first);
  return (
    <SetupRow label={text("setup.when")}>
      <div className={styles.inline}>
        {(["from", "to"] as const).map((end) => (
          <Field key={end} label={text(`setup.${end}`)} className={styles.day}>
            <FieldInput
              type="date"
              min={span.first}
              max={span.last}
              value={end === "from" ? from : to}
              onChange={({ target }) => onChange({ [end]: target.value })}
            />
          </Field>
        ))}
      </div>
      <div className={styles.inline}>
        {fitting.map((years) => (
          <Button
            key={years}
            look="quiet"
            aria-pressed={isLast && from === yearsBefore(span, years)}
            className={styles.preset}
            onClick={() => onChange({ from: yearsBefore(span, years), to: span.last })}
          >
            {text("setup.years", { count: years, n: count(years) })}
          </Button>
        ))}
        <Button
          look="quiet"
          aria-pressed={isLast && from === span.first}
          className={styles.preset}
          onClick={() => onChange({ from: span.first, to: span.last })}
        >
          {text("setup.all")}
        </Button>
      </div>
    </SetupRow>
  );
}
