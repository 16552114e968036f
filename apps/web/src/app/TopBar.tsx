import { Search } from "lucide-react";
import { useText } from "../i18n/index.ts";
import { useRoute } from "../router/index.ts";
import { BAR_PLACE, Button, Link } from "../ui/index.ts";
import { Brand } from "./Brand.tsx";
import { DisplaySettings } from "./DisplaySettings.tsx";
import { PAGES } from "./pages.ts";
import styles from "./TopBar.module.css";

interface TopBarProps {
  readonly onSearch: () => void;
}

/** Brand, sections, search and display settings; on a phone the sections are in the bottom bar. */
export function TopBar({ onSearch }: TopBarProps) {
  const text = useText();
  const { page } = useRoute();
  return (
    <header className={styles.bar} data-print="hide">
      <div className={styles.inner}>
        <Brand />
        <nav className={styles.sections} aria-label={text("shell.navigation")}>
          {PAGES.map(
            ({ path, tab }) =>
              tab && (
                <Link
                  key={path}
                  to={path}
                  className={styles.section}
                  aria-current={page?.path === path ? "page" : undefined}
                >
                  {text(tab.label)}
                </Link>
              ),
          )}
        </nav>
        <div id={BAR_PLACE} className={styles.place} />
        <button
          type="button"
          className={styles.search}
          onClick={onSearch}
          aria-label={text("search.label")}
          aria-keyshortcuts="/"
        >
          <Search size={16} aria-hidden="true" />
          <span className={styles.words}>{text("search.label")}</span>
          <span className={styles.key}>/</span>
        </button>
        <Button look="quiet" icon className={styles.searchIcon} aria-label={text("search.label")} onClick={onSearch}>
          <Search size={20} aria-hidden="true" />
        </Button>
        <DisplaySettings />
      </div>
    </header>
  );
}
