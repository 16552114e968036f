import type { CheckpointEntry, PublicationEntry, RecordEntry } from "./record-line.ts";
import { digest } from "./record-line.ts";
import type { Verdict } from "./verdict.ts";

/**
 * Follows a record entry by entry: which verdicts stand, and whether each publication keeps the rules that make it worth
 * something. What an entry is hashed into is not looked at here.
 */
export class RecordState {
  /** Verdicts that stand, by code. */
  readonly standing = new Map<string, Verdict>();
  /** The publication that was begun last. */
  publication: PublicationEntry | null = null;
  readonly #hashes = new Map<string, string>();
  /** Changes of the publication that is open; null between two. */
  #open: number | null = null;

  /** Whether the last publication has ended. */
  get isComplete(): boolean {
    return this.#open === null;
  }

  /**
   * Takes the next entry.
   *
   * @param isFirst Whether it begins a file.
   * @returns What is wrong with it; null where nothing is.
   */
  take(entry: RecordEntry, isFirst = false): string | null {
    if (isFirst && !(entry.entry === "publication" && entry.isFull)) return "A file begins with all verdicts.";
    if (entry.entry === "publication") return this.#begin(entry);
    if (this.#open === null) return "It belongs to no publication.";
    if (entry.entry === "checkpoint") return this.#end(entry, this.#open);
    this.#open++;
    if (entry.entry === "withdrawn") {
      this.#hashes.delete(entry.code);
      return this.standing.delete(entry.code) ? null : `No verdict of ${entry.code} stands.`;
    }
    const { entry: _, ...verdict } = entry;
    this.set(verdict);
    return null;
  }

  /** Lets a verdict stand in place of the one before. */
  set(verdict: Verdict): void {
    this.standing.set(verdict.code, verdict);
    this.#hashes.set(verdict.code, digest(JSON.stringify(verdict)));
  }

  /** SHA-256 over all verdicts that stand, by code. */
  digest(): string {
    const codes = [...this.#hashes.keys()].sort();
    return digest(codes.map((code) => `${code} ${this.#hashes.get(code)}\n`).join(""));
  }

  #begin(entry: PublicationEntry): string | null {
    if (this.#open !== null) return "The publication before it has no end.";
    const problem = misdated(entry) ?? this.#outOfOrder(entry);
    this.publication = entry;
    this.#open = 0;
    if (entry.isFull) {
      this.standing.clear();
      this.#hashes.clear();
    }
    return problem;
  }

  #outOfOrder({ number, day, isFull }: PublicationEntry): string | null {
    const before = this.publication;
    if (before === null) return isFull ? null : "A record begins with all verdicts.";
    if (number !== before.number + 1) return `Publication ${number} follows on ${before.number}.`;
    return day < before.day ? `It is dated ${day}, before the one that it follows.` : null;
  }

  #end({ number, changes, standing, digest: stated }: CheckpointEntry, open: number): string | null {
    this.#open = null;
    const isRight =
      number === this.publication?.number &&
      changes === open &&
      standing === this.standing.size &&
      stated === this.digest();
    return isRight ? null : "The checkpoint does not fit the verdicts before it.";
  }
}

/** An entry is never dated before what it rests on was published. */
export function misdated({ day, published, lastDay }: Pick<PublicationEntry, "day" | "published" | "lastDay">) {
  if (published !== null && day < published.slice(0, 10)) {
    return `It is dated ${day}, before its snapshot was published on ${published.slice(0, 10)}.`;
  }
  return day < lastDay ? `It is dated ${day}, before the last prices of its snapshot, of ${lastDay}.` : null;
}
