import type { WireFigure, WireValuation } from "@plumbline/contract";
import { memo } from "react";
import { type Locale, useLocale } from "../../../i18n/index.ts";
import { AccountLines } from "../parameters/AccountLines.tsx";
import { MethodSwitch, MoreParameters, ParameterGroup } from "../parameters/ParameterGroup.tsx";
import { useValuationState, useValuationStore } from "../store/valuation-store.ts";
import styles from "./DcfControls.module.css";

const RATES = ["shortTermGrowth", "longTermGrowth", "terminalGrowth", "wacc"] as const;
const CAPITAL = ["riskFreeRate", "beta", "equityRiskPremium", "costOfDebt", "taxRate"] as const;
const AMOUNTS = ["baseFlow", "netDebt", "shares"] as const;

interface DcfControlsProps {
  readonly valuation: WireValuation;
}

/** The parameters and methods of the discounted cash flow. */
export function DcfControls({ valuation }: DcfControlsProps) {
  const { text } = useLocale();
  const isWaccSet = useValuationState(({ choice }) => choice.parameters.wacc !== undefined);
  const { parameters } = valuation;
  return (
    <>
      <ParameterGroup names={RATES} parameters={parameters} />
      <MoreParameters
        title={text("valuation.capital")}
        note={text(isWaccSet ? "valuation.waccIsSet" : "valuation.waccFollows")}
      >
        <ParameterGroup names={CAPITAL} parameters={parameters} />
      </MoreParameters>
      <MoreParameters title={text("valuation.amounts")}>
        <ParameterGroup names={AMOUNTS} parameters={parameters} />
        <Accounts valuation={valuation} />
      </MoreParameters>
      <MoreParameters title={text("valuation.method")}>
        <MethodSwitches valuation={valuation} />
      </MoreParameters>
    </>
  );
}

function MethodSwitches({ valuation }: DcfControlsProps) {
  const { text } = useLocale();
  const { change } = useValuationStore();
  const timing = useValuationState(({ choice }) => choice.timing);
  const growthPath = useValuationState(({ choice }) => choice.growthPath);
  const stockCompensation = useValuationState(({ choice }) => choice.stockCompensation);
  const securities = useValuationState(({ choice }) => choice.securities);
  return (
    <>
      <MethodSwitch
        label={text("valuation.timing")}
        options={[
          { value: "end-year", label: text("valuation.timing.end-year") },
          { value: "mid-year", label: text("valuation.timing.mid-year") },
        ]}
        value={timing ?? "end-year"}
        onChange={(chosen) => change((current) => ({ ...current, timing: chosen }))}
      />
      <MethodSwitch
        label={text("valuation.growthPath")}
        options={[
          { value: "two-stage", label: text("valuation.growthPath.two-stage") },
          { value: "linear-fade", label: text("valuation.growthPath.linear-fade") },
        ]}
        value={growthPath ?? "two-stage"}
        onChange={(chosen) => change((current) => ({ ...current, growthPath: chosen }))}
      />
      <MethodSwitch
        label={text("valuation.stockCompensation")}
        options={[
          { value: "included", label: text("valuation.stockCompensation.included") },
          { value: "deducted", label: text("valuation.stockCompensation.deducted") },
        ]}
        value={stockCompensation ?? "included"}
        onChange={(chosen) => change((current) => ({ ...current, stockCompensation: chosen }))}
        note={whyUnknown(valuation.inputs.stockCompensation.figure, "stock-compensation-not-reported", text)}
      />
      <MethodSwitch
        label={text("valuation.securities")}
        options={[
          { value: "left-out", label: text("valuation.securities.left-out") },
          { value: "added", label: text("valuation.securities.added") },
        ]}
        value={securities ?? "left-out"}
        onChange={(chosen) => change((current) => ({ ...current, securities: chosen }))}
        note={whyUnknown(valuation.inputs.nonCurrentSecurities.figure, "securities-not-reported", text)}
      />
    </>
  );
}

/** The note of a line without a number; "not reported" only where the reports were searched for it. */
function whyUnknown(
  figure: WireFigure,
  silent: "stock-compensation-not-reported" | "securities-not-reported",
  text: Locale["text"],
): string | undefined {
  if (figure.value !== null) return undefined;
  return text(figure.because === "not-reported" ? `valuation.note.${silent}` : `reason.${figure.because}`);
}

/** Counted only on request, but shown wherever the company has them. */
const OPTIONAL_LINE = "nonCurrentSecurities";
const SHOWN_NOTES = ["interest-not-reported", "flow-of-fiscal-year", "shares-not-diluted"] as const;

/** The lines of the accounts behind the amounts, each with its filing. */
const Accounts = memo(function Accounts({ valuation }: DcfControlsProps) {
  const { text } = useLocale();
  const { inputs, notes } = valuation;
  const lines = new Set(AMOUNTS.flatMap((name) => inputs[name].madeOf));
  if (lines.size > 0 && inputs[OPTIONAL_LINE].figure.value !== null) lines.add(OPTIONAL_LINE);
  return (
    <div className={styles.accounts}>
      <AccountLines valuation={valuation} names={[...lines]} />
      {SHOWN_NOTES.filter((note) => notes.includes(note)).map((note) => (
        <p key={note} className={styles.note}>
          {text(`valuation.note.${note}`)}
        </p>
      ))}
    </div>
  );
});
