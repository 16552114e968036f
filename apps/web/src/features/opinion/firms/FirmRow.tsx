import type { WireFirm, WireTrackRecord } from "@plumbline/contract";
import { IntervalBar } from "../../../charts/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { FigureValue, useNarrow } from "../../../ui/index.ts";
import { useRateExplanation } from "../use-rate-explanation.ts";
import styles from "./FirmRow.module.css";

interface FirmRowProps {
  readonly firm: WireFirm;
  /** The published share of targets that were met; null where it is unknown. */
  readonly others: number | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The record of one firm; its name shows only its targets in the chart. */
export function FirmRow({ firm, others, isChosen, onChoose }: FirmRowProps) {
  const text = useText();
  const { count } = useFormats();
  const { name, matured, posts, record } = firm;
  const counts = { matured: count(matured), posts: count(posts) };
  return (
    <tr className={styles.row} data-chosen={isChosen || undefined}>
      <th scope="row" className={styles.name}>
        <button
          type="button"
          aria-pressed={isChosen}
          title={text("opinion.onlyFirm", { firm: name })}
          onClick={onChoose}
        >
          {name}
        </button>
        <span className={styles.narrow}>{text("opinion.maturedNarrow", counts)}</span>
      </th>
      <td className={styles.wide}>
        {counts.matured} / {counts.posts}
      </td>
      {record ? <Record firm={firm} record={record} others={others} /> : <NoRecord />}
    </tr>
  );
}

/** Replaces a record of too few targets, which would be mostly chance; on a phone two of its columns are not shown. */
function NoRecord() {
  const text = useText();
  return (
    <td className={styles.hidden} colSpan={useNarrow() ? 2 : 4}>
      {text("opinion.hidden")}
    </td>
  );
}

interface RecordProps extends Pick<FirmRowProps, "firm" | "others"> {
  readonly record: WireTrackRecord;
}

function Record({ firm: { name, matured }, record, others }: RecordProps) {
  const text = useText();
  const { percent, change, count } = useFormats();
  const explain = useRateExplanation();
  const labelOf = (what: string) => text("opinion.ofFirm", { what, firm: name });
  const { metAny, metEnd, medianDaysToMeet, bias } = record;
  return (
    <>
      <td className={styles.rate}>
        <FigureValue
          figure={metAny.rate}
          label={labelOf(text("opinion.metAny"))}
          format={(value) => percent(value, 0)}
          explanation={explain("metAny", metAny, matured)}
        />
        <IntervalBar
          value={metAny.rate.value ?? 0}
          {...metAny.interval}
          against={others ?? undefined}
          className={styles.bar}
        />
      </td>
      <td className={styles.wide}>
        <FigureValue
          figure={metEnd.rate}
          label={labelOf(text("opinion.metEnd"))}
          format={(value) => percent(value, 0)}
          explanation={explain("metEnd", metEnd, matured)}
        />
      </td>
      <td className={styles.wide}>
        <FigureValue
          figure={medianDaysToMeet}
          label={labelOf(text("opinion.medianDays"))}
          format={count}
          explanation={text("opinion.explain.medianDays")}
        />
      </td>
      <td>
        <FigureValue
          figure={bias}
          label={labelOf(text("opinion.bias"))}
          format={(value) => change(value, 0)}
          explanation={text("opinion.explain.bias")}
        />
      </td>
    </>
  );
}
