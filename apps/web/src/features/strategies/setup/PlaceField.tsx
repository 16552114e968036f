import { useClassification, useFormats, useText } from "../../../i18n/index.ts";
import { Button, SegmentedControl, Select } from "../../../ui/index.ts";
import styles from "./SetupForm.module.css";
import { SetupRow } from "./SetupRow.tsx";
import { type ChangeSetup, PLACES, type Setup, type Testable } from "./setup-state.ts";

interface PlaceFieldProps {
  readonly setup: Setup;
  readonly testable: Testable;
  readonly onChange: ChangeSetup;
}

/** The stocks that are tested: one, a watchlist, sectors, or all. */
export function PlaceField(props: PlaceFieldProps) {
  const text = useText();
  const { count } = useFormats();
  const { setup, testable, onChange } = props;
  return (
    <SetupRow label={text("setup.where")}>
      <SegmentedControl
        label={text("setup.where")}
        className={styles.segments}
        options={PLACES.map((value) => ({ value, label: text(`setup.where.${value}`) }))}
        value={setup.place}
        onChange={(place) => onChange({ place, stock: setup.stock ?? testable.lastStock ?? null })}
      />
      {setup.place === "stock" && <Stock {...props} />}
      {setup.place === "list" && <List {...props} />}
      {setup.place === "sectors" && <Sectors {...props} />}
      {setup.place === "market" && (
        <p className={styles.note}>{text("setup.marketIs", { count: testable.stocks, n: count(testable.stocks) })}</p>
      )}
    </SetupRow>
  );
}

function Stock({ setup: { stock }, testable: { renderPicker }, onChange }: PlaceFieldProps) {
  const text = useText();
  if (stock === null)
    return <div className={styles.picker}>{renderPicker((symbol) => onChange({ stock: symbol }))}</div>;
  return (
    <p className={styles.chosen}>
      <strong>{stock}</strong>
      <Button look="quiet" onClick={() => onChange({ stock: null })}>
        {text("setup.otherStock")}
      </Button>
    </p>
  );
}

function List({ setup: { listed }, testable: { lists }, onChange }: PlaceFieldProps) {
  const text = useText();
  const { count } = useFormats();
  const filled = lists.filter(({ codes }) => codes.length > 0);
  if (filled.length === 0) return <p className={styles.note}>{text("setup.noLists")}</p>;
  const chosen = filled.findIndex(({ codes }) => codes.join() === listed.join());
  return (
    <Select
      aria-label={text("setup.list")}
      value={chosen}
      onChange={({ target }) => onChange({ listed: filled[Number(target.value)]?.codes ?? [] })}
    >
      {chosen < 0 && <option value={-1} />}
      {filled.map(({ name, codes }, place) => (
        <option key={name} value={place}>
          {text("setup.listOption", { name, n: count(codes.length) })}
        </option>
      ))}
    </Select>
  );
}

function Sectors({ setup: { sectors: chosen }, testable: { sectors }, onChange }: PlaceFieldProps) {
  const { sector: nameOf } = useClassification();
  return (
    <div className={styles.chips}>
      {sectors.map((sector) => (
        <label key={sector} className={styles.chip}>
          <input
            type="checkbox"
            checked={chosen.includes(sector)}
            onChange={({ target }) =>
              onChange({ sectors: target.checked ? [...chosen, sector] : chosen.filter((other) => other !== sector) })
            }
          />
          {nameOf(sector)}
        </label>
      ))}
    </div>
  );
}
