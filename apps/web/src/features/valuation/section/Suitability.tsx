import type { WireSuitability } from "@plumbline/contract";
import { Check, TriangleAlert, X } from "lucide-react";
import { memo } from "react";
import { useLocale } from "../../../i18n/index.ts";
import { Chip, FigureValue } from "../../../ui/index.ts";
import { figureKind, figureName } from "../figures/figure-words.ts";
import { useSentenceAmounts, writeFigureAlone } from "../figures/sentence-amounts.ts";
import styles from "./Suitability.module.css";

interface SuitabilityProps {
  readonly model: "dcf" | "graham";
  readonly suitability: WireSuitability;
}

const TONES = { suitable: "good", caution: "notice", unsuitable: "bad" } as const;
const ICONS = { for: Check, caution: TriangleAlert, against: X } as const;

/** Whether a model suits this company, with the figures behind the verdict, and which companies it suits. */
export const Suitability = memo(function Suitability({ model, suitability }: SuitabilityProps) {
  const { text } = useLocale();
  const { verdict, reasons } = suitability;
  return (
    <div className={styles.suitability}>
      <div>
        <p>
          <Chip tone={TONES[verdict]} isPill className={styles.verdict}>
            {text(`valuation.verdict.${verdict}`)}
          </Chip>
        </p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <Reason key={reason.code} model={model} reason={reason} />
          ))}
        </ul>
      </div>
      <details className={styles.about}>
        <summary>{text(`valuation.about.${model}`)}</summary>
        <p>{text(`valuation.explained.${model}`)}</p>
        <dl>
          <dt>{text("valuation.suitable")}</dt>
          <dd>{text(`valuation.suitable.${model}`)}</dd>
          <dt>{text("valuation.unsuitable")}</dt>
          <dd>{text(`valuation.unsuitable.${model}`)}</dd>
        </dl>
      </details>
    </div>
  );
});

interface ReasonProps extends Pick<SuitabilityProps, "model"> {
  readonly reason: WireSuitability["reasons"][number];
}

function Reason({ model, reason: { code, level, figures } }: ReasonProps) {
  const locale = useLocale();
  const amounts = useSentenceAmounts();
  const { text } = locale;
  const Icon = ICONS[level];
  // The DCF refers to growth of cash flow, Graham's formula to growth of earnings.
  const sentence =
    code === "GROWTH_ABOVE_20_PERCENT" ? text(`valuation.reason.${code}.${model}`) : text(`valuation.reason.${code}`);
  return (
    <li className={styles.reason} data-level={level}>
      <Icon size={15} aria-hidden="true" className={styles.icon} />
      <span>
        <span className="visually-hidden">{text(`valuation.level.${level}`)} </span>
        {sentence}
        <span className={styles.figures}>
          {Object.entries(figures).map(([name, figure]) => {
            const label = figureName(name, locale);
            return (
              <span key={name}>
                {label}{" "}
                <FigureValue
                  figure={figure}
                  label={label}
                  format={(value) => writeFigureAlone(value, figureKind(name), locale, amounts)}
                />
              </span>
            );
          })}
        </span>
      </span>
    </li>
  );
}
