/** A command that cannot be carried out; the message states why, and what to do instead. */
export class CommandError extends Error {
  /** 2 for a command line that is not understood, 1 for anything else. */
  readonly exitCode: 1 | 2;

  constructor(exitCode: 1 | 2, message: string) {
    super(message);
    this.name = "CommandError";
    this.exitCode = exitCode;
  }
}
