import type { WireAlert } from "@plumbline/contract";
import { CHANGE_PERIODS, SCREEN_GROUPS } from "@plumbline/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { fromInput, toInput } from "../../format/index.ts";
import { useFormats, useLanguage, useText } from "../../i18n/index.ts";
import { Field, NumberInput, Select } from "../../ui/index.ts";
import styles from "./AlertDialog.module.css";
import { useMetrics, type useSavedValuations, useStrategies } from "./alert-choices.query.ts";
import { type AlertDraft, type AlertSubject, hasLine, kindsOf } from "./alert-draft.ts";
import { checkName, metricName, strategyName } from "./condition-words.ts";
import { useAlertWords } from "./use-alert-words.ts";

interface AlertFieldsProps {
  readonly draft: AlertDraft;
  /** The threshold in use, in the unit of the number. */
  readonly line: number;
  /** Unit of that number, and currency where it is an amount. */
  readonly numbered: Pick<WireAlert, "unit" | "currency">;
  readonly subject: AlertSubject;
  /** Saved valuations of the stock; null before they are known. */
  readonly valuations: ReturnType<typeof useSavedValuations>;
  readonly onChange: (change: Partial<AlertDraft>) => void;
}

const GROUPS = ["industry", "sector", "market"] as const;

/** What to watch: the kind, and what belongs to it. */
export function AlertFields(props: AlertFieldsProps) {
  const { draft, subject, onChange } = props;
  const text = useText();
  const kinds = kindsOf(subject);
  return (
    <>
      {kinds.length > 1 && (
        <Choice
          label={text("alerts.kind")}
          value={draft.kind}
          options={kinds.map((kind) => [kind, text(`alerts.kind.${kind}`)])}
          onChoose={(kind) => onChange({ kind, line: null })}
        />
      )}
      <div className={styles.pair}>
        <KindFields {...props} />
      </div>
    </>
  );
}

function KindFields(props: AlertFieldsProps) {
  const { draft, onChange } = props;
  const text = useText();
  switch (draft.kind) {
    case "check":
      return <CheckFields {...props} />;
    case "strategy":
      return <StrategyFields {...props} />;
    case "thesis":
      return <ThesisField {...props} />;
    case "screen":
      return <HitsField {...props} />;
    case "moat":
      return (
        <Choice
          label={text("alerts.kind.moat")}
          value={draft.moat}
          options={(["any", "wider", "narrower"] as const).map((change) => [change, text(`alerts.moat.${change}`)])}
          onChoose={(moat) => onChange({ moat })}
        />
      );
    case "filing":
      return <FilingBoxes {...props} />;
    case "earnings":
      return <DaysField {...props} />;
    case "target":
      return (
        <Choice
          label={text("alerts.target")}
          value={draft.target}
          options={(["any", "raised", "lowered"] as const).map((change) => [change, text(`alerts.target.${change}`)])}
          onChoose={(target) => onChange({ target })}
        />
      );
    default:
      return (
        <>
          {draft.kind === "change" && (
            <Choice
              label={text("alerts.period")}
              value={draft.period}
              options={CHANGE_PERIODS.map((period) => [period, text(`header.periodName.${period}`)])}
              onChoose={(period) => onChange({ period })}
            />
          )}
          {draft.kind === "gap" && (
            <Choice
              label={text("alerts.model")}
              value={draft.model}
              options={(["dcf", "graham"] as const).map((model) => [model, text(`alerts.model.${model}`)])}
              onChoose={(model) => onChange({ model })}
            />
          )}
          {(draft.kind === "metric" || draft.kind === "percentile") && <MetricField {...props} />}
          {draft.kind === "percentile" && (
            <Choice
              label={text("screener.within")}
              value={draft.within}
              options={GROUPS.map((group) => [group, text(`screener.within.${group}`)])}
              onChoose={(within) => onChange({ within })}
            />
          )}
          <DirectionField {...props} />
          {hasLine(draft.kind) && <LineField {...props} />}
        </>
      );
  }
}

/** How many days before results; an alert that was made elsewhere may have another number. */
const DAYS_AHEAD = [1, 2, 3, 5, 7, 14, 30];

function DaysField({ draft, onChange }: AlertFieldsProps) {
  const text = useText();
  const { count } = useFormats();
  const offered = DAYS_AHEAD.includes(draft.days) ? DAYS_AHEAD : [...DAYS_AHEAD, draft.days].toSorted((a, b) => a - b);
  return (
    <Choice
      label={text("alerts.ahead")}
      value={String(draft.days)}
      options={offered.map((days) => [String(days), text("alerts.days", { count: days, n: count(days) })])}
      onChoose={(days) => onChange({ days: Number(days) })}
    />
  );
}

function DirectionField({ draft, onChange }: AlertFieldsProps) {
  const text = useText();
  return (
    <Choice
      label={text("alerts.direction")}
      value={draft.direction}
      options={(["above", "below"] as const).map((direction) => [direction, text(`alerts.direction.${direction}`)])}
      onChoose={(direction) => onChange({ direction })}
    />
  );
}

/** The numbers of the screener, group by group. */
function MetricField({ draft, onChange }: AlertFieldsProps) {
  const text = useText();
  const words = useAlertWords();
  const { metrics } = useMetrics();
  const groups = SCREEN_GROUPS.map((group) => [group, metrics.filter((metric) => metric.group === group)] as const);
  return (
    <Field label={text("alerts.kind.metric")} className={styles.whole}>
      <Select value={draft.metric} onChange={({ target }) => onChange({ metric: target.value, line: null })}>
        {metrics.length === 0 && <option value={draft.metric}>{metricName(draft.metric, words)}</option>}
        {groups.map(([group, members]) => (
          <optgroup key={group} label={text(`screener.groupName.${group}`)}>
            {members.map(({ id }) => (
              <option key={id} value={id}>
                {metricName(id, words)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}

function StrategyFields({ draft, onChange }: AlertFieldsProps) {
  const text = useText();
  const words = useAlertWords();
  const { library, own } = useStrategies();
  const known: (readonly [string, string])[] = [
    ...own.map(({ id, name }) => [id, name] as const),
    ...library.map((id) => [id, strategyName(id, words)] as const),
  ];
  return (
    <>
      <Choice
        label={text("alerts.kind.strategy")}
        value={draft.strategy}
        options={known.length > 0 ? known : [[draft.strategy, strategyName(draft.strategy, words)]]}
        onChoose={(strategy) => onChange({ strategy })}
      />
      <HitsField draft={draft} onChange={onChange} />
    </>
  );
}

function HitsField({ draft, onChange }: Pick<AlertFieldsProps, "draft" | "onChange">) {
  const text = useText();
  return (
    <Choice
      label={text("alerts.hits")}
      value={draft.hits}
      options={(["enters", "leaves", "either"] as const).map((change) => [change, text(`alerts.hits.${change}`)])}
      onChoose={(hits) => onChange({ hits })}
    />
  );
}

function ThesisField({ draft, valuations, onChange }: AlertFieldsProps) {
  const text = useText();
  if (valuations?.length === 0) return <p className={styles.note}>{text("alerts.thesisNone")}</p>;
  return (
    <Choice
      label={text("alerts.thesis")}
      value={draft.thesis ?? ""}
      options={valuations?.map(({ id, name }) => [id, name]) ?? []}
      onChoose={(thesis) => onChange({ thesis })}
    />
  );
}

function LineField({ draft, line, numbered, onChange }: AlertFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const { currency } = numbered;
  const unit = numbered.unit ?? "times";
  const millions = currency ? text("alerts.millionsOf", { currency }) : text("checks.millions");
  const sign = { fraction: "%", perShare: currency, money: millions }[unit as string] ?? null;
  return (
    <Field label={text("alerts.line")}>
      <NumberInput
        key={`${draft.kind} ${draft.metric} ${unit}`}
        label={text("alerts.line")}
        value={toInput(line, unit, language)}
        unit={sign}
        min={draft.kind === "price" ? 0.0001 : undefined}
        onType={(typed) => onChange({ line: fromInput(typed, unit, language) })}
      />
    </Field>
  );
}

function CheckFields({ draft, subject, onChange }: AlertFieldsProps) {
  const text = useText();
  const words = useAlertWords();
  const { data } = useQuery(callQuery("checks", { code: subject.code ?? "" }));
  const ids = data?.checks.map(({ id }) => id) ?? [draft.check];
  return (
    <>
      <Choice
        label={text("alerts.kind.check")}
        value={draft.check}
        options={ids.map((id) => [id, checkName(id, words)])}
        onChoose={(check) => onChange({ check, threshold: undefined })}
      />
      <Choice
        label={text("alerts.turns")}
        value={draft.turns}
        options={(["either", "pass", "fail"] as const).map((turns) => [turns, text(`alerts.turns.${turns}`)])}
        onChoose={(turns) => onChange({ turns })}
      />
    </>
  );
}

function FilingBoxes({ draft, onChange }: AlertFieldsProps) {
  const text = useText();
  const { filings } = draft;
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>{text("alerts.filings")}</legend>
      {(["annual", "quarterly", "event", "other"] as const).map((kind) => (
        <label key={kind} className={styles.box}>
          <input
            type="checkbox"
            checked={filings.includes(kind)}
            // One at least: an alert on nothing never rings.
            disabled={filings.length === 1 && filings.includes(kind)}
            onChange={({ target: { checked } }) =>
              onChange({ filings: checked ? [...filings, kind] : filings.filter((other) => other !== kind) })
            }
          />
          {text(`alerts.filings.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, word: string])[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        {options.map(([each, word]) => (
          <option key={each} value={each}>
            {word}
          </option>
        ))}
      </Select>
    </Field>
  );
}
