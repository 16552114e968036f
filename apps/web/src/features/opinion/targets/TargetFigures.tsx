import type { WireFigure, WireListedTarget, WireTarget } from "@plumbline/contract";
import { Change, FigureValue } from "../../../ui/index.ts";
import styles from "./TargetFigures.module.css";
import type { TargetLocale } from "./target-words.ts";

interface TargetFigureProps {
  readonly target: WireTarget;
  readonly locale: TargetLocale;
}

/** A smaller relative difference comes only from dividing by split ratios. */
const ROUNDING = 1e-9;

/** A target with the previous one; its popover names the firm, the day and the published number. */
export function TargetFigure({ target, locale: { text, formats, firmName } }: TargetFigureProps) {
  const { price, day } = formats;
  const { priorTarget, postedTarget } = target;
  const isSplit = Math.abs(postedTarget / target.target - 1) > ROUNDING;
  const isChanged = priorTarget !== null && Math.abs(priorTarget / target.target - 1) > ROUNDING;
  return (
    <span className={styles.target}>
      <FigureValue
        figure={targetFigures(target).target}
        label={text("opinion.figureOf", {
          what: text("opinion.target"),
          firm: firmName(target.firm),
          day: day(target.provenance.periodEnd),
        })}
        format={price}
        explanation={
          isSplit ? text("opinion.explain.posted", { target: price(postedTarget) }) : text("opinion.explain.target")
        }
      />
      {isChanged && <span className={styles.before}>{text("opinion.from", { target: price(priorTarget) })}</span>}
    </span>
  );
}

interface PriceWhenPostedProps {
  readonly target: WireTarget;
  readonly locale: TargetLocale;
}

/** The price when a target was posted, with its source. */
export function PriceWhenPosted({ target, locale: { text, formats, firmName } }: PriceWhenPostedProps) {
  const what = text("opinion.priceWhenPosted");
  const day = formats.day(target.provenance.periodEnd);
  return (
    <FigureValue
      figure={targetFigures(target).price}
      label={text("opinion.figureOf", { what, firm: firmName(target.firm), day })}
      format={formats.price}
      explanation={text(
        target.priceFrom === "close" ? "opinion.explain.priceByClose" : "opinion.explain.priceByProvider",
      )}
    />
  );
}

interface UpsideFigureProps {
  readonly target: WireListedTarget;
  readonly when: "upsideThen" | "upsideNow";
  readonly locale: TargetLocale;
}

/** The upside of a target when it was posted, or now; a target whose twelve months are over has none now. */
export function UpsideFigure({ target, when, locale: { text, formats, firmName, today } }: UpsideFigureProps) {
  if (when === "upsideNow" && target.outcome.horizon <= today) {
    return <span className={styles.over}>{text("opinion.over")}</span>;
  }
  const figure = when === "upsideThen" ? target.upsideWhenPosted : target.upsideNow;
  const what = text(`opinion.${when}`);
  const day = formats.day(target.provenance.periodEnd);
  return (
    <FigureValue
      figure={figure}
      label={text("opinion.figureOf", { what, firm: firmName(target.firm), day })}
      format={formats.change}
      explanation={text(`opinion.explain.${when}`)}
    >
      <Change fraction={figure.value} arrow={false} />
    </FigureValue>
  );
}

/** The numbers of a target as figures with the provenance of its row. */
interface TargetFigures {
  readonly target: WireFigure;
  readonly price: WireFigure;
}

const cache = new WeakMap<WireTarget, TargetFigures>();

/** Returns the same objects each time, because an open popover belongs to one figure object. */
function targetFigures(row: WireTarget): TargetFigures {
  let figures = cache.get(row);
  if (!figures) {
    const { target, priceWhenPosted, provenance } = row;
    const price: WireFigure =
      priceWhenPosted === null
        ? { value: null, because: "no-price-when-posted" }
        : { value: priceWhenPosted, provenance };
    figures = { target: { value: target, provenance }, price };
    cache.set(row, figures);
  }
  return figures;
}
