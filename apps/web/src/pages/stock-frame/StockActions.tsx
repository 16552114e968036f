import { GitCompareArrows, Printer } from "lucide-react";
import { useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import { Button, Link } from "../../ui/index.ts";
import styles from "./StockActions.module.css";

interface StockActionsProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly isPrintable: boolean;
}

async function printStock(): Promise<void> {
  const { printPage } = await import("../../ui/print-page.ts");
  await printPage();
}

/** Compares a stock with others, or prints its page. */
export function StockActions({ code, asOf, isPrintable }: StockActionsProps) {
  const text = useText();
  const compare = text("header.compare", { symbol: code });
  return (
    <>
      <Link
        to={writeAddress("/pages/basic-search", { compare: code, asOf })}
        className={styles.compare}
        aria-label={compare}
        title={compare}
        data-print="hide"
      >
        <GitCompareArrows size={16} aria-hidden="true" />
      </Link>
      {isPrintable && (
        <Button
          look="quiet"
          icon
          aria-label={text("header.print")}
          title={text("header.print")}
          data-print="hide"
          onClick={printStock}
        >
          <Printer size={16} aria-hidden="true" />
        </Button>
      )}
    </>
  );
}
