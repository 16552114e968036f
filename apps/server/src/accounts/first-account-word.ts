import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** None of these is taken for another one. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
/** Ten letters of these are 49 bits. */
const GROUPS = 2;
const LENGTH = 5;
const OWNER_ONLY = 0o600;

/**
 * The word by which the first account of a server that sends no mail is made, such as `k7mqd-x9tbf`: who can read it runs the
 * server. Servers of one data folder have the same, in a file that its owner alone can read; where the folder cannot be written,
 * a server has one of its own in memory.
 */
export class FirstAccountWord {
  readonly #file: string;
  #own: string | null = null;
  #used: string | null = null;

  /** @param file Its path; the folder exists. */
  constructor(file: string) {
    this.#file = file;
  }

  /** The word, which is made when it is first asked for, and stays until it is ended. */
  read(): string {
    return this.#current() ?? this.#make();
  }

  /** Whether somebody has written the word, in whichever case and with or without the hyphen. */
  isRight(given: string): boolean {
    return isSame(given, this.#current());
  }

  /** The same of the one that was ended here: a client that got no answer sends it once more. */
  wasRight(given: string): boolean {
    return isSame(given, this.#used);
  }

  /** Ends it: there is an account. */
  end(): void {
    this.#used = this.#current() ?? this.#used;
    this.#own = null;
    removeFile(this.#file);
  }

  #current(): string | null {
    try {
      return readFileSync(this.#file, "utf8").trim() || this.#own;
    } catch {
      return this.#own;
    }
  }

  #make(): string {
    const word = Array.from({ length: GROUPS }, newGroup).join("-");
    const draft = `${this.#file}.${process.pid}.tmp`;
    try {
      writeFileSync(draft, `${word}\n`, { mode: OWNER_ONLY });
      // The file appears whole or not at all: of two servers that begin at the same moment, both have the word of the first.
      linkSync(draft, this.#file);
    } catch {
      if (this.#current() === null) this.#own = word;
    } finally {
      removeFile(draft);
    }
    return this.#current() ?? word;
  }
}

function removeFile(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A folder that cannot be written has none.
  }
}

function newGroup(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** Compares two words in the same time, however much of them agrees. */
function isSame(given: string, word: string | null): boolean {
  const isEqual = timingSafeEqual(digestOf(given), digestOf(word ?? ""));
  return word !== null && isEqual;
}

function digestOf(word: string): Buffer {
  return createHash("sha256")
    .update(word.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest();
}
