import { useText } from "../i18n/index.ts";
import { Link } from "../ui/index.ts";
import styles from "./Brand.module.css";

/** The mark, a plumb bob on its line, with the name. */
export function Brand() {
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
