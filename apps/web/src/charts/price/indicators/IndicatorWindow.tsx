import { ArrowDown, ArrowUp, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { FieldInput, NumberInput } from "../../../ui/index.ts";
import { AnchoredPopover } from "../../../ui/popover/AnchoredPopover.tsx";
import {
  type ChosenIndicator,
  keyOf,
  MAX_INDICATORS,
  OFFERED,
  parametersOf,
  readIndicators,
  writeIndicators,
} from "./chosen-indicators.ts";
import styles from "./IndicatorWindow.module.css";
import { useIndicatorNames } from "./indicator-names.ts";

interface IndicatorWindowProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** As in the address. */
  readonly chosen: string;
  readonly onChange: (chosen: string) => void;
}

/** The window beside a chart in which indicators are chosen. */
export function IndicatorWindow({ anchor, onClose, ...menu }: IndicatorWindowProps) {
  return (
    <AnchoredPopover anchor={anchor} align="end" title={useText()("chart.indicators")} onClose={onClose}>
      <IndicatorMenu {...menu} />
    </AnchoredPopover>
  );
}

/** Chooses indicators by name, and changes the numbers and the order of those on the chart. */
function IndicatorMenu({ chosen, onChange }: Pick<IndicatorWindowProps, "chosen" | "onChange">) {
  const text = useText();
  const names = useIndicatorNames();
  const [sought, setSought] = useState("");
  const list = readIndicators(chosen);
  const change = (next: readonly ChosenIndicator[]) => onChange(writeIndicators(next));
  const wanted = sought.trim().toLocaleLowerCase();
  const found = OFFERED.filter((each) =>
    [each.id, names.full(each), names.title(each)].some((name) => name.toLocaleLowerCase().includes(wanted)),
  );
  return (
    <div className={styles.menu}>
      {list.length > 0 && (
        <ul className={styles.chosen} aria-label={text("charting.onChart")}>
          {list.map((indicator, place) => (
            <Chosen
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and a change of a number must not lose the focus.
              key={`${place} ${indicator.id} ${indicator.pane}`}
              indicator={indicator}
              isFirst={place === 0}
              isLast={place === list.length - 1}
              onChange={(next) => change(list.with(place, next))}
              onMove={(step) => change(moved(list, place, step))}
              onRemove={() => change(list.toSpliced(place, 1))}
            />
          ))}
        </ul>
      )}
      <FieldInput
        type="search"
        aria-label={text("charting.findIndicator")}
        placeholder={text("charting.findIndicator")}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <ul className={styles.offered} aria-label={text("charting.allIndicators")}>
        {found.map((offer) => (
          <li key={keyOf(offer, 0)}>
            <button
              type="button"
              className={styles.offer}
              disabled={list.length >= MAX_INDICATORS}
              onClick={() => change([...list, offer])}
            >
              <span>{names.full(offer)}</span>
              <span className={styles.short}>{names.title(offer)}</span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className={styles.none}>{text("charting.noIndicator")}</li>}
      </ul>
      {list.length >= MAX_INDICATORS && <p className={styles.none}>{text("charting.enough", { n: MAX_INDICATORS })}</p>}
    </div>
  );
}

function moved(list: readonly ChosenIndicator[], place: number, step: -1 | 1): readonly ChosenIndicator[] {
  const own = list[place];
  return own ? list.toSpliced(place, 1).toSpliced(place + step, 0, own) : list;
}

interface ChosenProps {
  readonly indicator: ChosenIndicator;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (next: ChosenIndicator) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

function Chosen({ indicator, isFirst, isLast, onChange, onMove, onRemove }: ChosenProps) {
  const text = useText();
  const names = useIndicatorNames();
  const name = names.title({ ...indicator, values: [] });
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {parametersOf(indicator.id).map((known, i) => (
        <NumberInput
          key={known.id}
          className={styles.number}
          label={text("charting.parameterOf", { parameter: text(`charting.parameter.${known.id as "length"}`), name })}
          value={indicator.values[i] as number}
          min={known.minimum}
          max={known.maximum}
          isWhole={known.isWhole}
          onType={(value) => onChange({ ...indicator, values: indicator.values.with(i, value) })}
        />
      ))}
      <IconButton label={text("charting.moveUp", { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp size={14} aria-hidden="true" />
      </IconButton>
      <IconButton label={text("charting.moveDown", { name })} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown size={14} aria-hidden="true" />
      </IconButton>
      <IconButton label={text("charting.remove", { name })} onClick={onRemove}>
        <X size={14} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function IconButton({ label, disabled = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
