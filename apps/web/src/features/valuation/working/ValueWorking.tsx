import { LiveFigure } from "../live/LiveFigure.tsx";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { useSpeaker } from "../words/speaker.ts";
import { FormulaLine } from "./FormulaLine.tsx";

/** The value of a share as chosen, from which a table moves one or two inputs away. */
export function ValueWorking({ proof }: { readonly proof: Proofs["dcf"] }) {
  const { text, formats } = useSpeaker();
  const { dcf, chosen } = useLive(({ live }) => live);
  const { compact, price } = formats;
  if (dcf.value === null) return null;
  const { presentValueOfFlows, presentValueOfTerminal, netDebt, value } = dcf;
  const debt = netDebt < 0 ? `+ ${compact(-netDebt)}` : `− ${compact(netDebt)}`;
  return (
    <FormulaLine
      name={text("valuation.how.asChosen")}
      formula={`(${compact(presentValueOfFlows)} + ${compact(presentValueOfTerminal)} ${debt}) ÷ ${compact(chosen.dcf.shares)}`}
      result={<LiveFigure value={value} proof={proof} label={text("valuation.dcfValue")} format={price} />}
    />
  );
}
