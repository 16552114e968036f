import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { type Query, useRoute } from "../../router/index.ts";
import { Link } from "../../ui/index.ts";
import styles from "./SectionNavigation.module.css";
import { SECTIONS, type SectionId, sectionInView } from "./sections.ts";

/** Links to the sections, with a mark on the one in view. A phone has no room for it. */
export function SectionNavigation({ sections }: { readonly sections: readonly SectionId[] }) {
  const text = useText();
  const { path } = useRoute();
  const shown = useSectionInView(sections);
  return (
    <nav className={styles.navigation} aria-label={text("userCenter.sections")}>
      <ul>
        {sections.map((id) => (
          <li key={id}>
            <Link to={`${path}#${id}`} className={styles.link} aria-current={id === shown ? "location" : undefined}>
              {text(`userCenter.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Share of the screen's height at which a section counts as the one in view. */
const LINE = 0.3;

function useSectionInView(sections: readonly SectionId[]): SectionId {
  const [shown, setShown] = useState<SectionId>(SECTIONS[0]);
  useEffect(() => {
    function look(): void {
      const tops = sections.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? 0 }));
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      setShown(sectionInView(tops, innerHeight * LINE, isAtEnd));
    }
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [sections]);
  return shown;
}

/** Brings the section that the address names into view, and the focus with it. */
export function useSectionOfAddress(query: Query): void {
  const reached = useRef<Query | null>(null);
  useLayoutEffect(() => {
    const { id } = query;
    if (id === undefined || reached.current === query) return;
    // After the page has been scrolled to its top, and before that is painted.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(id);
      if (!target) return;
      reached.current = query;
      target.scrollIntoView({ block: "start" });
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [query]);
}
