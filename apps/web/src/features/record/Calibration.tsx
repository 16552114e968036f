import { useState } from "react";
import { PairChart, percentDecimals } from "../../charts/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { SegmentedControl } from "../../ui/index.ts";
import styles from "./Calibration.module.css";
import type { MonthsScore, ValueName } from "./record.query.ts";
import { MIN_DRAWN, useClaimItems } from "./use-claim-items.ts";

const VALUES: readonly ValueName[] = ["dcf", "graham", "consensus"];

/** What was claimed, in groups from the dearest shares to the cheapest, and what followed on average. */
export function Calibration({ score }: { readonly score: MonthsScore }) {
  const text = useText();
  const formats = useFormats();
  const [name, setName] = useState<ValueName>("dcf");
  const [chosen, setChosen] = useState<number | null>(null);
  const items = useClaimItems(score.values[name].claims);
  const shown = chosen ?? items.length - 1;
  const options = VALUES.map((value) => ({
    value,
    label: text(`record.short.${value}`),
    title: text(`record.kind.${value}`),
  }));
  return (
    <div className={styles.calibration}>
      <SegmentedControl label={text("record.calibration")} options={options} value={name} onChange={setName} />
      <div className={styles.chart}>
        <PairChart
          items={items}
          label={text("record.calibration")}
          chosen={shown}
          onChoose={setChosen}
          formatTick={(value, decimals) => formats.change(value, percentDecimals(decimals))}
        />
      </div>
      <p className={styles.axis}>{text("record.claimAxis")}</p>
      {/* Screen readers get this from the chart. */}
      <p className={styles.reading} aria-hidden="true">
        {items[shown]?.spoken}
      </p>
      <p className={styles.note}>{text("record.claimNote", { fewest: formats.count(MIN_DRAWN) })}</p>
    </div>
  );
}
