import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { Failure } from "../http/index.ts";
import type { BackgroundOrder, BackgroundReport, BackgroundTask } from "./background-task.ts";

const PROGRAM = fileURLToPath(new URL("./background-main.ts", import.meta.url));

/** Limits of old and of young objects, in mebibytes; a third of the first is in use while 10,000 stocks are studied. */
const HEAP_LIMITS = ["--max-old-space-size=640", "--max-semi-space-size=16"];

/**
 * Arenas of malloc, where the server has two: with four the threads of a factor history wait less for one another. That of 506
 * companies took 6 to 11 % less time, in as much memory; eight arenas gained no more (glibc 2.36, Node 24).
 */
const ARENAS = "4";

/** One task follows another at once, or a while after the last. */
const IDLE_MILLISECONDS = 1000;

/** Seconds after which a client may try again when the process died or a task failed. */
const FAILED_SECONDS = 5;

const WHAT: Readonly<Record<BackgroundTask["make"], string>> = {
  screening: "A screening",
  study: "The study of the checks",
  history: "The factor history",
  record: "The record of verdicts",
};

interface Waiting {
  readonly make: BackgroundTask["make"];
  readonly resolve: () => void;
  readonly reject: (failure: Failure) => void;
}

/**
 * Makes what a snapshot needs besides its facts in a process of its own, which is there as long as there is something to do:
 * memory that the work leaves in pieces goes back to the system with the process, from a thread it does not.
 */
export class Background {
  readonly #logger: FastifyBaseLogger;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #residentBytes = 0;
  #idle: NodeJS.Timeout | undefined;
  #number = 0;
  #isClosed = false;

  constructor(logger: FastifyBaseLogger) {
    this.#logger = logger;
  }

  /** Of the process; null while there is none. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Memory of the process; 0 while there is none. */
  get residentBytes(): number {
    return this.#residentBytes;
  }

  /**
   * Makes something and writes it to the disk, after all that was asked for before.
   *
   * @throws {Failure} `unavailable` if that fails, is given up, or the server ends.
   */
  make(task: BackgroundTask): Promise<void> {
    if (this.#isClosed) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      const number = this.#number++;
      clearTimeout(this.#idle);
      this.#waiting.set(number, { make: task.make, resolve, reject });
      this.#child ??= this.#started();
      this.#child.send({ number, ...task } satisfies BackgroundOrder);
    });
  }

  /** Gives up what is under way: it was for a snapshot that is served no more. */
  giveUp(): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#end();
    child?.kill();
  }

  close(): void {
    this.#isClosed = true;
    this.giveUp();
  }

  #started(): ChildProcess {
    const child = fork(PROGRAM, {
      execArgv: HEAP_LIMITS,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, MALLOC_ARENA_MAX: ARENAS },
    });
    // Work in the background keeps no server alive.
    child.unref();
    child.channel?.unref();
    child.on("message", (report: BackgroundReport) => {
      if (this.#child === child) this.#read(report);
    });
    const died = (reason: unknown) => {
      if (this.#child !== child) return;
      if (this.#waiting.size > 0) this.#logger.error({ reason }, "The process in the background died");
      this.#end();
    };
    child.on("error", died);
    child.on("exit", (code, signal) => died(signal ?? code));
    return child;
  }

  #read(report: BackgroundReport): void {
    if ("residentBytes" in report) {
      this.#residentBytes = report.residentBytes;
      return;
    }
    const waiting = this.#waiting.get(report.number);
    this.#waiting.delete(report.number);
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.#rest(), IDLE_MILLISECONDS).unref();
    if (!waiting) return;
    const what = WHAT[waiting.make];
    if ("failure" in report) {
      this.#logger.error({ reason: report.failure }, `${what} could not be computed`);
      waiting.reject(unavailable());
      return;
    }
    if (report.notBeside !== null)
      this.#logger.warn({ reason: report.notBeside }, `${what} could not be written beside its market`);
    waiting.resolve();
  }

  /** Lets the process end. */
  #rest(): void {
    const child = this.#child;
    this.#end();
    child?.disconnect();
  }

  #end(): void {
    this.#child = null;
    this.#residentBytes = 0;
    for (const { reject } of this.#waiting.values()) reject(unavailable());
    this.#waiting.clear();
  }
}

function unavailable(): Failure {
  return new Failure("unavailable", { retryAfterSeconds: FAILED_SECONDS });
}
