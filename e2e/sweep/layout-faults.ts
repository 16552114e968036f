/**
 * Finds what is broken in the layout of the page in which it runs. `layout-script.ts` sends the text of this file to the browser,
 * so it imports nothing.
 *
 * A text may be cut only where all of it can be reached: an element around it has it as its `title`, or as its `data-name`,
 * which is the name in the window that a long press on a stock opens.
 */

export interface LayoutFault {
  /**
   * `wide`: further right than the screen, outside any part that scrolls. `clipped`: cut off. `outside`: beyond the edge of its
   * panel, cell or control. `overlapping`: over another text. `broken`: a number or a word on two lines. `narrow`: a field or a
   * list shorter than what is chosen in it. `dangling`: a dot between two texts, at the end of a line.
   */
  readonly kind: "wide" | "clipped" | "outside" | "overlapping" | "broken" | "narrow" | "dangling";
  readonly text: string;
  /** The element and those around it. */
  readonly where: string;
}

/** Pixels; browsers round the edges of boxes, not those of texts. */
const TOLERANCE = 1.5;
/** The part of a line above and below the letters that may overlap or be cut: the font's own space. */
const LINE_SPACE = 0.22;
const SHOWN_LETTERS = 60;

const NUMBER = /(?<![\p{L}\d])[-−+]?[$€£¥]?\d(?:[\d.,'’\u00a0\u202f]*\d)?(?:[\u00a0\u202f]?[%×‰])?/gu;
const BEFORE_BREAK = /(?<=^|[\s\p{Ps}\p{Pi}\p{Pd}])[\p{Script=Latin}'’]*\p{Script=Latin}$/u;
const AFTER_BREAK = /^\p{Script=Latin}[\p{Script=Latin}'’]*(?=\p{P}*(?:\s|$))/u;
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
const CONTROL = "button, summary, [role=tab], [role=option], td, th, a";

const SHOWN = { opacityProperty: true, visibilityProperty: true } as const;

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Box {
  readonly outer: Edges;
  /** Without its borders. */
  readonly inner: Edges;
  readonly x: "cut" | "scrolled" | "free";
  readonly y: "cut" | "scrolled" | "free";
  readonly isPanel: boolean;
  readonly isInline: boolean;
  readonly position: string;
  readonly isStacked: boolean;
  /** For screen readers alone. */
  readonly isUnseen: boolean;
  /** Whether what is placed absolutely in it is placed by it. */
  readonly holdsPlaced: boolean;
}

/** One line of a text, as far as it is seen. */
interface Line {
  readonly node: Text;
  /** What it belongs to of all that lies over the page. */
  readonly layer: Element | null;
  readonly seen: Edges;
}

const boxes = new Map<Element, Box>();

function overflowOf(value: string): Box["x"] {
  if (value === "visible") return "free";
  // Paper does not scroll.
  return value === "hidden" || value === "clip" || matchMedia("print").matches ? "cut" : "scrolled";
}

function hasPaint(style: CSSStyleDeclaration): boolean {
  const isFilled = !/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(style.backgroundColor);
  const isFramed = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].every(
    (width) => Number.parseFloat(width) > 0,
  );
  return isFilled || isFramed;
}

function innerOf(element: Element, outer: Edges): Edges {
  if (!(element instanceof HTMLElement)) return outer;
  const left = outer.left + element.clientLeft;
  const top = outer.top + element.clientTop;
  return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
}

/** A page has thousands of boxes: properties of which few boxes are asked are read from the style when they are asked for. */
function measured(element: Element): Box {
  const style = getComputedStyle(element);
  const outer = element.getBoundingClientRect();
  const isInline = element.localName !== "svg" && (style.display === "inline" || style.display === "contents");
  let isPanel: boolean | undefined;
  return {
    outer,
    inner: isInline ? outer : innerOf(element, outer),
    x: isInline ? "free" : overflowOf(style.overflowX),
    y: isInline ? "free" : overflowOf(style.overflowY),
    isInline,
    position: style.position,
    isUnseen: style.clipPath === "inset(50%)",
    get isPanel() {
      isPanel ??= !isInline && (element.matches(CONTROL) || hasPaint(style));
      return isPanel;
    },
    get isStacked() {
      return style.zIndex !== "auto";
    },
    get holdsPlaced() {
      return style.position !== "static" || style.transform !== "none" || style.contain !== "none";
    },
  };
}

function boxOf(element: Element): Box {
  const known = boxes.get(element);
  if (known) return known;
  const box = measured(element);
  boxes.set(element, box);
  return box;
}

/** The boxes that a text is placed in, from the inside: what is placed absolutely leaves out those that do not hold it. */
function* boxesAround(start: Element): Generator<readonly [Element, Box]> {
  let isPlaced = false;
  for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
    const box = boxOf(element);
    if (isPlaced && !box.holdsPlaced) continue;
    yield [element, box];
    if (box.position === "fixed") return;
    isPlaced = box.position === "absolute";
  }
}

const isEmpty = ({ left, right, top, bottom }: Edges) => right - left < 1 || bottom - top < 1;
const within = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
const isBeyondX = (text: Edges, box: Edges) => text.left < box.left - TOLERANCE || text.right > box.right + TOLERANCE;
const isBeyondY = (text: Edges, box: Edges) => text.top < box.top - TOLERANCE || text.bottom > box.bottom + TOLERANCE;

/** Where the letters are: a line of text without the font's own space above and below them. */
function lettersOf({ left, top, right, bottom }: Edges): Edges {
  const space = (bottom - top) * LINE_SPACE;
  return { left, top: top + space, right, bottom: bottom - space };
}

const wordsOf = (text: string | null) => (text ?? "").replace(/\s+/gu, " ").trim();

/** Whether an element around a text has the whole of it: as its title, or for the window that opens on a stock. */
function isReachable(node: Text): boolean {
  if (!/[\p{L}\p{N}]/u.test(node.data)) return true;
  const around = node.parentElement;
  const titles = [
    around?.closest("[title]")?.getAttribute("title"),
    around?.closest<HTMLElement>("[data-name]")?.dataset.name,
  ];
  return titles.some((title) => wordsOf(title ?? "").includes(wordsOf(node.data)));
}

function placeOf(start: Element | null): string {
  const names: string[] = [];
  for (let element = start; element && element !== document.body && names.length < 4; element = element.parentElement) {
    const [name] = element.classList;
    names.unshift(element.localName + (name ? `.${name.replace(/_[a-z0-9]{4}$/, "")}` : ""));
  }
  return names.join(" ");
}

const fault = (kind: LayoutFault["kind"], text: string | null, where: Element | null): LayoutFault => ({
  kind,
  text: wordsOf(text).slice(0, SHOWN_LETTERS),
  where: placeOf(where),
});

function* shownTexts(): Generator<Text> {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || parent.closest("script, style, option")) continue;
    if (parent.checkVisibility(SHOWN)) yield node;
  }
}

const range = document.createRange();

function rectsOf(node: Text, from = 0, to = node.length): readonly DOMRect[] {
  range.setStart(node, from);
  range.setEnd(node, to);
  return Array.from(range.getClientRects()).filter((rect) => rect.width > 0.5);
}

/** Whether a box covers what is below it, and may: bars that stay, windows, lists that open. */
const liesOver = (box: Box) =>
  box.position === "fixed" ||
  box.position === "sticky" ||
  (box.position === "absolute" && (box.isStacked || box.isPanel));

function layerOf(start: Element): Element | null {
  for (const [element, box] of boxesAround(start)) if (liesOver(box)) return element;
  return null;
}

/** What the edge of one box does to a text that reaches over it. */
function faultAt(node: Text, text: Edges, [element, box]: readonly [Element, Box]): LayoutFault | null {
  const [isOverX, isOverY] = [isBeyondX(text, box.inner), isBeyondY(text, box.inner)];
  const isCut = (isOverX && box.x === "cut") || (isOverY && box.y === "cut");
  if (isCut) return isReachable(node) ? null : fault("clipped", node.data, element);
  const isOver = (isOverX && box.x === "free") || (isOverY && box.y === "free");
  return isOver && box.isPanel ? fault("outside", node.data, element) : null;
}

/** Follows a line of text through the boxes around it, up to the first that scrolls: there a reader can reach it. */
function followed(node: Text, rect: Edges): Line | LayoutFault | null {
  let seen = lettersOf(rect);
  const start = node.parentElement as Element;
  let isScrolled = false;
  for (const around of boxesAround(start)) {
    const [, box] = around;
    if (box.isUnseen) return null;
    const broken = isScrolled ? null : faultAt(node, seen, around);
    if (broken) return broken;
    isScrolled ||= [box.x, box.y].includes("scrolled");
    if (box.x !== "free" || box.y !== "free") seen = within(seen, box.inner);
    if (isEmpty(seen)) return null;
  }
  const layer = layerOf(start);
  const isWide = layer === null && seen.right > document.documentElement.clientWidth + TOLERANCE;
  return isWide && !isScrolled ? fault("wide", node.data, start) : { node, layer, seen };
}

function brokenNumbers(node: Text): LayoutFault[] {
  return Array.from(node.data.matchAll(NUMBER)).flatMap(({ 0: number, index }) => {
    const lines = new Set(rectsOf(node, index, index + number.length).map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [fault("broken", number, node.parentElement)] : [];
  });
}

/** Where the next line of a text begins, or its length: letters stand further down from line to line. */
function nextLineOf(node: Text, from: number): number {
  const bottomOf = (at: number) => rectsOf(node, from, at).at(-1)?.bottom ?? 0;
  const bottom = bottomOf(from + 1);
  let [inLine, beyond] = [from + 1, node.length + 1];
  while (beyond - inLine > 1) {
    const middle = (inLine + beyond) >> 1;
    if (bottomOf(middle) > bottom + TOLERANCE) beyond = middle;
    else inLine = middle;
  }
  return inLine;
}

/** Words of letters alone: addresses and names in code may break anywhere, the latter with capitals inside too. */
function brokenWords(node: Text): LayoutFault[] {
  const found: LayoutFault[] = [];
  for (let at = nextLineOf(node, 0); at < node.length; at = nextLineOf(node, at)) {
    const before = BEFORE_BREAK.exec(node.data.slice(0, at))?.[0];
    const after = AFTER_BREAK.exec(node.data.slice(at))?.[0];
    if (before && after && !INNER_CAPITAL.test(before + after))
      found.push(fault("broken", `${before}|${after}`, node.parentElement));
  }
  return found;
}

function overlaps(lines: readonly Line[]): LayoutFault[] {
  const sorted = lines.toSorted((one, other) => one.seen.top - other.seen.top);
  return sorted.flatMap((one, at) => {
    const found: LayoutFault[] = [];
    for (let below = at + 1; below < sorted.length; below++) {
      const other = sorted[below] as Line;
      if (other.seen.top >= one.seen.bottom - TOLERANCE) break;
      const { left, right } = within(one.seen, other.seen);
      if (right - left < 2 || one.node === other.node || one.layer !== other.layer) continue;
      found.push(
        fault("overlapping", `${wordsOf(one.node.data)} | ${wordsOf(other.node.data)}`, other.node.parentElement),
      );
    }
    return found;
  });
}

/** Pixels from a dot to the text that it parts from the one before. */
const DOT_SPACE = 24;

/** Dots that part two texts, where the second one has gone to the next line. */
function danglingDots(lines: readonly Line[]): LayoutFault[] {
  const isAfter = (dot: Line) => (other: Line) => {
    const { seen } = other;
    const isBeside = seen.top < dot.seen.bottom && seen.bottom > dot.seen.top;
    return other !== dot && isBeside && seen.right > dot.seen.right && seen.left < dot.seen.right + DOT_SPACE;
  };
  return lines
    .filter((line) => line.node.data.trim() === "·" && !lines.some(isAfter(line)))
    .map(({ node }) => fault("dangling", node.parentElement?.parentElement?.textContent ?? "", node.parentElement));
}

let pen: CanvasRenderingContext2D | null = null;

function widthOf(text: string, style: CSSStyleDeclaration): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = style.font;
  return pen.measureText(text).width;
}

/** Fields of one line and lists whose text is longer than they are. */
function narrowControls(): LayoutFault[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select, input");
  return Array.from(controls).flatMap((control) => {
    if (control.clientWidth < 2 || !control.checkVisibility(SHOWN)) return [];
    if (
      control.closest(".visually-hidden") ||
      control.matches("[type=range], [type=checkbox], [type=radio], [type=file]")
    )
      return [];
    const text =
      control instanceof HTMLSelectElement
        ? (control.selectedOptions[0]?.text ?? "")
        : control.value || control.placeholder;
    const style = getComputedStyle(control);
    const room = control.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (widthOf(text, style) <= room + TOLERANCE || wordsOf(control.title).includes(wordsOf(text))) return [];
    return [fault("narrow", text, control)];
  });
}

/** Parts that push the page wider than the screen although no text of theirs is: charts and empty boxes. */
function widestParts(): LayoutFault[] {
  const screen = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= screen) return [];
  const beyond = Array.from(document.body.querySelectorAll("*")).filter(
    (element) => element.getBoundingClientRect().right > screen + TOLERANCE && !element.closest(".visually-hidden"),
  );
  const [first] = beyond.filter((element) => {
    const around = Array.from(boxesAround(element)).slice(1);
    return around.every(([, box]) => box.x === "free");
  });
  return [fault("wide", `${document.documentElement.scrollWidth - screen} px`, first ?? document.body)];
}

/** @returns Each fault once. */
export function layoutFaults(): LayoutFault[] {
  boxes.clear();
  const found: LayoutFault[] = [];
  const lines: Line[] = [];
  for (const node of shownTexts()) {
    const rects = rectsOf(node);
    for (const rect of rects) {
      const line = followed(node, rect);
      if (line && "kind" in line) found.push(line);
      else if (line) lines.push(line);
    }
    if (rects.length > 1) found.push(...brokenNumbers(node), ...brokenWords(node));
  }
  const all = [...widestParts(), ...found, ...overlaps(lines), ...danglingDots(lines), ...narrowControls()];
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}
