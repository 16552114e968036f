import type { Names } from "@plumbline/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { loadTexts, useNameOf, useText } from "../../i18n/index.ts";
import { useStarredStocks, useUser } from "../../state/index.ts";
import { Button, classNames, showToast } from "../../ui/index.ts";
import styles from "./StarButton.module.css";
import type { StarMenu } from "./StarMenu.tsx";

/** The menu of the lists, once it is loaded. */
interface OpenMenu {
  readonly Menu: typeof StarMenu;
  readonly anchor: HTMLElement;
}

interface StarButtonProps {
  readonly symbol: string;
  readonly names: Names;
  /** Tab index in a grid whose arrow keys move the focus. */
  readonly tabIndex?: number | undefined;
  readonly className?: string | undefined;
}

async function loadMenu(): Promise<typeof StarMenu> {
  const [{ StarMenu: Menu }] = await Promise.all([import("./StarMenu.tsx"), loadTexts("watchlists")]);
  return Menu;
}

/** What a star does; loaded with the first one that is touched, and for a signed-in user when the page is drawn. */
const loadStar = () => import("./press-star.ts");

/**
 * Puts a stock on the watchlist or takes it off. Who has several lists chooses among them, as does who asks for the
 * context menu; who is not signed in keeps the star in this browser and is offered to sign in.
 */
export function StarButton({ symbol, names, tabIndex, className }: StarButtonProps) {
  const text = useText();
  const nameOf = useNameOf();
  const client = useQueryClient();
  const isStarred = useStarredStocks().includes(symbol);
  const isKnown = useUser() !== null;
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  useEffect(() => {
    if (isKnown) void loadStar().then(({ joinLists }) => joinLists(client), ignore);
  }, [isKnown, client]);

  async function press({ currentTarget: anchor }: MouseEvent<HTMLElement>): Promise<void> {
    if (menu) return setMenu(null);
    try {
      const { pressStar } = await loadStar();
      if ((await pressStar(client, { symbol, isStarred })) === "choose") setMenu({ Menu: await loadMenu(), anchor });
    } catch {
      showToast(text("shell.failed"));
    }
  }

  async function openMenu(event: MouseEvent<HTMLElement>): Promise<void> {
    if (!isKnown) return;
    event.preventDefault();
    const { currentTarget: anchor } = event;
    try {
      setMenu({ Menu: await loadMenu(), anchor });
    } catch {
      showToast(text("shell.failed"));
    }
  }

  return (
    <>
      <Button
        look="quiet"
        icon
        className={classNames(styles.star, className)}
        tabIndex={tabIndex}
        aria-label={text("search.star", { name: nameOf(names) })}
        aria-pressed={isStarred}
        data-print="hide"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={press}
        onContextMenu={openMenu}
      >
        <Star size={16} aria-hidden="true" fill={isStarred ? "currentColor" : "none"} />
      </Button>
      {menu && <menu.Menu anchor={menu.anchor} symbol={symbol} name={nameOf(names)} onClose={() => setMenu(null)} />}
    </>
  );
}

const ignore = (): void => undefined;

function warm(): void {
  loadStar().catch(ignore);
}
