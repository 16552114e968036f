import { useText } from "../../../i18n/index.ts";
import { classNames, Select } from "../../../ui/index.ts";
import styles from "./Builder.module.css";
import { NumberField } from "./NumberField.tsx";
import { Problems } from "./Problems.tsx";
import { Switch } from "./Switch.tsx";
import { useDraft } from "./use-draft.ts";

const STOPS = [
  { id: "loss", first: 0.1, unit: "fraction", max: 0.99 },
  { id: "trailing", first: 0.2, unit: "fraction", max: 0.99 },
  { id: "profit", first: 0.3, unit: "fraction", max: 100 },
  { id: "bars", first: 60, unit: "count", max: 2520 },
] as const;

/** As Wilder has the length, and a distance that a day rarely moves. */
const FIRST_TRUE_RANGES = { length: 14, multiple: 3 };

/** Exits by price and time; each is switched on by itself. */
export function StopFields() {
  const text = useText();
  const { strategy, change } = useDraft();
  const { stops } = strategy;
  return (
    <div className={classNames(styles.settings, styles.switches)}>
      {STOPS.map(({ id, first, unit, max }) => {
        const value = stops[id];
        const name = text(`builder.stop.${id}`);
        const { [id]: _, ...others } = stops;
        return (
          <Switch
            key={id}
            name={name}
            isOn={value !== undefined}
            onSwitch={(isOn) => change({ ...strategy, stops: isOn ? { ...stops, [id]: first } : others })}
          >
            {value !== undefined && (
              <NumberField
                label={name}
                value={value}
                unit={unit}
                min={unit === "count" ? 1 : 0.001}
                max={max}
                isWhole={unit === "count"}
                place={(next) => ({ ...strategy, stops: { ...stops, [id]: next } })}
              />
            )}
          </Switch>
        );
      })}
      <TrueRangeStop />
      <MeasuredFrom />
      <Problems path="stops" />
    </div>
  );
}

/** A stop as many average true ranges away as the stock usually moves in some days. */
function TrueRangeStop() {
  const text = useText();
  const { strategy, change } = useDraft();
  const { trueRanges, ...others } = strategy.stops;
  const { stops } = strategy;
  return (
    <Switch
      name={text("builder.stop.trueRanges")}
      isOn={trueRanges !== undefined}
      onSwitch={(isOn) => change({ ...strategy, stops: isOn ? { ...stops, trueRanges: FIRST_TRUE_RANGES } : others })}
    >
      {trueRanges && (
        <>
          <NumberField
            label={text("builder.stop.multiple")}
            value={trueRanges.multiple}
            unit="times"
            min={0.01}
            max={100}
            place={(multiple) => ({ ...strategy, stops: { ...stops, trueRanges: { ...trueRanges, multiple } } })}
          />
          <span aria-hidden="true">{text("builder.stop.trueRangesOf")}</span>
          <NumberField
            label={text("builder.stop.length")}
            value={trueRanges.length}
            unit="count"
            min={2}
            max={2520}
            isWhole
            place={(length) => ({ ...strategy, stops: { ...stops, trueRanges: { ...trueRanges, length } } })}
          />
          <span aria-hidden="true">{text("builder.stop.days")}</span>
        </>
      )}
    </Switch>
  );
}

/** Where stop loss and take profit are measured from. */
function MeasuredFrom() {
  const text = useText();
  const { strategy, change } = useDraft();
  const { from, ...others } = strategy.stops;
  if (from === undefined && others.loss === undefined && others.profit === undefined) return null;
  return (
    <div className={styles.setting}>
      <span className={styles.caption}>{text("builder.stop.from")}</span>
      <Select
        aria-label={text("builder.stop.from")}
        value={from ?? "fill"}
        onChange={({ target }) =>
          change({ ...strategy, stops: target.value === "fill" ? others : { ...others, from: "signal" } })
        }
      >
        {(["fill", "signal"] as const).map((each) => (
          <option key={each} value={each}>
            {text(`builder.stop.from.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
