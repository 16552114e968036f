import { randomBytes } from "node:crypto";
import { link, mkdir, readdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

const GENERATION = /^(\d{12})\.json$/;
/** So many earlier states stay: a process that was stopped while it changed the state finds out by them that it is late. */
const MAX_GENERATIONS = 32;
const LEFT_BEHIND = /^\d{12}\.[0-9a-f]+\.new$/;

/** What a change makes of the state; without `state` it stays as it is. */
export interface Step<State, Result> {
  readonly state?: State;
  readonly result: Result;
}

interface Numbered<State> {
  readonly number: number;
  readonly state: State;
}

/**
 * A small state that all processes on one folder change in turn. Each change is a new file with the next number; the file
 * system lets only one process link that name, and who is late reads again and decides again. So there is no lock that a killed
 * process could leave behind, and no moment at which half a state can be read.
 */
export class SharedState<State> {
  readonly #folder: string;
  readonly #parse: (value: unknown) => State;
  /** Changes of this process wait for one another; those of others are met by number. */
  #turn: Promise<unknown> = Promise.resolve();
  /** The newest state that this process has read or written. */
  #known: Numbered<State> | null = null;

  /**
   * @param folder Of this state alone.
   * @param parse Reads a state of any shape, also `undefined` where there is none yet.
   */
  constructor(folder: string, parse: (value: unknown) => State) {
    this.#folder = folder;
    this.#parse = parse;
  }

  async read(): Promise<State> {
    return (await this.#newest()).state;
  }

  /**
   * Changes the state.
   *
   * @param step Decides by the state; pure, because it is called again when another process was faster.
   */
  change<Result>(step: (state: State) => Step<State, Result>): Promise<Result> {
    const done = this.#turn.then(() => this.#change(step));
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #change<Result>(step: (state: State) => Step<State, Result>): Promise<Result> {
    for (;;) {
      const { number, state } = await this.#newest();
      const { state: next, result } = step(state);
      if (next === undefined) return result;
      if (await this.#publish(number + 1, next)) {
        this.#known = { number: number + 1, state: next };
        return result;
      }
    }
  }

  async #publish(number: number, state: State): Promise<boolean> {
    const name = nameOf(number);
    const draft = join(this.#folder, `${name.slice(0, 12)}.${randomBytes(6).toString("hex")}.new`);
    await this.#write(draft, JSON.stringify(state));
    try {
      await link(draft, join(this.#folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
      throw error;
    } finally {
      discard(draft);
    }
    return this.#isNewest(number);
  }

  async #write(path: string, text: string): Promise<void> {
    try {
      await writeFile(path, text);
    } catch (error) {
      ifGone(error as NodeJS.ErrnoException);
      await mkdir(this.#folder, { recursive: true });
      await writeFile(path, text);
    }
  }

  /** Removes what is old; false where this number was taken long ago, by a change that is part of what came after. */
  async #isNewest(number: number): Promise<boolean> {
    const names = await readdir(this.#folder);
    const newest = Math.max(number, ...names.map(numberIn));
    if (newest - number >= MAX_GENERATIONS) return false;
    const old = names.filter((name) => {
      const at = LEFT_BEHIND.test(name) ? Number(name.slice(0, 12)) : numberIn(name);
      return at >= 0 && at <= newest - MAX_GENERATIONS;
    });
    for (const name of old) discard(join(this.#folder, name));
    return true;
  }

  async #newest(): Promise<Numbered<State>> {
    for (;;) {
      const numbers = (await namesIn(this.#folder)).map(numberIn).filter((number) => number >= 0);
      const number = numbers.reduce((most, one) => Math.max(most, one), 0);
      if (number === 0) return { number, state: this.#parse(undefined) };
      if (number === this.#known?.number) return this.#known;
      const text = await readFile(join(this.#folder, nameOf(number)), "utf8").catch(ifGone);
      // Gone since the folder was listed: others have gone on.
      if (text === null) continue;
      const known = { number, state: this.#parse(valueIn(text)) };
      this.#known = known;
      return known;
    }
  }
}

/** Nobody waits for it: what stays is removed by a later change. */
function discard(path: string): void {
  unlink(path).catch(() => undefined);
}

function nameOf(number: number): string {
  return `${String(number).padStart(12, "0")}.json`;
}

function numberIn(name: string): number {
  return Number(GENERATION.exec(name)?.[1] ?? -1);
}

/** After a loss of power a file can be empty; then it says nothing. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => ifGone(error) ?? []);
}

function ifGone(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
