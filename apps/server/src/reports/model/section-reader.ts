import { REPORT_SECTIONS, type ReportSection } from "@plumbline/core/words";
import { JSONParser } from "@streamparser/json";

/** Lists of sentences, each of which can be shown as soon as it is there. */
const SENTENCE_PATHS: readonly string[] = ["summary", "bull", "bear", "wouldChange", "moat.text"];

export interface SectionListener {
  /** A sentence of a list is there; `place` such as `bull[2]`. */
  readonly onSentence: (section: ReportSection, place: string, value: unknown) => void;
  /** All of a section is there. */
  readonly onSection: (section: ReportSection, value: unknown) => void;
}

/** Reads the sections of a report out of JSON as it arrives. What is no JSON ends the reading; what came before stands. */
export class SectionReader {
  readonly #parser: JSONParser;
  #isBegun = false;
  #isOver = false;

  constructor({ onSentence, onSection }: SectionListener) {
    const paths = [...REPORT_SECTIONS.map((section) => `$.${section}`), ...SENTENCE_PATHS.map((path) => `$.${path}.*`)];
    this.#parser = new JSONParser({ paths, separator: "" });
    this.#parser.onError = () => {
      this.#isOver = true;
    };
    this.#parser.onEnd = () => {
      this.#isOver = true;
    };
    this.#parser.onValue = ({ value, key, stack }) => {
      const path = [...stack.slice(1).map((level) => level.key), key];
      const [section] = path;
      if (!isSection(section)) return;
      if (path.length === 1) onSection(section, structuredClone(value));
      else onSentence(section, placeOf(path), structuredClone(value));
    };
  }

  /** Some services write a word before the object, or put it between marks. */
  write(piece: string): void {
    if (this.#isOver) return;
    const start = this.#isBegun ? 0 : piece.indexOf("{");
    if (start < 0) return;
    this.#isBegun = true;
    this.#parser.write(piece.slice(start));
  }
}

function isSection(name: unknown): name is ReportSection {
  return (REPORT_SECTIONS as readonly unknown[]).includes(name);
}

function placeOf(path: readonly (string | number | undefined)[]): string {
  return path.map((step, at) => (typeof step === "number" ? `[${step}]` : `${at === 0 ? "" : "."}${step}`)).join("");
}
