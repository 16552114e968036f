import type { CallOutput } from "@plumbline/contract/calls";
import type { CSSProperties } from "react";
import { useLocale } from "../../i18n/index.ts";
import { cssPercent, FigureValue, Panel } from "../../ui/index.ts";
import styles from "./AltmanCard.module.css";

const ZONES = ["distress", "grey", "safe"] as const;

/** Altman's score on the scale of its three zones. */
export function AltmanCard({ altman }: Pick<CallOutput<"checks">, "altman">) {
  const { text } = useLocale();
  return (
    <Panel title={text("checks.altman")} note={altman ? text(`checks.altmanNote.${altman.model}`) : undefined}>
      {altman ? <Scale altman={altman} /> : <p className={styles.none}>{text("checks.altmanNone")}</p>}
    </Panel>
  );
}

function Scale({ altman: { model, score, zone } }: { readonly altman: NonNullable<CallOutput<"checks">["altman"]> }) {
  const { text, formats } = useLocale();
  const [low, high] = ALTMAN_BOUNDS[model];
  const bounds = { low: formats.number(low), high: formats.number(high) };
  return (
    <div className={styles.body}>
      <p className={styles.score}>
        <FigureValue
          figure={score}
          label={text("checks.altman")}
          format={(value) => {
            const written = formats.number(value);
            return zone ? text(`checks.zoneOf.${zone}`, { score: written, ...bounds }) : written;
          }}
        />
      </p>
      {score.value === null ? (
        <p className={styles.explanation}>{text(`reason.${score.because}`)}</p>
      ) : (
        <div className={styles.scale} aria-hidden="true">
          {ZONES.map((name) => (
            <span key={name} className={styles.zone} data-zone={name} data-here={name === zone}>
              {text(`checks.zone.${name}`)}
            </span>
          ))}
          <span
            className={styles.marker}
            style={{ "--place": cssPercent(altmanPlace(score.value, model)) } as CSSProperties}
          />
        </div>
      )}
      <p className={styles.explanation}>{text("checks.altmanExplained")}</p>
    </div>
  );
}

type Altman = NonNullable<CallOutput<"checks">["altman"]>;

/** Below the lower bound a company is in distress, above the upper one it is safe. */
export const ALTMAN_BOUNDS: Readonly<Record<Altman["model"], readonly [low: number, high: number]>> = {
  z: [1.81, 2.99],
  zNonManufacturer: [1.1, 2.6],
};

/**
 * The place of a score on a scale with three zones of equal width.
 *
 * @returns 0 to 1; a score beyond the scale is placed at its end.
 */
export function altmanPlace(score: number, model: Altman["model"]): number {
  const [low, high] = ALTMAN_BOUNDS[model];
  return Math.min(Math.max(((score - low) / (high - low) + 1) / 3, 0), 1);
}
