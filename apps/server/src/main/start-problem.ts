import { SnapshotError } from "@plumbline/market/snapshot";
import { type Configuration, ConfigurationError } from "../config/index.ts";
import { DatabaseError } from "../database/index.ts";

/** What keeps the server from starting, in words for the person at the terminal; null for a bug. */
export function startProblem(error: unknown, configuration: Configuration | null): string | null {
  if (error instanceof ConfigurationError) return error.message;
  if (error instanceof DatabaseError) return error.message;
  if (error instanceof SnapshotError) return marketProblem(error);
  if (!(error instanceof Error) || !configuration) return null;
  const { code } = error as NodeJS.ErrnoException;
  const { host, port, dataDirectory } = configuration;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `This machine has no address ${host}. Set HOST to one that it has, such as 127.0.0.1.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "ENOTDIR":
    case "EEXIST":
      return "syscall" in error && error.syscall === "listen"
        ? `Port ${port} needs more rights. Choose one above 1024: PORT=8788 npm start`
        : `The data folder ${dataDirectory} cannot be written to. Make it writable for this user, or set DATA_DIR to another.`;
    default:
      return null;
  }
}

function marketProblem(error: SnapshotError): string {
  return error.code === "market-missing" && error.message.includes('"demo"')
    ? `${error.message.split(". ", 1)[0]}. Make it with: npm run market -- demo`
    : error.message;
}
