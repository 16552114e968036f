import type { WireValuation } from "@plumbline/contract";
import { GRAHAM_CLASSIC, GRAHAM_CONSERVATIVE } from "@plumbline/core/valuation/model";
import { ParameterGroup, type ParameterGroupProps } from "../parameters/ParameterGroup.tsx";
import { Switch } from "../parameters/Switch.tsx";
import type { ChangeChoice } from "../state/use-choice.ts";
import { moved } from "../state/valuation-choice.ts";
import { useSpeaker } from "../words/speaker.ts";

interface GrahamControlsProps extends Omit<ParameterGroupProps, "names"> {
  readonly valuation: WireValuation;
  readonly change: ChangeChoice;
}

const CLASSIC = ["eps", "grahamGrowth", "noGrowthMultiple", "growthMultiplier"] as const;
const REVISED = [...CLASSIC, "bondYield"] as const;

/** What can be moved of Graham's formula. */
export function GrahamControls({ valuation, change, ...group }: GrahamControlsProps) {
  const { text } = useSpeaker();
  const { choice, chosen } = group;
  const isCautious =
    chosen.noGrowthMultiple === GRAHAM_CONSERVATIVE.noGrowthMultiple &&
    chosen.growthMultiplier === GRAHAM_CONSERVATIVE.growthMultiplier;
  const isClassic =
    chosen.noGrowthMultiple === GRAHAM_CLASSIC.noGrowthMultiple &&
    chosen.growthMultiplier === GRAHAM_CLASSIC.growthMultiplier;
  const take = (edit: string): void => {
    const values = edit === "conservative" ? GRAHAM_CONSERVATIVE : null;
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
        value={choice.isRevised ? "1974" : "1962"}
        onChange={(version) => change((current) => ({ ...current, isRevised: version === "1974" }))}
      />
      <Switch
        label={text("valuation.edit")}
        options={[
          { value: "classic", label: "8.5 / 2" },
          { value: "conservative", label: "7 / 1" },
        ]}
        value={isCautious ? "conservative" : isClassic ? "classic" : "own"}
        onChange={take}
      />
      <ParameterGroup names={choice.isRevised ? REVISED : CLASSIC} {...group} />
      <Switch
        label={text("valuation.earnings")}
        options={[
          { value: "twelve-months", label: text("valuation.earnings.twelve-months") },
          { value: "three-years", label: text("valuation.earnings.three-years") },
        ]}
        value={choice.earnings ?? "twelve-months"}
        onChange={(earnings) => change((current) => ({ ...current, earnings }))}
        note={valuation.inputs.epsThreeYears.figure.value === null ? text("valuation.note.noThreeYears") : undefined}
      />
    </>
  );
}
