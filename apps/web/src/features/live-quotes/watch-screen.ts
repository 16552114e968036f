/** Elements that show a quote name its stock. */
const SHOWN = "[data-quote]";
/** Milliseconds after which a change of the page counts: a list that is drawn changes it many times. */
const SETTLED = 200;

/**
 * Tells which stocks are on screen, in the order of the page, whenever that changes; none while the tab is hidden.
 *
 * @returns Ends it.
 */
export function watchScreen(show: (symbols: readonly string[]) => void): () => void {
  const visible = new Set<Element>();
  let known = new Set<HTMLElement>();
  let told = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    const elements = document.hidden ? [] : [...known].filter((element) => visible.has(element));
    const symbols = [...new Set(elements.flatMap(({ dataset }) => dataset.quote ?? []))];
    if (symbols.join(",") === told) return;
    told = symbols.join(",");
    show(symbols);
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    tell();
  });
  const look = (): void => {
    timer = undefined;
    const present = new Set(document.querySelectorAll<HTMLElement>(SHOWN));
    for (const element of known) {
      if (present.has(element)) continue;
      seen.unobserve(element);
      visible.delete(element);
    }
    for (const element of present) if (!known.has(element)) seen.observe(element);
    known = present;
    tell();
  };
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(look, SETTLED);
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-quote"] });
  document.addEventListener("visibilitychange", tell);
  look();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    seen.disconnect();
    document.removeEventListener("visibilitychange", tell);
  };
}
