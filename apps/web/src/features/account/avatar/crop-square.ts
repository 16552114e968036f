/** A picture as it is looked at, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that is kept: how often its largest square would fit into it, and where its middle is. */
export interface Crop {
  /** 1 for the largest square. */
  readonly zoom: number;
  /** In pixels of the picture. */
  readonly x: number;
  readonly y: number;
}

/** The square that a crop keeps, in pixels of the picture. */
export interface CropSquare {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

export const MAX_ZOOM = 8;

/** The largest square, in the middle. */
export function wholePicture({ width, height }: PictureSize): Crop {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

/**
 * The square of a crop; all of it is in the picture.
 *
 * @example
 * squareOf({ zoom: 2, x: 0, y: 100 }, { width: 400, height: 200 }); // { left: 0, top: 50, size: 100 }
 */
export function squareOf(crop: Crop, picture: PictureSize): CropSquare {
  const { zoom, x, y } = within(crop, picture);
  const size = Math.min(picture.width, picture.height) / zoom;
  return { left: x - size / 2, top: y - size / 2, size };
}

/** Moves the middle, as far as the picture goes. */
export function moved(crop: Crop, picture: PictureSize, by: { readonly x: number; readonly y: number }): Crop {
  return within({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, picture);
}

/** Zooms around the middle, between all of the picture and an eighth of it. */
export function zoomed(crop: Crop, picture: PictureSize, zoom: number): Crop {
  return within({ ...crop, zoom }, picture);
}

/** The nearest crop whose square is in the picture. */
function within({ zoom: wanted, x, y }: Crop, { width, height }: PictureSize): Crop {
  const zoom = clamp(wanted, 1, MAX_ZOOM);
  const half = Math.min(width, height) / zoom / 2;
  return { zoom, x: clamp(x, half, width - half), y: clamp(y, half, height - half) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
