/**
 * Takes a stylesheet that could not be loaded out of the page. The loader of lazy files believes that one which stands
 * there has been loaded, and would draw without it when it is asked again.
 */
export function forgetFailedStyles(): void {
  const forget = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") target.remove();
  };
  // An error of a file does not bubble.
  addEventListener("error", forget, { capture: true });
}
