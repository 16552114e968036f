import type { WireValuation } from "@plumbline/contract";
import { MoreParameters } from "../parameters/MoreParameters.tsx";
import { ParameterGroup, type ParameterGroupProps } from "../parameters/ParameterGroup.tsx";
import { Switch } from "../parameters/Switch.tsx";
import type { ChangeChoice } from "../state/use-choice.ts";
import { useSpeaker } from "../words/speaker.ts";
import { Accounts } from "./Accounts.tsx";

interface DcfControlsProps extends Omit<ParameterGroupProps, "names"> {
  readonly valuation: WireValuation;
  readonly change: ChangeChoice;
}

const RATES = ["shortTermGrowth", "longTermGrowth", "terminalGrowth", "wacc"] as const;
const CAPITAL = ["riskFreeRate", "beta", "equityRiskPremium", "costOfDebt", "taxRate"] as const;
const AMOUNTS = ["baseFlow", "netDebt", "shares"] as const;

/** What can be moved of the discounted cash flow. */
export function DcfControls({ valuation, change, ...group }: DcfControlsProps) {
  const { text } = useSpeaker();
  const { choice } = group;
  const isSet = choice.parameters.wacc !== undefined;
  return (
    <>
      <ParameterGroup names={RATES} {...group} />
      <MoreParameters
        title={text("valuation.capital")}
        note={text(isSet ? "valuation.waccIsSet" : "valuation.waccFollows")}
      >
        <ParameterGroup names={CAPITAL} {...group} />
      </MoreParameters>
      <MoreParameters title={text("valuation.amounts")}>
        <ParameterGroup names={AMOUNTS} {...group} />
        <Accounts valuation={valuation} />
      </MoreParameters>
      <MoreParameters title={text("valuation.method")}>
        <Switch
          label={text("valuation.timing")}
          options={[
            { value: "end-year", label: text("valuation.timing.end-year") },
            { value: "mid-year", label: text("valuation.timing.mid-year") },
          ]}
          value={choice.timing ?? "end-year"}
          onChange={(timing) => change((current) => ({ ...current, timing }))}
        />
        <Switch
          label={text("valuation.growthPath")}
          options={[
            { value: "two-stage", label: text("valuation.growthPath.two-stage") },
            { value: "linear-fade", label: text("valuation.growthPath.linear-fade") },
          ]}
          value={choice.growthPath ?? "two-stage"}
          onChange={(growthPath) => change((current) => ({ ...current, growthPath }))}
        />
        <Switch
          label={text("valuation.stockCompensation")}
          options={[
            { value: "included", label: text("valuation.stockCompensation.included") },
            { value: "deducted", label: text("valuation.stockCompensation.deducted") },
          ]}
          value={choice.stockCompensation ?? "included"}
          onChange={(stockCompensation) => change((current) => ({ ...current, stockCompensation }))}
          note={
            valuation.inputs.stockCompensation.figure.value === null
              ? text("valuation.note.stock-compensation-not-reported")
              : undefined
          }
        />
      </MoreParameters>
    </>
  );
}
