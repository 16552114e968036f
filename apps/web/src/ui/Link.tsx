import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";
import { navigateTo, router, switchTab } from "../router/index.ts";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Address of a page, such as `stockAddress("AAPL")`. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a page. A plain click navigates with the router; other clicks keep the browser's behavior. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    (router.isTab(to) ? switchTab : navigateTo)(to);
  }
  return (
    <a {...rest} href={`#${to}`} onClick={open}>
      {children}
    </a>
  );
}
