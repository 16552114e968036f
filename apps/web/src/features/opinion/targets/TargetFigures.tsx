import type { WireFigure, WireListedTarget, WireTarget } from "@plumbline/contract";
import { Change, FigureValue } from "../../../ui/index.ts";
import styles from "./TargetFigures.module.css";
import { actionWord, isToldByNumbers, ROUNDING, revisionOf, type TargetLocale } from "./target-words.ts";

interface TargetFigureProps {
  readonly target: WireTarget;
  readonly locale: TargetLocale;
}

/** The previous target before an arrow to the new one; the arrow has the firm's word where no word stands beside it. */
export function PriorTarget({ target, locale: { text, formats } }: TargetFigureProps) {
  const revision = revisionOf(target);
  if (revision === 0) return null;
  const name = isToldByNumbers(target) ? actionWord(target, text) : undefined;
  return (
    <span className={styles.before} title={name}>
      {formats.price(target.priorTarget)}
      <span
        className={styles.arrow}
        data-revision={revision > 0 ? "up" : "down"}
        {...(name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      />
    </span>
  );
}

/** A target; its popover names the firm, the analyst, the day and the published number. */
export function TargetFigure({ target, locale: { text, formats, firmName } }: TargetFigureProps) {
  const { price, day } = formats;
  const { postedTarget, analyst } = target;
  const isSplit = Math.abs(postedTarget / target.target - 1) > ROUNDING;
  const published = { target: price(postedTarget) };
  const ofFirm = isSplit ? text("opinion.explain.posted", published) : text("opinion.explain.target");
  const by = analyst === null ? null : { ...published, analyst };
  const ofAnalyst = by && (isSplit ? text("opinion.explain.postedBy", by) : text("opinion.explain.targetBy", by));
  return (
    <FigureValue
      figure={targetFigures(target).target}
      label={text("opinion.figureOf", {
        what: text("opinion.target"),
        firm: firmName(target.firm),
        day: day(target.provenance.periodEnd),
      })}
      format={price}
      explanation={ofAnalyst ?? ofFirm}
    />
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
