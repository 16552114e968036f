import type { CropSquare } from "./crop-square.ts";

/** Bytes of a file that is opened: photos of telephones stay below. */
export const MAX_FILE_MEGABYTES = 30;
/** Edge of an opened picture: larger ones take memory and show nothing more. */
const MAX_EDGE = 2048;
/** Edge of what is sent: twice that of what the server keeps. */
const SENT_EDGE = 512;

/** Why a file cannot be opened, by the key of its sentence. */
export type PictureProblem = "avatar.tooLarge" | "avatar.heic" | "avatar.unreadable";

/**
 * Opens the picture in a file, upright and at most 2,048 pixels wide and high. Nothing is sent.
 *
 * @returns What keeps it from being opened, where the browser cannot.
 */
export async function openPicture(file: File): Promise<ImageBitmap | PictureProblem> {
  if (file.size > MAX_FILE_MEGABYTES * 1_000_000) return "avatar.tooLarge";
  try {
    return await reduced(await createImageBitmap(file));
  } catch {
    return /hei[cf]/i.test(`${file.type} ${file.name}`) ? "avatar.heic" : "avatar.unreadable";
  }
}

async function reduced(picture: ImageBitmap): Promise<ImageBitmap> {
  const scale = MAX_EDGE / Math.max(picture.width, picture.height);
  if (scale >= 1) return picture;
  const resizeWidth = Math.max(1, Math.round(picture.width * scale));
  const resizeHeight = Math.max(1, Math.round(picture.height * scale));
  const small = await createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality: "high" });
  picture.close();
  return small;
}

/** Draws a square of a picture over all of a canvas, which keeps its size. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, size }: CropSquare): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, size, size, 0, 0, canvas.width, canvas.height);
}

/**
 * The file that is sent of a square. The browser has drawn it anew: neither the rest of the photo nor the place where it was
 * taken leaves the device, and no photo is too large.
 */
export async function fileOf(picture: ImageBitmap, square: CropSquare): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = SENT_EDGE;
  canvas.height = SENT_EDGE;
  drawSquare(canvas, picture, square);
  // A browser that does not write WebP writes PNG, which has transparency too.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.92));
  if (!blob) throw new Error("The browser gave no file of the picture.");
  return new File([blob], "avatar", { type: blob.type });
}

/** The first picture among files that were dropped, pasted or chosen; of other files the first, for its sentence. */
export function pictureAmong(files: FileList | undefined | null): File | null {
  const all = [...(files ?? [])];
  return all.find(({ type }) => type.startsWith("image/")) ?? all[0] ?? null;
}
