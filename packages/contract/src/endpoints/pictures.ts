import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { UserSchema } from "../schemas/user.ts";

/** Of a file that is sent. */
export const MAX_AVATAR_BYTES = 2 * 1024 * 1024;

/** A number as a form has it. */
const PixelsInput = z
  .string()
  .regex(/^\d{1,5}$/, "not a number of pixels")
  .transform(Number);

export const uploadAvatar = endpoint({
  name: "uploadAvatar",
  ...ACCOUNT_CALLS.uploadAvatar,
  summary:
    "Sets the user's picture: JPEG, PNG, WebP, GIF or AVIF of at most 2 MB and 40 megapixels. It is turned upright, cut to a square and encoded anew in 256 by 256 pixels; nothing else of the file is kept.",
  body: "multipart",
  input: z.strictObject({
    file: z.file().min(1).max(MAX_AVATAR_BYTES),
    /** The square that is kept, in pixels of the picture as it is looked at; the middle unless given. */
    x: PixelsInput.optional(),
    y: PixelsInput.optional(),
    size: PixelsInput.refine((size) => size > 0, "not a number of pixels").optional(),
  }),
  output: UserSchema,
  codes: ["tooLarge"],
  market: false,
});

export const removeAvatar = endpoint({
  name: "removeAvatar",
  ...ACCOUNT_CALLS.removeAvatar,
  summary: "Takes the user's picture away.",
  input: z.strictObject({}),
  output: UserSchema,
  codes: [],
  market: false,
});

export const avatar = endpoint({
  name: "avatar",
  ...ACCOUNT_CALLS.avatar,
  summary: "A user's picture, by the address that `avatar` of the user names. Another picture has another address.",
  input: z.strictObject({ id: z.uuid() }),
  output: z.file(),
  content: ["image/webp"],
  codes: ["notFound"],
  market: false,
});

/** Longest address of a page within the application that a code holds. */
const MAX_PATH = 1000;

export const qrCode = endpoint({
  name: "qrCode",
  ...ACCOUNT_CALLS.qrCode,
  summary: "A page of this application as a QR code, to open it on a telephone.",
  input: z.strictObject({
    /** Path and query within the application, such as `/pages/analysis?code=AAPL`. */
    path: z
      .string()
      .max(MAX_PATH)
      .regex(
        /^\/(?:pages\/[a-z]+(?:-[a-z]+)*(?:\/[a-z]+)?)?(?:\?[\w.~!$&'()*+,;=:@/?%-]*)?$/,
        "not a page of this application",
      ),
    format: z.enum(["svg", "png"]).optional(),
  }),
  output: z.file(),
  content: ["image/svg+xml", "image/png"],
  codes: [],
  market: false,
});
