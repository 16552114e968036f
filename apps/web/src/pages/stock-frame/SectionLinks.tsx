import { useLayoutEffect, useRef } from "react";
import { useText } from "../../i18n/index.ts";
import { Link } from "../../ui/index.ts";
import styles from "./SectionLinks.module.css";
import { type CarriedQuery, STOCK_SECTIONS, type StockSection, sectionAddress } from "./sections.ts";

interface SectionLinksProps {
  readonly code: string;
  readonly carried: CarriedQuery;
  readonly current: StockSection;
  /** Whether something else stands in the row. */
  readonly isShort: boolean;
}

/** The pages about this stock. */
export function SectionLinks({ code, carried, current, isShort }: SectionLinksProps) {
  const text = useText();
  const links = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room for the links is another one.
  useLayoutEffect(() => showCurrent(links.current), [isShort]);
  return (
    <nav
      ref={links}
      aria-label={text("shell.stockSections")}
      className={styles.links}
      data-short={isShort}
      data-print="hide"
    >
      {STOCK_SECTIONS.map((section) => (
        <Link
          key={section}
          to={sectionAddress(section, code, carried)}
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
