import type { WireFigure, WireValuation } from "@plumbline/contract";
import { useBench, useLive } from "../live/use-live.ts";
import { MoreParameters } from "../parameters/MoreParameters.tsx";
import { ParameterGroup } from "../parameters/ParameterGroup.tsx";
import { Switch } from "../parameters/Switch.tsx";
import { type Speaker, useSpeaker } from "../words/speaker.ts";
import { Accounts } from "./Accounts.tsx";

const RATES = ["shortTermGrowth", "longTermGrowth", "terminalGrowth", "wacc"] as const;
const CAPITAL = ["riskFreeRate", "beta", "equityRiskPremium", "costOfDebt", "taxRate"] as const;
const AMOUNTS = ["baseFlow", "netDebt", "shares"] as const;

/** What can be moved of the discounted cash flow. */
export function DcfControls({ valuation }: { readonly valuation: WireValuation }) {
  const { text } = useSpeaker();
  const { change } = useBench();
  const isSet = useLive(({ choice }) => choice.parameters.wacc !== undefined);
  const timing = useLive(({ choice }) => choice.timing);
  const growthPath = useLive(({ choice }) => choice.growthPath);
  const stockCompensation = useLive(({ choice }) => choice.stockCompensation);
  const securities = useLive(({ choice }) => choice.securities);
  const { parameters } = valuation;
  return (
    <>
      <ParameterGroup names={RATES} parameters={parameters} />
      <MoreParameters
        title={text("valuation.capital")}
        note={text(isSet ? "valuation.waccIsSet" : "valuation.waccFollows")}
      >
        <ParameterGroup names={CAPITAL} parameters={parameters} />
      </MoreParameters>
      <MoreParameters title={text("valuation.amounts")}>
        <ParameterGroup names={AMOUNTS} parameters={parameters} />
        <Accounts valuation={valuation} />
      </MoreParameters>
      <MoreParameters title={text("valuation.method")}>
        <Switch
          label={text("valuation.timing")}
          options={[
            { value: "end-year", label: text("valuation.timing.end-year") },
            { value: "mid-year", label: text("valuation.timing.mid-year") },
          ]}
          value={timing ?? "end-year"}
          onChange={(chosen) => change((current) => ({ ...current, timing: chosen }))}
        />
        <Switch
          label={text("valuation.growthPath")}
          options={[
            { value: "two-stage", label: text("valuation.growthPath.two-stage") },
            { value: "linear-fade", label: text("valuation.growthPath.linear-fade") },
          ]}
          value={growthPath ?? "two-stage"}
          onChange={(chosen) => change((current) => ({ ...current, growthPath: chosen }))}
        />
        <Switch
          label={text("valuation.stockCompensation")}
          options={[
            { value: "included", label: text("valuation.stockCompensation.included") },
            { value: "deducted", label: text("valuation.stockCompensation.deducted") },
          ]}
          value={stockCompensation ?? "included"}
          onChange={(chosen) => change((current) => ({ ...current, stockCompensation: chosen }))}
          note={whyUnknown(valuation.inputs.stockCompensation.figure, "stock-compensation-not-reported", text)}
        />
        <Switch
          label={text("valuation.securities")}
          options={[
            { value: "left-out", label: text("valuation.securities.left-out") },
            { value: "added", label: text("valuation.securities.added") },
          ]}
          value={securities ?? "left-out"}
          onChange={(chosen) => change((current) => ({ ...current, securities: chosen }))}
          note={whyUnknown(valuation.inputs.nonCurrentSecurities.figure, "securities-not-reported", text)}
        />
      </MoreParameters>
    </>
  );
}

/** What is said of a line without a number: that it was not reported only where the reports were looked through. */
function whyUnknown(
  figure: WireFigure,
  silent: "stock-compensation-not-reported" | "securities-not-reported",
  text: Speaker["text"],
): string | undefined {
  if (figure.value !== null) return undefined;
  return text(figure.because === "not-reported" ? `valuation.note.${silent}` : `reason.${figure.because}`);
}
