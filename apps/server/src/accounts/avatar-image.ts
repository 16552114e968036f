import { BoundedTurns, Failure, type Requester } from "../http/index.ts";

/** Part of a picture that is kept, in its own pixels as it is looked at. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Edge of an avatar in pixels. */
const EDGE = 256;
const QUALITY = 82;
/** Of a picture that is decoded: some 160 MB. Cameras of today stay below. */
const MAX_PIXELS = 40_000_000;
const SECONDS = 5;

/** All that is read: pictures of cameras and screens. No vector graphics, no documents, no formats of laboratories. */
const READERS = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`);

type Sharp = typeof import("sharp").default;

let loading: Promise<Sharp> | undefined;

/** Loaded with the first picture: no server needs it to start. */
function loadSharp(): Promise<Sharp> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: READERS });
    return sharp;
  });
  return loading;
}

/** Makes avatars of pictures, one at a time, on a thread of the library. */
export class AvatarImages {
  readonly #turns = new BoundedTurns({ atOnce: 1, maxWaiting: 16, maxWaitingOfClient: 2, retryAfterSeconds: 2 });

  /**
   * Decodes a picture and encodes its part anew, upright, in 256 by 256 pixels of WebP: nothing of the file that was sent
   * stays, neither what is hidden in it nor where it was taken.
   *
   * @param crop Its middle unless given.
   * @throws {Failure} `invalidParameter` of a file that is no such picture, has too many pixels, or not those of the part;
   *   `unavailable` if too many wait.
   */
  make(file: Uint8Array, crop: Crop | null, requester: Requester): Promise<Buffer> {
    return this.#turns.run(requester, async () => {
      requester.gone.throwIfAborted();
      return avatarOf(file, crop);
    });
  }
}

async function avatarOf(file: Uint8Array, crop: Crop | null): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = () => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 }).autoOrient();
  // Read from its first bytes: nothing is decoded of a picture that claims too many pixels.
  const { autoOrient } = await picture().metadata().catch(noPicture);
  if (crop && (crop.x + crop.size > autoOrient.width || crop.y + crop.size > autoOrient.height)) {
    throw new Failure("invalidParameter", { phrase: "beyond the picture", field: "size" });
  }
  const part = crop ? picture().extract({ left: crop.x, top: crop.y, width: crop.size, height: crop.size }) : picture();
  return part
    .resize(EDGE, EDGE, { fit: "cover" })
    .webp({ quality: QUALITY })
    .timeout({ seconds: SECONDS })
    .toBuffer()
    .catch(noPicture);
}

function noPicture(error: Error): never {
  const phrase = /pixel limit/.test(error.message) ? "too many pixels" : "not a picture";
  throw new Failure("invalidParameter", { phrase, field: "file" });
}
