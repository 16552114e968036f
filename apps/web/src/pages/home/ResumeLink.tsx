import type { WireRow } from "@plumbline/contract";
import { ArrowRight } from "lucide-react";
import { useNameOf, useText } from "../../i18n/index.ts";
import { Link } from "../../ui/index.ts";
import styles from "./ResumeLink.module.css";
import { RESUMED_PAGES, type Resumption } from "./resume.ts";

interface ResumeLinkProps {
  readonly resumption: Resumption;
  /** The stock that the page is about, if the market has it. */
  readonly stock: WireRow | undefined;
}

/** Leads to the page on which the reader was last, in one click: nobody is sent there unasked. */
export function ResumeLink({ resumption: { to, path, code }, stock }: ResumeLinkProps) {
  const text = useText();
  const nameOf = useNameOf();
  const words = [stock ? nameOf(stock.names) : code, text(RESUMED_PAGES[path])].filter((word) => word);
  return (
    <Link to={to} className={styles.link}>
      <span className={styles.label}>{text("home.resume")}</span>
      <span className={styles.page}>{words.join(" · ")}</span>
      <ArrowRight size={18} className={styles.arrow} aria-hidden="true" />
    </Link>
  );
}
