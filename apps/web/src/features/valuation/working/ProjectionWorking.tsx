import { LiveFigure } from "../live/LiveFigure.tsx";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { useSpeaker } from "../words/speaker.ts";
import { FormulaLine } from "./FormulaLine.tsx";

/** The first year of the projection and what comes after the last, with their numbers. */
export function ProjectionWorking({ proof }: { readonly proof: Proofs["dcf"] }) {
  const { text, formats } = useSpeaker();
  const { compact, number, percent } = formats;
  const { dcf, chosen } = useLive(({ live }) => live);
  if (dcf.value === null) return null;
  const { rows, presentValueOfTerminal } = dcf;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const { baseFlow, terminalGrowth, wacc } = chosen.dcf;
  const perpetuity = `× (1 + ${percent(terminalGrowth)}) ÷ (${percent(wacc)} − ${percent(terminalGrowth)})`;
  const figure = (value: number, label: string) => (
    <LiveFigure value={value} proof={proof} label={label} format={compact} />
  );
  return (
    <>
      <FormulaLine
        name={text("valuation.how.firstYear")}
        formula={`${compact(baseFlow)} × (1 + ${percent(first.growth)}) ÷ ${number(first.discountFactor, 3)}`}
        result={figure(first.presentValue, text("valuation.presentValue"))}
      />
      <FormulaLine
        name={text("valuation.terminal")}
        formula={`${compact(last.cashFlow)} ${perpetuity} ÷ ${number(last.discountFactor, 3)}`}
        result={figure(presentValueOfTerminal, text("valuation.step.terminal"))}
      />
    </>
  );
}
