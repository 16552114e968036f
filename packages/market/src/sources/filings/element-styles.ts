/** How a text is set: `strong` is bold, underlined or italic; `symbol` is a font of pictures, used for bullets. */
export type Emphasis = "plain" | "strong" | "hidden" | "symbol";

interface Look {
  readonly emphasis: Emphasis | null;
  readonly isNewPage: boolean;
}

interface Frame {
  readonly tag: string;
  readonly emphasis: Emphasis;
  /** Open elements of the same tag within. */
  nested: number;
}

const STRONG_TAGS: ReadonlySet<string> = new Set("b strong u i em h1 h2 h3 h4 h5 h6".split(" "));
const HIDDEN_TAGS: ReadonlySet<string> = new Set("head script style title ix:header ix:hidden noscript".split(" "));
const VOID_TAGS: ReadonlySet<string> = new Set("area base br col hr img input link meta".split(" "));
const MAX_FRAMES = 256;
const MAX_LOOKS = 2_000;

/**
 * Knows how the text at a place of a document is set. Only elements that change it are kept, at most some hundred, so
 * that ten thousand nested tables cost nothing.
 */
export class ElementStyles {
  readonly #frames: Frame[] = [];
  readonly #looks = new Map<string, Look>();

  get emphasis(): Emphasis {
    return this.#frames.at(-1)?.emphasis ?? "plain";
  }

  /** @returns True when the element begins or ends a page. */
  open(tag: string, attributes: ReadonlyMap<string, string>): boolean {
    const style = attributes.get("style");
    const look = style === undefined ? null : this.#lookOf(style);
    if (!VOID_TAGS.has(tag)) this.#enter(tag, attributes.has("hidden") ? "hidden" : (look?.emphasis ?? null));
    return look?.isNewPage ?? false;
  }

  close(tag: string): void {
    for (let at = this.#frames.length - 1; at >= 0 && at >= this.#frames.length - 8; at -= 1) {
      const frame = this.#frames[at] as Frame;
      if (frame.tag !== tag) continue;
      if (frame.nested > 0) frame.nested -= 1;
      else this.#frames.length = at;
      return;
    }
  }

  #enter(tag: string, styled: Emphasis | null): void {
    if (tag === "p") this.#leaveParagraph();
    const own = HIDDEN_TAGS.has(tag) ? "hidden" : (styled ?? (STRONG_TAGS.has(tag) ? "strong" : null));
    const top = this.#frames.at(-1);
    const outer = top?.emphasis ?? "plain";
    const emphasis = outer === "hidden" ? "hidden" : own;
    if (emphasis !== null && emphasis !== outer && this.#frames.length < MAX_FRAMES) {
      this.#frames.push({ tag, emphasis, nested: 0 });
    } else {
      this.#nest(tag);
    }
  }

  /** An element that changes nothing is counted at the nearest one of its tag, whose end it must not be taken for. */
  #nest(tag: string): void {
    for (let at = this.#frames.length - 1; at >= 0 && at >= this.#frames.length - 8; at -= 1) {
      const frame = this.#frames[at] as Frame;
      if (frame.tag !== tag) continue;
      frame.nested += 1;
      return;
    }
  }

  /** A paragraph ends where the next one begins. */
  #leaveParagraph(): void {
    const top = this.#frames.at(-1);
    if (top?.tag === "p") this.#frames.pop();
  }

  #lookOf(style: string): Look {
    const known = this.#looks.get(style);
    if (known !== undefined) return known;
    const look = {
      emphasis: emphasisIn(style.toLowerCase()),
      isNewPage: /page-break-(?:before|after)\s*:\s*always/i.test(style),
    };
    if (this.#looks.size < MAX_LOOKS) this.#looks.set(style, look);
    return look;
  }
}

function emphasisIn(style: string): Emphasis | null {
  if (/display\s*:\s*none|visibility\s*:\s*hidden/.test(style)) return "hidden";
  if (/font-family\s*:\s*['"]?(?:wingdings|symbol)/.test(style)) return "symbol";
  if (/font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*italic|text-decoration\s*:\s*underline/.test(style))
    return "strong";
  return /font-weight\s*:\s*(?:normal|400)/.test(style) ? "plain" : null;
}
