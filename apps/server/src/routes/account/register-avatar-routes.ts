import multipart from "@fastify/multipart";
import { avatar, MAX_AVATAR_BYTES, removeAvatar, uploadAvatar } from "@plumbline/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { avatarImage, removeOwnAvatar, setOwnAvatar } from "../../accounts/index.ts";
import { Failure, serve, serveContent, type Turn, type User } from "../../http/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "./account-routes.ts";

/** Files that are received at the same time: 16 MB of memory. */
const MAX_UPLOADS = 8;
const RETRY_AFTER_SECONDS = 2;
/** What a form adds to its file: boundaries, names and three numbers. */
const FORM_BYTES = 16 * 1024;

/** Binds the calls of avatars. A file is received only of who may send it, and a few at a time. */
export function registerAvatarRoutes(app: FastifyInstance, options: AccountRoutesOptions): void {
  const { forUser, serving } = accountRoutes(app, options);
  const { accounts, admission } = options;
  forUser(removeAvatar, (context, asked) => removeOwnAvatar(context, asked));
  serveContent(
    app,
    avatar,
    async ({ id }, turn) => ({ type: "image/webp", body: await turn.releaseWhile(avatarImage(accounts.context, id)) }),
    { admission },
  );
  app.register(async (scope) => {
    const limits = { files: 1, fields: 3, parts: 4, fileSize: MAX_AVATAR_BYTES, fieldSize: 100 };
    await scope.register(multipart, { limits });
    let underway = 0;
    scope.addHook("preValidation", async (request) => {
      if (!request.isMultipart()) return;
      if (underway >= MAX_UPLOADS) throw new Failure("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      underway++;
      try {
        request.body = await formOf(request);
      } finally {
        underway--;
      }
    });
    serve<typeof uploadAvatar, Turn>(
      scope,
      uploadAvatar,
      async ({ input: { file, ...crop }, user, language, sender }, turn) => {
        const asked = { user: user as User, language, sender, requester: turn };
        const bytes = await file.bytes();
        return turn.releaseWhile(setOwnAvatar(accounts.context, { ...crop, file: bytes }, asked));
      },
      { ...serving, bodyLimit: MAX_AVATAR_BYTES + FORM_BYTES },
    );
  });
}

/** The fields of a form by name, its file as a `File`. @throws {Failure} `tooLarge`, `invalidParameter`. */
async function formOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form: [string, unknown][] = [];
  try {
    for await (const part of request.parts()) {
      const value = part.type === "file" ? new File([new Uint8Array(await part.toBuffer())], "") : part.value;
      form.push([part.fieldname, value]);
    }
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (code === "FST_REQ_FILE_TOO_LARGE") throw new Failure("tooLarge");
    throw new Failure("invalidParameter", { phrase: "not a form" });
  }
  return Object.fromEntries(form);
}
