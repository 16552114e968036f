import type { WireStrategy } from "@plumbline/contract";
import { REBALANCINGS, SIZINGS, type SizingKind } from "@plumbline/core/words";
import { useText } from "../../../i18n/index.ts";
import { Select } from "../../../ui/index.ts";
import styles from "./Builder.module.css";
import type { Tunable } from "./draft.ts";
import { NumberField } from "./NumberField.tsx";
import { Problems } from "./Problems.tsx";
import { Switch } from "./Switch.tsx";
import { useDraft } from "./use-draft.ts";

const FIRST_SIZING: Readonly<Record<SizingKind, WireStrategy["sizing"]>> = {
  equal: { kind: "equal" },
  share: { kind: "share", fraction: 0.1 },
  risk: { kind: "risk", fraction: 0.01 },
  inverseVolatility: { kind: "inverseVolatility", length: 252 },
};

/** How many positions, how large, and when the strategy trades. */
export function PortfolioFields() {
  const text = useText();
  const { strategy, change } = useDraft();
  const { positions, sizing, rebalancing, holdMonths } = strategy;
  const { holdMonths: _, ...unheld } = strategy;
  const isCount = "count" in positions;
  return (
    <div className={styles.settings}>
      <div className={styles.setting}>
        <span className={styles.caption}>{text("builder.trading")}</span>
        <Select
          aria-label={text("builder.trading")}
          value={rebalancing}
          onChange={({ target }) => change({ ...strategy, rebalancing: target.value as WireStrategy["rebalancing"] })}
        >
          {REBALANCINGS.map((each) => (
            <option key={each} value={each}>
              {text(`builder.trading.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      <Problems path="rebalancing" />
      <div className={styles.setting}>
        <span className={styles.caption}>{text("builder.positions")}</span>
        <Select
          aria-label={text("builder.positions")}
          value={isCount ? "count" : "share"}
          onChange={({ target }) =>
            change({ ...strategy, positions: target.value === "count" ? { count: 10 } : { share: 0.1 } })
          }
        >
          {(["count", "share"] as const).map((each) => (
            <option key={each} value={each}>
              {text(`builder.positions.${each}`)}
            </option>
          ))}
        </Select>
        <NumberField
          label={text("builder.positions")}
          value={isCount ? positions.count : positions.share}
          unit={isCount ? "count" : "fraction"}
          min={isCount ? 1 : 0.001}
          max={isCount ? 10_000 : 1}
          isWhole={isCount}
          place={(value) => ({ ...strategy, positions: isCount ? { count: value } : { share: value } })}
        />
      </div>
      <Problems path="positions" />
      <div className={styles.setting}>
        <span className={styles.caption}>{text("builder.sizing")}</span>
        <Select
          aria-label={text("builder.sizing")}
          value={sizing.kind}
          onChange={({ target }) => change({ ...strategy, sizing: FIRST_SIZING[target.value as SizingKind] })}
        >
          {SIZINGS.map((kind) => (
            <option key={kind} value={kind}>
              {text(`builder.sizing.${kind}`)}
            </option>
          ))}
        </Select>
        <SizingNumber sizing={sizing} />
      </div>
      <Problems path="sizing" />
      <Switch
        name={text("builder.hold")}
        isOn={holdMonths !== undefined}
        onSwitch={(isOn) => change(isOn ? { ...strategy, holdMonths: 12 } : unheld)}
      >
        {holdMonths !== undefined && (
          <NumberField
            label={text("builder.hold")}
            value={holdMonths}
            unit="count"
            min={1}
            max={120}
            isWhole
            place={(months) => ({ ...strategy, holdMonths: months })}
          />
        )}
      </Switch>
      <Problems path="holdMonths" />
    </div>
  );
}

function SizingNumber({ sizing }: Pick<WireStrategy, "sizing">) {
  const text = useText();
  const { strategy } = useDraft();
  if (sizing.kind === "equal") return null;
  const label = text(`builder.sizing.${sizing.kind}`);
  if (sizing.kind === "inverseVolatility") {
    const place = (length: Tunable) => ({ ...strategy, sizing: { ...sizing, length } });
    return <NumberField label={label} value={sizing.length} unit="count" min={2} max={2520} isWhole place={place} />;
  }
  const place = (fraction: Tunable) => ({ ...strategy, sizing: { ...sizing, fraction } });
  return <NumberField label={label} value={sizing.fraction} unit="fraction" min={0.0001} max={1} place={place} />;
}
