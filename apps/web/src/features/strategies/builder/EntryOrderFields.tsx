import type { WireStrategy } from "@plumbline/contract";
import { useText } from "../../../i18n/index.ts";
import { classNames, Select } from "../../../ui/index.ts";
import styles from "./Builder.module.css";
import { NumberField } from "./NumberField.tsx";
import { Problems } from "./Problems.tsx";
import { useDraft } from "./use-draft.ts";

const ORDERS = ["market", "limit", "stop"] as const;
type OrderKind = (typeof ORDERS)[number];

const MIN_DISTANCE = 0.001;
const MAX_DISTANCE = 0.99;
/** A distance that a stock moves within some days. */
const FIRST_DISTANCE = 0.02;

/** How a signal buys: at the next open, or within the next day at a price. */
export function EntryOrderFields() {
  const text = useText();
  const { strategy, change } = useDraft();
  const { entryOrder, ...atMarket } = strategy;
  const choose = (kind: OrderKind) => change(kind === "market" ? atMarket : withOrder(strategy, kind, FIRST_DISTANCE));
  return (
    <div className={classNames(styles.settings, styles.entryOrder)}>
      <div className={styles.setting}>
        <span className={styles.caption}>{text("builder.entryOrder")}</span>
        <Select
          aria-label={text("builder.entryOrder")}
          value={entryOrder?.type ?? "market"}
          onChange={({ target }) => choose(target.value as OrderKind)}
        >
          {ORDERS.map((kind) => (
            <option key={kind} value={kind}>
              {text(`builder.entryOrder.${kind}`)}
            </option>
          ))}
        </Select>
        {entryOrder && (
          <NumberField
            label={text(`builder.entryOrder.distance.${entryOrder.type}`)}
            value={entryOrder.type === "limit" ? entryOrder.below : entryOrder.above}
            unit="fraction"
            min={MIN_DISTANCE}
            max={MAX_DISTANCE}
            place={(distance) => withOrder(strategy, entryOrder.type, distance)}
          />
        )}
      </div>
      <Problems path="entryOrder" />
    </div>
  );
}

type Distance = Extract<WireStrategy["entryOrder"], { type: "limit" }>["below"];

function withOrder(strategy: WireStrategy, type: "limit" | "stop", distance: Distance): WireStrategy {
  const entryOrder = type === "limit" ? { type, below: distance } : { type, above: distance };
  return { ...strategy, entryOrder };
}
