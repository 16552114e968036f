import multipart from "@fastify/multipart";
import {
  beginMarket,
  cancelDataRun,
  dataRun,
  dataRunEvents,
  dataState,
  importUpload,
  refreshData,
  UPLOAD_LIMITS,
  uploadData,
} from "@plumbline/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type AccountsContext, ownUser, requireOwner } from "../../accounts/index.ts";
import { EVENT_STREAM, Failure, serve, serveOwnContent, type Turn, type User } from "../../http/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";
import { type Upkeep, wireRun } from "../../upkeep/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "../account/index.ts";
import { stateOfData } from "./data-state.ts";

export interface DataRoutesOptions extends AccountRoutesOptions {
  readonly market: MarketAccess;
  readonly upkeep: Upkeep;
  readonly dataDirectory: string;
  readonly clock: () => Date;
}

/** What a form adds to its file: boundaries, names and an id. */
const FORM_BYTES = 16 * 1024;

/** Binds the calls about where the data come from. */
export function registerDataRoutes(app: FastifyInstance, options: DataRoutesOptions): void {
  const { accounts, admission, cache, program, market, upkeep } = options;
  const { forUser } = accountRoutes(app, options);
  /** Those of files are the owner's: to anybody else there is none. @throws {Failure} `notFound`. */
  async function shownRun(id: string, { db }: AccountsContext["database"], user: User) {
    const run = await upkeep.runs.read(id);
    const isShown = run?.work !== "upload" || (await ownUser(db, user)).role === "owner";
    if (run === null || !isShown) throw new Failure("notFound");
    return run;
  }
  serve(app, dataState, async (_, { turn, served }) => turn.releaseWhile(stateOfData(served, options)), {
    identify: accounts.identify,
    cache,
    admission,
    program,
    pin: () => {
      const { sourceFor, release } = market.pin();
      return { sourceFor: (turn: Turn) => ({ turn, served: sourceFor(turn) }), revision: null, meta: null, release };
    },
  });
  forUser(dataRun, async ({ database }, { user, input }) => {
    const run = await shownRun(input.run, database, user);
    return { run: wireRun(run), report: run.report };
  });
  serveOwnContent(
    app,
    dataRunEvents,
    async ({ input, user }, turn) => {
      const run = await turn.releaseWhile(shownRun(input.run, accounts.context.database, user));
      return { type: EVENT_STREAM, body: upkeep.streams.open(run, user.id) };
    },
    { admission, identify: accounts.identify },
  );
  forUser(refreshData, async ({ database }, { user }) => {
    await requireOwner(database.db, user);
    return upkeep.refresh();
  });
  forUser(beginMarket, async ({ database }, { user, input }) => {
    await requireOwner(database.db, user);
    return upkeep.beginMarket(input.symbols, input.contact ?? null);
  });
  forUser(cancelDataRun, async ({ database }, { user, input }) => {
    await requireOwner(database.db, user);
    const run = await upkeep.cancel(input.run);
    if (run === null) throw new Failure("notFound");
    return wireRun(run);
  });
  forUser(importUpload, async ({ database }, { user, input }) => {
    await requireOwner(database.db, user);
    return upkeep.importUpload(input.upload, input.answers);
  });
  registerUpload(app, options);
}

/** What has come of the delivery with a file that lies on the disk already. */
const RECEIVED = new WeakMap<File, { readonly files: number; readonly bytes: number }>();

/** Files go to the disk as they come, and only those of the owner: nothing is read before it is known who sends it. */
function registerUpload(app: FastifyInstance, options: DataRoutesOptions): void {
  const { accounts, upkeep } = options;
  app.register(async (scope) => {
    const { serving } = accountRoutes(scope, options);
    const limits = { files: 1, fields: 1, parts: 2, fileSize: UPLOAD_LIMITS.fileBytes, fieldSize: 100 };
    await scope.register(multipart, { limits });
    scope.addHook("preValidation", async (request) => {
      await requireOwner(accounts.context.database.db, request.user as User);
      if (request.isMultipart()) request.body = await received(request, upkeep);
    });
    serve<typeof uploadData, Turn>(
      scope,
      uploadData,
      async ({ input: { upload, file } }) => {
        const { files, bytes } = RECEIVED.get(file) ?? { files: 0, bytes: 0 };
        return { upload, files, bytes };
      },
      { ...serving, bodyLimit: UPLOAD_LIMITS.fileBytes + FORM_BYTES },
    );
  });
}

/** @returns The fields of the form; in place of the file an empty one. @throws {Failure} `tooLarge`, `invalidParameter`. */
async function received(request: FastifyRequest, upkeep: Upkeep): Promise<Record<string, unknown>> {
  let upload: unknown;
  try {
    for await (const part of request.parts()) {
      if (part.type !== "file") {
        if (part.fieldname === "upload") upload = part.value;
        continue;
      }
      // The id comes before the file: nobody knows yet where to put one that comes first.
      if (typeof upload !== "string" || part.fieldname !== "file")
        throw new Failure("invalidParameter", { phrase: "not a form" });
      const size = await upkeep.uploads.receive(upload, part.filename, part.file);
      const file = new File([], "");
      RECEIVED.set(file, size);
      return { upload, file };
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code } = error as { readonly code?: unknown };
    if (code === "FST_REQ_FILE_TOO_LARGE") throw new Failure("tooLarge");
    throw new Failure("invalidParameter", { phrase: "not a form" });
  }
  return { upload };
}
