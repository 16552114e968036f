import { Search } from "lucide-react";
import { useText } from "../i18n/index.ts";
import { useRoute } from "../router/index.ts";
import { Button, Link } from "../ui/index.ts";
import { AccountButton } from "./AccountButton.tsx";
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
  const search = text("search.label");
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
        <button
          type="button"
          className={styles.search}
          onClick={onSearch}
          title={search}
          aria-label={search}
          aria-keyshortcuts="/"
        >
          <Search size={16} aria-hidden="true" />
          <span className={styles.words}>{search}</span>
          <span className={styles.key}>/</span>
        </button>
        <Button look="quiet" icon className={styles.searchIcon} aria-label={search} onClick={onSearch}>
          <Search size={20} aria-hidden="true" />
        </Button>
        <DisplaySettings />
        <AccountButton />
      </div>
    </header>
  );
}

/** The mark, a plumb bob on its line, with the name. */
function Brand() {
  const text = useText();
  return (
    <Link to="/" className={styles.brand} aria-label={`Plumbline, ${text("shell.home")}`}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.line} d="M12 1v8.5" />
        <path className={styles.bob} d="M9.2 9.5h5.6l2.7 3.6L12 23l-5.5-9.9Z" />
        <path className={styles.light} d="M12 9.5h2.8l2.7 3.6L12 23Z" />
      </svg>
      <span className={styles.name}>Plumbline</span>
    </Link>
  );
}
