import { useText } from "../i18n/index.ts";
import { useRoute } from "../router/index.ts";
import { Link } from "../ui/index.ts";
import styles from "./BottomBar.module.css";
import { SECTIONS } from "./sections.ts";

/** The sections on a phone, within reach of the thumb. */
export function BottomBar() {
  const text = useText();
  const { page } = useRoute();
  return (
    <nav className={styles.bar} aria-label={text("shell.navigation")} data-print="hide">
      {SECTIONS.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={styles.section} aria-current={page?.path === to ? "page" : undefined}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {text(label)}
        </Link>
      ))}
    </nav>
  );
}
