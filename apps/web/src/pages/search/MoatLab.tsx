import type { WireCatalogueCheck } from "@plumbline/contract";
import { MoatStudy } from "../../features/check-lab/index.ts";
import { useLocale } from "../../i18n/index.ts";
import { type PageProps, setQuery } from "../../router/index.ts";
import { NumberInput } from "../../ui/index.ts";
import { CheckSelect, MOAT } from "./CheckSelect.tsx";
import { Lab, study } from "./Lab.tsx";
import styles from "./LabView.module.css";

/** Least and most that a reader may ask of a wide moat, in percent of years and in points. */
const SHARES = { min: 50, max: 100, default: 90 };
const MEDIANS = { min: 0, max: 30, default: 5 };

/** A moved limit of an address; undefined where it states none that is allowed. */
function readLimit(text: string | undefined, { min, max }: typeof SHARES): number | undefined {
  const value = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return value >= min && value <= max ? value / 100 : undefined;
}

/** What followed a wide moat, with the two limits that matter most. */
export function MoatLab({
  checks,
  query,
}: Pick<PageProps, "query"> & { readonly checks: readonly WireCatalogueCheck[] }) {
  const { text, formats } = useLocale();
  const wideShare = readLimit(query.share, SHARES);
  const wideMedian = readLimit(query.median, MEDIANS);
  const [share, median] = [wideShare ?? SHARES.default / 100, wideMedian ?? MEDIANS.default / 100];
  const rule = text("lab.moat.rule", { share: formats.percent(share, 0), median: formats.number(100 * median, 1) });
  return (
    <Lab
      tools={
        <>
          <CheckSelect checks={checks} chosen={MOAT} onChoose={study} />
          <div className={styles.limits}>
            <Limit
              label={text("lab.moat.share")}
              value={100 * share}
              bounds={SHARES}
              onMove={(value) => setQuery({ share: String(value) })}
            />
            <Limit
              label={text("lab.moat.median")}
              value={100 * median}
              bounds={MEDIANS}
              onMove={(value) => setQuery({ median: String(value) })}
            />
          </div>
        </>
      }
    >
      <MoatStudy moved={{ wideShare, wideMedian }} rule={rule} />
    </Lab>
  );
}

interface LimitProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: typeof SHARES;
  readonly onMove: (value: number) => void;
}

function Limit({ label, value, bounds: { min, max }, onMove }: LimitProps) {
  const move = (typed: number) => {
    if (typed >= min && typed <= max) onMove(typed);
  };
  return (
    <div className={styles.threshold}>
      <span aria-hidden="true">{label}</span>
      <NumberInput label={label} value={Number(value.toPrecision(6))} min={min} max={max} unit="%" onType={move} />
    </div>
  );
}
