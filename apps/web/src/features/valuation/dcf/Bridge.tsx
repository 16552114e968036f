import { currencyName } from "../../../i18n/index.ts";
import { classNames, cssPercent } from "../../../ui/index.ts";
import { LiveFigure } from "../live/LiveFigure.tsx";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./Bridge.module.css";
import { bridge } from "./bridge.ts";
import { Card } from "./Card.tsx";

interface BridgeProps {
  readonly currency: string | null;
  readonly proofs: Proofs;
}

/** From the flows to the value of one share, step by step. */
export function Bridge({ currency, proofs }: BridgeProps) {
  const { text, formats } = useSpeaker();
  const { dcf, chosen } = useLive(({ live }) => live);
  if (dcf.value === null) return null;
  const { bars, zero } = bridge(dcf);
  const { terminalShare, value } = dcf;
  return (
    <Card title={text("valuation.bridge")} note={currencyName(currency, text)}>
      <ul className={styles.steps}>
        {bars.map(({ step, amount, isTotal, from, to }) => (
          <li key={step} className={classNames(styles.step, isTotal && styles.total)}>
            <span>{text(`valuation.step.${step}`)}</span>
            <span className={styles.rail} aria-hidden="true">
              <span className={styles.zero} style={{ insetInlineStart: cssPercent(zero) }} />
              <span
                className={styles.bar}
                data-sign={isTotal ? "total" : amount < 0 ? "less" : "more"}
                style={{ insetInlineStart: cssPercent(from), inlineSize: cssPercent(to - from) }}
              />
            </span>
            <LiveFigure
              value={amount}
              proof={step === "netDebt" ? proofs.flow : proofs.dcf}
              label={text(`valuation.step.${step}`)}
              format={formats.compact}
              className={styles.amount}
            />
          </li>
        ))}
        <li className={styles.step}>
          <span>{text("valuation.step.shares")}</span>
          <span />
          <span className={styles.amount}>÷ {formats.compact(chosen.dcf.shares)}</span>
        </li>
        <li className={classNames(styles.step, styles.total)}>
          <span>{text("valuation.step.perShare")}</span>
          <span />
          <LiveFigure
            value={value}
            proof={proofs.dcf}
            label={text("valuation.step.perShare")}
            format={formats.price}
            className={styles.amount}
          />
        </li>
      </ul>
      <p className={styles.share}>{text("valuation.terminalShare", { share: formats.percent(terminalShare, 0) })}</p>
    </Card>
  );
}
