import { PERCENTILE_GROUPS, type PercentileGroup } from "@plumbline/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { MISSING } from "../../../format/index.ts";
import { NumberInput, Select } from "../../../ui/index.ts";
import { numberName, valueKey, writeNumber } from "../catalogue/number-text.ts";
import type { ScreenNumber } from "../catalogue/screen-catalogue.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { MetricFilter } from "../screen-state.ts";
import { BoundField } from "./BoundField.tsx";
import styles from "./FilterEditor.module.css";
import { spreadQuery } from "./first-filter.ts";
import { boundsOf, OPERATORS, type Operator, withBound, withOperator } from "./metric-filter.ts";

interface MetricEditorProps {
  readonly filter: MetricFilter;
  readonly asOf: string | undefined;
  /** Currency of the amounts; null where companies differ, undefined where there are no companies. */
  readonly currency: string | null | undefined;
  readonly words: ScreenWords;
  readonly onChange: (filter: MetricFilter) => void;
}

/** Edits the condition on a number: an operator with one or two bounds, or a percentile. */
export function MetricEditor({ filter, asOf, currency, words, onChange }: MetricEditorProps) {
  const { text, catalogue } = words;
  const number = catalogue.numbers.get(filter.metric);
  const isAmount = number?.unit === "money" || number?.unit === "perShare";
  const take = (value: number): void => {
    const { low } = boundsOf(filter);
    const moved = withBound(filter, low === null ? "high" : "low", value);
    if (moved) onChange(moved);
  };
  return (
    <div className={styles.editor}>
      <div className={styles.line}>
        <Select
          aria-label={text("screener.operator")}
          value={filter.op}
          onChange={({ target }) => onChange(withOperator(filter, target.value as Operator))}
        >
          {OPERATORS.map((op) => (
            <option key={op} value={op}>
              {text(`screener.op.${op}`)}
            </option>
          ))}
        </Select>
        {"within" in filter ? (
          <Place filter={filter} words={words} onChange={onChange} />
        ) : (
          <Bounds filter={filter} words={words} onChange={onChange} />
        )}
      </div>
      {isAmount && currency !== undefined && !("within" in filter) && (
        <p className={styles.explanation}>
          {currency === null ? text("screener.inCurrencies") : text("screener.inCurrency", { currency })}
        </p>
      )}
      {number && !("within" in filter) && <SpreadHint number={number} asOf={asOf} words={words} onTake={take} />}
    </div>
  );
}

type PartProps = Pick<MetricEditorProps, "filter" | "words" | "onChange">;

function Bounds({ filter, words, onChange }: PartProps) {
  const { text, catalogue } = words;
  const unit = catalogue.numbers.get(filter.metric)?.unit ?? "points";
  const { low, high } = boundsOf(filter);
  const metric = numberName(filter.metric, words);
  const choices = [-1, 0, 1, 2].flatMap((value) => {
    const name = words.find(valueKey(filter.metric, value));
    return name ? [{ value, name }] : [];
  });
  const move = (side: "low" | "high", bound: number): void => {
    const moved = withBound(filter, side, bound);
    if (moved) onChange(moved);
  };
  return (
    <>
      {low !== null && (
        <BoundField
          label={`${metric}: ${text("screener.low")}`}
          unit={unit}
          choices={choices}
          value={low}
          onChange={(value) => move("low", value)}
        />
      )}
      {high !== null && (
        <BoundField
          label={`${metric}: ${text("screener.high")}`}
          unit={unit}
          choices={choices}
          value={high}
          onChange={(value) => move("high", value)}
        />
      )}
    </>
  );
}

/** A percentile, shown as a share: the best 20 %. */
function Place({ filter, words: { text }, onChange }: PartProps) {
  if (!("within" in filter)) return null;
  const isBest = filter.op === "percentileAtLeast";
  const share = isBest ? 1 - filter.low : filter.high;
  const setShare = (percent: number): void => {
    const typed = Number((percent / 100).toPrecision(6));
    onChange(isBest ? { ...filter, low: Number((1 - typed).toPrecision(6)) } : { ...filter, high: typed });
  };
  return (
    <>
      <span className={styles.bound}>
        <NumberInput
          label={text("screener.share")}
          value={Number((share * 100).toPrecision(6))}
          min={0}
          max={100}
          onType={setShare}
        />
        <span>%</span>
      </span>
      <Select
        aria-label={text("screener.within")}
        value={filter.within}
        onChange={({ target }) => onChange({ ...filter, within: target.value as PercentileGroup })}
      >
        {PERCENTILE_GROUPS.map((group) => (
          <option key={group} value={group}>
            {text(`screener.within.${group}`)}
          </option>
        ))}
      </Select>
    </>
  );
}

/** Significant digits of a value that becomes the bound. */
const DIGITS = 3;

interface SpreadHintProps {
  readonly number: ScreenNumber;
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  readonly onTake: (value: number) => void;
}

const MARKS = ["low", "middle", "high"] as const;

/** The quartiles of the market; a click makes one of them the bound. */
function SpreadHint({ number, asOf, words, onTake }: SpreadHintProps) {
  const { data: spread } = useQuery(spreadQuery(number.id, asOf));
  const { text } = words;
  // While it loads, the space is reserved; nothing is drawn only where too few companies have a value.
  if (spread === null) return null;
  return (
    <div className={styles.spread}>
      <p className={styles.explanation}>{text("screener.spread")}</p>
      {MARKS.map((mark) => {
        const value = spread?.[mark];
        const written = value === undefined ? MISSING : writeNumber(value, number, words);
        return (
          <button
            key={mark}
            type="button"
            className={styles.mark}
            disabled={value === undefined}
            onClick={() => value !== undefined && onTake(Number(value.toPrecision(DIGITS)))}
          >
            <span>{written}</span>
            <span className={styles.explanation}>{text(`screener.spread.${mark}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
