import { useSuspenseQuery } from "@tanstack/react-query";
import { useFormats, useText } from "../../i18n/index.ts";
import { CsvButton, Notice, PanelFrame, Remarks, saveCsv } from "../../ui/index.ts";
import { TargetChartPanel } from "./chart/TargetChartPanel.tsx";
import { FirmRecords } from "./firms/FirmRecords.tsx";
import { Headline } from "./headline/Headline.tsx";
import styles from "./Opinion.module.css";
import { opinionQuery, type WireOpinion } from "./opinion.query.ts";
import type { ChangeOpinion, OpinionState } from "./opinion-state.ts";
import { LatestTargets } from "./targets/LatestTargets.tsx";
import { targetsCsv } from "./targets-csv.ts";
import { TrustPanel } from "./trust/TrustPanel.tsx";
import { WindowsPanel } from "./WindowsPanel.tsx";

interface OpinionProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly state: OpinionState;
  readonly onChange: ChangeOpinion;
}

/** The analysts' price targets of a stock: the consensus, its track record, and every target. */
export function Opinion({ code, asOf, state, onChange }: OpinionProps) {
  const { data: opinion } = useSuspenseQuery(opinionQuery({ code, asOf }));
  if (opinion.targets.length === 0) return <NoTargets opinion={opinion} asOf={asOf} />;
  return (
    <div className={styles.parts}>
      <OpinionRemarks opinion={opinion} />
      <Headline opinion={opinion} />
      <TrustPanel opinion={opinion} />
      <TargetChartPanel opinion={opinion} asOf={asOf} state={state} onChange={onChange} />
      <LatestTargets opinion={opinion} onChange={onChange} />
      <WindowsPanel opinion={opinion} />
      <FirmRecords opinion={opinion} state={state} onChange={onChange} />
      <div className={styles.foot}>
        <TargetsCsvButton opinion={opinion} />
      </div>
    </div>
  );
}

/** Remarks that a reader needs before the targets. */
function OpinionRemarks({ opinion }: { readonly opinion: WireOpinion }) {
  const text = useText();
  const { day, count } = useFormats();
  const { delisted, unjudged, leftOut, later, targets, symbol } = opinion;
  const tooOld = targets.filter(
    ({ outcome }) => outcome.state === "unknown" && outcome.because === "history-too-short",
  );
  const counted = (many: number) => ({ count: many, n: count(many) });
  const remarks = [
    delisted && text("opinion.delisted", { symbol, day: day(delisted) }),
    (unjudged === "no-price" || unjudged === "adjusted-prices-only") && text(`opinion.unjudged.${unjudged}`),
    tooOld.length > 0 && text("opinion.tooOld", counted(tooOld.length)),
    leftOut.currencyDiffers > 0 && text("opinion.otherCurrency", counted(leftOut.currencyDiffers)),
    leftOut.currencyUnknown > 0 && text("opinion.unknownCurrency", counted(leftOut.currencyUnknown)),
    leftOut.targetNotPositive > 0 && text("opinion.notPositive", counted(leftOut.targetNotPositive)),
    later > 0 && text("opinion.afterTheData", { ...counted(later), day: day(opinion.day) }),
  ].filter((remark) => typeof remark === "string");
  return <Remarks remarks={remarks} />;
}

interface NoTargetsProps {
  readonly opinion: WireOpinion;
  /** A past day, where the page is viewed as of that day. */
  readonly asOf: string | undefined;
}

/** Replaces the page where there are no targets, and explains why. */
function NoTargets({ opinion, asOf }: NoTargetsProps) {
  const text = useText();
  const { day, count } = useFormats();
  const { symbol, isDelivered, later } = opinion;
  const { currencyUnknown, currencyDiffers } = opinion.leftOut;
  const counted = (many: number) => ({ count: many, n: count(many) });
  const none =
    later > 0
      ? text("opinion.afterTheData", { ...counted(later), day: day(opinion.day) })
      : text("opinion.noneExplained");
  const nothing = asOf ? text("opinion.nothingYet", { day: day(asOf) }) : none;
  const otherwise = currencyDiffers > 0 ? text("opinion.otherCurrency", counted(currencyDiffers)) : nothing;
  // Targets that were published but left out are mentioned.
  const explanation = currencyUnknown > 0 ? text("opinion.unknownCurrency", counted(currencyUnknown)) : otherwise;
  return (
    <PanelFrame>
      {isDelivered ? (
        <Notice title={text("opinion.none", { symbol })}>{explanation}</Notice>
      ) : (
        <Notice title={text("opinion.notDelivered")}>{text("opinion.notDeliveredExplained")}</Notice>
      )}
    </PanelFrame>
  );
}

/** Saves all targets of the stock as a CSV file. */
function TargetsCsvButton({ opinion }: { readonly opinion: WireOpinion }) {
  const text = useText();
  const save = (): void => {
    saveCsv(`${opinion.symbol}-targets-${opinion.day}.csv`, targetsCsv(opinion, text));
  };
  return <CsvButton label={text("opinion.csv")} onSave={save} />;
}
