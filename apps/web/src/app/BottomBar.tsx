import { House, Info, Search, TrendingUp } from "lucide-react";
import { useText } from "../i18n/index.ts";
import { useRoute } from "../router/index.ts";
import { Link } from "../ui/index.ts";
import styles from "./BottomBar.module.css";
import { PAGES } from "./pages.ts";

const ICONS = {
  "shell.home": House,
  "shell.companies": Search,
  "shell.strategies": TrendingUp,
  "shell.about": Info,
} as const;

/** The sections on a phone, within reach of the thumb. */
export function BottomBar() {
  const text = useText();
  const { page } = useRoute();
  return (
    <nav className={styles.bar} aria-label={text("shell.navigation")} data-print="hide">
      {PAGES.map(({ path, tab }) => {
        if (!tab) return null;
        const Icon = ICONS[tab.label];
        return (
          <Link key={path} to={path} className={styles.section} aria-current={page?.path === path ? "page" : undefined}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            {text(tab.label)}
          </Link>
        );
      })}
    </nav>
  );
}
