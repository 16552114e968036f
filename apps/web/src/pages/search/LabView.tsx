import type { WireCatalogueCheck } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { callQuery } from "../../api/index.ts";
import { CheckStudy } from "../../features/check-lab/index.ts";
import { checkName, ThresholdControl, writeThreshold } from "../../features/checks/index.ts";
import { useLocale } from "../../i18n/index.ts";
import { type PageProps, setQuery } from "../../router/index.ts";
import { Boundary, Button, Skeleton } from "../../ui/index.ts";
import { CheckSelect } from "./CheckSelect.tsx";
import styles from "./LabView.module.css";

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

const leave = (): void => setQuery({ lab: undefined, th: undefined }, "push");
const choose = (id: string): void => setQuery({ lab: id, th: undefined });
const move = (threshold: number | null): void => setQuery({ th: threshold === null ? undefined : String(threshold) });

/** The check lab: a check, its threshold, and what followed. Both are in the address. */
export function LabView({ query }: PageProps) {
  const speaker = useLocale();
  const { text } = speaker;
  const { data: checks } = useSuspenseQuery({ ...callQuery("fundamentals", {}), select: checksOf });
  const check = checks.find(({ id }) => id === query.lab) ?? checks[0];
  if (!check) return null;
  const threshold = readThreshold(query.th, check);
  const { id, unit, bounds, threshold: defaultThreshold, comparison } = check;
  const name = checkName(check, DEFAULT_TYPE, speaker);
  const rule = text("lab.rule", {
    check: name,
    sign: SIGNS[comparison],
    threshold: writeThreshold(threshold ?? defaultThreshold, check, speaker),
  });
  return (
    <section className={styles.lab} aria-labelledby="lab-title">
      <div className={styles.head}>
        <Button look="quiet" data-print="hide" onClick={leave}>
          <ArrowLeft size={16} aria-hidden="true" />
          {text("lab.back")}
        </Button>
        <h2 id="lab-title" className={styles.title}>
          {text("lab.title")}
        </h2>
        <p className={styles.intro}>{text("lab.intro")}</p>
      </div>
      <div className={styles.tools}>
        <CheckSelect checks={checks} chosen={id} onChoose={choose} />
        <div className={styles.threshold}>
          <span aria-hidden="true">{text("lab.threshold")}</span>
          <ThresholdControl
            key={id}
            id="lab-threshold"
            check={{ id, unit, bounds, defaultThreshold }}
            name={name}
            threshold={threshold ?? defaultThreshold}
            onMove={move}
          />
        </div>
      </div>
      <Boundary loading={<Skeleton height="44rem" />}>
        <CheckStudy check={id} threshold={threshold} rule={rule} />
      </Boundary>
    </section>
  );
}
