import type { WireValuation } from "@plumbline/contract";
import { useBench, useLive } from "../live/use-live.ts";
import { AccountLines } from "../parameters/AccountLines.tsx";
import { MoreParameters } from "../parameters/MoreParameters.tsx";
import { ParameterGroup } from "../parameters/ParameterGroup.tsx";
import { Switch } from "../parameters/Switch.tsx";
import { moved } from "../state/valuation-choice.ts";
import { useSpeaker } from "../words/speaker.ts";
import { editOf, GRAHAM_EDITS } from "./graham-edit.ts";

const CLASSIC = ["eps", "grahamGrowth", "noGrowthMultiple", "growthMultiplier"] as const;
/** What earnings and book value per share are made of. */
const ACCOUNTS = ["epsTtm", "commonEquity", "sharesOutstanding"] as const;
const REVISED = [...CLASSIC, "bondYield"] as const;

/** What can be moved of Graham's formula. */
export function GrahamControls({ valuation }: { readonly valuation: WireValuation }) {
  const { text } = useSpeaker();
  const { change } = useBench();
  const edit = useLive(({ live }) => editOf(live.chosen.graham));
  const isRevised = useLive(({ choice }) => choice.isRevised);
  const earnings = useLive(({ choice }) => choice.earnings);
  const take = (chosen: string): void => {
    const values = chosen === "conservative" ? GRAHAM_EDITS.conservative : null;
    change((current) =>
      moved(moved(current, "noGrowthMultiple", values?.noGrowthMultiple), "growthMultiplier", values?.growthMultiplier),
    );
  };
  return (
    <>
      <Switch
        label={text("valuation.version")}
        options={[
          { value: "1962", label: text("valuation.version.1962") },
          { value: "1974", label: text("valuation.version.1974") },
        ]}
        value={isRevised ? "1974" : "1962"}
        onChange={(version) => change((current) => ({ ...current, isRevised: version === "1974" }))}
      />
      <Switch
        label={text("valuation.edit")}
        options={[
          { value: "classic", label: "8.5 / 2" },
          { value: "conservative", label: "7 / 1" },
        ]}
        value={edit}
        onChange={take}
      />
      <ParameterGroup names={isRevised ? REVISED : CLASSIC} parameters={valuation.parameters} />
      <Switch
        label={text("valuation.earnings")}
        options={[
          { value: "twelve-months", label: text("valuation.earnings.twelve-months") },
          { value: "three-years", label: text("valuation.earnings.three-years") },
        ]}
        value={earnings ?? "twelve-months"}
        onChange={(chosen) => change((current) => ({ ...current, earnings: chosen }))}
        note={valuation.inputs.epsThreeYears.figure.value === null ? text("valuation.note.noThreeYears") : undefined}
      />
      <MoreParameters title={text("valuation.behindEps")}>
        <AccountLines valuation={valuation} names={ACCOUNTS} />
      </MoreParameters>
    </>
  );
}
