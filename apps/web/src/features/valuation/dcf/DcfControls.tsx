import type { WireFigure, WireValuation } from "@plumbline/contract";
import { memo } from "react";
import { type Speaker, useSpeaker } from "../figures/locale.ts";
import { AccountLines } from "../parameters/AccountLines.tsx";
import { MoreParameters, ParameterGroup, Switch } from "../parameters/ParameterGroup.tsx";
import { useBench, useLive } from "../store/valuation-store.ts";
import styles from "./DcfControls.module.css";

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

const MADE = ["baseFlow", "netDebt", "shares"] as const;
/** Counted only where the reader wants it, but worth knowing where the company has it. */
const BESIDE = "nonCurrentSecurities";
const SHOWN = ["interest-not-reported", "flow-of-fiscal-year", "shares-not-diluted"] as const;

/** The lines of the accounts behind the amounts, each with its filing. */
export const Accounts = memo(function Accounts({ valuation }: { readonly valuation: WireValuation }) {
  const { text } = useSpeaker();
  const { inputs, notes } = valuation;
  const lines = new Set(MADE.flatMap((name) => inputs[name].madeOf));
  if (lines.size > 0 && inputs[BESIDE].figure.value !== null) lines.add(BESIDE);
  return (
    <div className={styles.accounts}>
      <AccountLines valuation={valuation} names={[...lines]} />
      {SHOWN.filter((note) => notes.includes(note)).map((note) => (
        <p key={note} className={styles.note}>
          {text(`valuation.note.${note}`)}
        </p>
      ))}
    </div>
  );
});
