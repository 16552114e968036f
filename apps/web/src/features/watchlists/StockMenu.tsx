import { useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import { Link } from "../../ui/index.ts";
import { AnchoredPopover } from "../../ui/popover/AnchoredPopover.tsx";
import styles from "./StockMenu.module.css";
import { useStarAction } from "./use-star-action.ts";

interface StockMenuProps {
  readonly symbol: string;
  readonly name: string;
  /** The address that the row leads to. */
  readonly address: string;
  /** The box of the row that ticks the company for a comparison; null where a comparison begins with this one. */
  readonly tick: HTMLInputElement | null;
  readonly anchor: HTMLElement;
  /** Where the focus goes afterwards; the anchor by default. */
  readonly focusedBefore: HTMLElement | undefined;
  /** Called before the reader goes to another page. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** What can be done with a stock: opened by a long press, a right click or the key for context menus. */
export function StockMenu(props: StockMenuProps) {
  const { symbol, name, address, tick, anchor, focusedBefore, onLeave, onClose } = props;
  const text = useText();
  const star = useStarAction()(symbol);
  const leave = (): void => {
    onClose();
    onLeave();
  };
  const closing = (act: () => void) => (): void => {
    onClose();
    act();
  };
  return (
    <AnchoredPopover
      anchor={anchor}
      focusedBefore={focusedBefore}
      title={`${symbol} · ${name}`}
      className={styles.menu}
      // The focus on a button that has not been placed yet would scroll the page.
      isText
      onClose={onClose}
    >
      <ul>
        <li>
          <Link to={address} className={styles.action} onClick={leave}>
            {text("watchlists.open")}
          </Link>
        </li>
        {!tick && (
          <li>
            <Link
              to={writeAddress("/pages/basic-search", { compare: symbol })}
              className={styles.action}
              onClick={leave}
            >
              {text("watchlists.compare")}
            </Link>
          </li>
        )}
        {tick && !tick.disabled && (
          <li>
            <button type="button" className={styles.action} onClick={closing(() => tick.click())}>
              {text(tick.checked ? "watchlists.notCompared" : "watchlists.compare")}
            </button>
          </li>
        )}
        <li>
          <button type="button" className={styles.action} onClick={closing(star.onChoose)}>
            {text(star.isStarred ? "watchlists.unstar" : "watchlists.star")}
          </button>
        </li>
      </ul>
    </AnchoredPopover>
  );
}
