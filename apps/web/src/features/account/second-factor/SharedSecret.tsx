import type { CallOutput } from "@plumbline/contract/calls";
import { useText } from "../../../i18n/index.ts";
import styles from "./SecondFactor.module.css";

/** Squares of nothing that a camera needs around a QR code. */
const QUIET_ZONE = 4;
const GROUPS = /.{1,4}/g;

/** The secret that an authenticator app gets: as a picture for the camera of a phone, or as letters. */
export function SharedSecret({ secret, uri, qrCode: { size, path } }: CallOutput<"beginSecondFactor">) {
  const text = useText();
  const side = size + 2 * QUIET_ZONE;
  return (
    <div className={styles.shared}>
      <svg
        className={styles.qrCode}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        role="img"
        aria-label={text("secondFactor.qrCode")}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <div className={styles.letters}>
        <p>{text("secondFactor.scan")}</p>
        <p>{text("secondFactor.cannotScan")}</p>
        <p className={styles.secret}>
          {secret.match(GROUPS)?.map((group, place) => (
            // The groups stand still.
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be equal.
            <span key={place}>{group}</span>
          ))}
        </p>
        <a className={styles.link} href={uri}>
          {text("secondFactor.openApp")}
        </a>
      </div>
    </div>
  );
}
