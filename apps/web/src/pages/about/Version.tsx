import { useQuery } from "@tanstack/react-query";
import { runtimeConfiguration } from "../../api/index.ts";
import { useText } from "../../i18n/index.ts";
import styles from "./AboutPage.module.css";

/** The version that the server says it is, and whose work is in it. */
export function Version() {
  const text = useText();
  const { data } = useQuery({ queryKey: ["configuration"], queryFn: runtimeConfiguration });
  return (
    <footer className={styles.version}>
      {data?.VERSION && <p>{text("about.version", { version: data.VERSION, code: data.VERSION_CODE })}</p>}
      <p>
        <a href="https://www.tradingview.com/" rel="noreferrer">
          {text("about.attribution")}
        </a>
      </p>
    </footer>
  );
}
