import type { WireStrategy } from "@plumbline/contract";
import { useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { useObservable, user } from "../../../state/index.ts";
import { Button } from "../../../ui/index.ts";
import { CostsField } from "./CostsField.tsx";
import { ExecutionFields } from "./ExecutionFields.tsx";
import { MoneyFields } from "./MoneyFields.tsx";
import { ParameterFields } from "./ParameterFields.tsx";
import { PeriodField } from "./PeriodField.tsx";
import { PlaceField } from "./PlaceField.tsx";
import styles from "./SetupForm.module.css";
import {
  combinationCount,
  MAX_COMBINATIONS,
  type Setup,
  setupProblem,
  type Testable,
  yearsBefore,
} from "./setup-state.ts";
import { useSetup } from "./use-setup.ts";

interface SetupFormProps {
  readonly strategy: WireStrategy;
  readonly testable: Testable;
  /** A stock to begin with. */
  readonly stock: string | null;
  readonly isStarting: boolean;
  /** Why the server refused the last attempt. */
  readonly refusal: string | null;
  readonly onStart: (setup: Setup) => void;
}

const CAPITAL = 100_000;
/** Years that a test covers unless the reader says otherwise. */
const YEARS = 15;

/** Where, when and with what a strategy is tested. */
export function SetupForm({ strategy, testable, stock, isStarting, refusal, onStart }: SetupFormProps) {
  const text = useText();
  const { day, count } = useFormats();
  const preferences = useObservable(user)?.preferences;
  const { span } = testable;
  const place = stock === null && strategy.rebalancing !== "signals" ? "market" : "stock";
  // Not part of what a setup is compared with: the address names the stock, for a reader who has looked at another one.
  const offered = place === "stock" && stock === null ? { stock: testable.lastStock ?? null } : {};
  const [setup, change] = useSetup(strategy, offered, () => ({
    place,
    stock,
    listed: testable.lists[0]?.codes ?? [],
    sectors: [],
    from: yearsBefore(span, YEARS),
    to: span.last,
    capital: CAPITAL,
    fractional: true,
    costs: preferences?.costPreset ?? "standard",
    rate: 0.001,
    slippage: 0.0005,
    fillAt: "nextOpen",
    volumeShare: null,
    delistingRecovery: 1,
    benchmark: preferences?.benchmark ?? undefined,
    values: {},
    ranges: {},
  }));
  const [wasTried, setTried] = useState(false);
  const problem = setupProblem(setup, strategy, span);
  const combinations = combinationCount(setup.ranges);
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={isStarting}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problem === null && !isStarting) onStart(setup);
      }}
    >
      <PlaceField setup={setup} testable={testable} onChange={change} />
      <PeriodField setup={setup} span={span} onChange={change} />
      <MoneyFields setup={setup} renderPicker={testable.renderPicker} onChange={change} />
      <CostsField setup={setup} onChange={change} />
      <ParameterFields strategy={strategy} setup={setup} onChange={change} />
      <ExecutionFields setup={setup} onChange={change} />
      <footer className={styles.foot}>
        <p role="status" className={styles.status}>
          {wasTried && problem !== null ? (
            <span className={styles.problem}>
              {text(`setup.${problem}`, {
                first: day(span.first),
                last: day(span.last),
                n: count(MAX_COMBINATIONS),
              })}
            </span>
          ) : refusal !== null ? (
            <span className={styles.problem}>{refusal}</span>
          ) : (
            combinations > 1 && text("setup.combinations", { count: combinations, n: count(combinations) })
          )}
        </p>
        <Button type="submit" look="primary" className={styles.run} aria-disabled={isStarting}>
          {text("setup.run")}
        </Button>
      </footer>
    </form>
  );
}
