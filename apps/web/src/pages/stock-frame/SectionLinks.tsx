import { useLayoutEffect, useRef } from "react";
import { useText } from "../../i18n/index.ts";
import { Link } from "../../ui/index.ts";
import styles from "./SectionLinks.module.css";
import { STOCK_SECTIONS, type StockSection, sectionAddress } from "./sections.ts";

interface SectionLinksProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly current: StockSection;
}

/** The pages about this stock. */
export function SectionLinks({ code, asOf, current }: SectionLinksProps) {
  const text = useText();
  const links = useRef<HTMLElement>(null);
  useLayoutEffect(() => showCurrent(links.current), []);
  return (
    <nav ref={links} aria-label={text("shell.stockSections")} className={styles.links} data-print="hide">
      {STOCK_SECTIONS.map((section) => (
        <Link
          key={section}
          to={sectionAddress(section, code, asOf)}
          className={styles.link}
          aria-current={section === current ? "page" : undefined}
        >
          {text(`shell.section.${section}`)}
        </Link>
      ))}
    </nav>
  );
}

/** On a narrow screen the row of links is wider than its place, and the one that is open may lie beyond its end. */
function showCurrent(links: HTMLElement | null): void {
  const current = links?.querySelector<HTMLElement>("[aria-current]");
  if (links && current) links.scrollLeft = current.offsetLeft + current.offsetWidth - links.clientWidth;
}
