import { useSuspenseQuery } from "@tanstack/react-query";
import { useText } from "../../i18n/index.ts";
import { ChangeStrip } from "./ChangeStrip.tsx";
import { HeaderFacts } from "./HeaderFacts.tsx";
import styles from "./HeaderFigures.module.css";
import { Ranges } from "./Ranges.tsx";
import { RatioTable } from "./RatioTable.tsx";
import { stockHeaderQuery } from "./stock-header.query.ts";

interface HeaderFiguresProps {
  readonly code: string;
  readonly asOf: string | undefined;
}

/** How the last price compares with the past and with others, apart from the price: so a phone shows it. */
export function HeaderFigures({ code, asOf }: HeaderFiguresProps) {
  const text = useText();
  const { data: info } = useSuspenseQuery(stockHeaderQuery(code, asOf));
  return (
    <section className={styles.figures} aria-label={text("header.figures")}>
      <Ranges ranges={info.ranges} />
      <ChangeStrip info={info} />
      <HeaderFacts info={info} />
      <RatioTable info={info} />
    </section>
  );
}

/** The same behind a line that opens it. */
export function FoldedFigures(props: HeaderFiguresProps) {
  const text = useText();
  return (
    <details className={styles.folded}>
      <summary>{text("header.figures")}</summary>
      <HeaderFigures {...props} />
    </details>
  );
}
