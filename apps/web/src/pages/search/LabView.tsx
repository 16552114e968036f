import type { WireCatalogueCheck } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useSuspenseQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { CheckStudy } from "../../features/check-lab/index.ts";
import { checkName, ThresholdControl, writeThreshold } from "../../features/checks/index.ts";
import { useLocale } from "../../i18n/index.ts";
import { type PageProps, setQuery } from "../../router/index.ts";
import { CheckSelect, MOAT } from "./CheckSelect.tsx";
import { Lab, study } from "./Lab.tsx";
import styles from "./LabView.module.css";
import { MoatLab } from "./MoatLab.tsx";

/** Type of company for a check without a company. */
const DEFAULT_TYPE = "other";
const SIGNS: Readonly<Record<WireCatalogueCheck["comparison"], string>> = { "<": "<", "<=": "≤", ">": ">", ">=": "≥" };

const checksOf = (answer: CallOutput<"fundamentals">): readonly WireCatalogueCheck[] =>
  answer.kind === "catalogue" ? answer.checks : [];

/** The threshold of an address; null where it states none that the check allows. */
function readThreshold(text: string | undefined, { bounds: { min, max } }: WireCatalogueCheck): number | null {
  const threshold = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return threshold >= min && threshold <= max ? threshold : null;
}

const move = (threshold: number | null): void => setQuery({ th: threshold === null ? undefined : String(threshold) });

/** The check lab: a check, its threshold, and what followed. Both are in the address. */
export function LabView({ query }: PageProps) {
  const speaker = useLocale();
  const { text } = speaker;
  const { data: checks } = useSuspenseQuery({ ...callQuery("fundamentals", {}), select: checksOf });
  const check = checks.find(({ id }) => id === query.lab) ?? checks[0];
  if (!check) return null;
  if (query.lab === MOAT) return <MoatLab checks={checks} query={query} />;
  const threshold = readThreshold(query.th, check);
  const { id, unit, currency, bounds, threshold: defaultThreshold, comparison } = check;
  const name = checkName(check, DEFAULT_TYPE, speaker);
  const rule = text("lab.rule", {
    check: name,
    sign: SIGNS[comparison],
    threshold: writeThreshold(threshold ?? defaultThreshold, check, speaker),
  });
  return (
    <Lab
      tools={
        <>
          <CheckSelect checks={checks} chosen={id} onChoose={study} />
          <div className={styles.threshold}>
            <span aria-hidden="true">{text("lab.threshold")}</span>
            <ThresholdControl
              key={id}
              id="lab-threshold"
              check={{ id, unit, currency, bounds, defaultThreshold }}
              name={name}
              threshold={threshold ?? defaultThreshold}
              onMove={move}
            />
          </div>
        </>
      }
    >
      <CheckStudy check={id} threshold={threshold} rule={rule} />
    </Lab>
  );
}
