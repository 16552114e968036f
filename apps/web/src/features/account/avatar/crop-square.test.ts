import { describe, expect, it } from "vitest";
import { MAX_ZOOM, moved, squareOf, wholePicture, zoomed } from "./crop-square.ts";

const LANDSCAPE = { width: 400, height: 200 };
const PORTRAIT = { width: 200, height: 400 };

describe("the square that is cut out of a picture", () => {
  it("is at first the largest one, in the middle", () => {
    expect(squareOf(wholePicture(LANDSCAPE), LANDSCAPE)).toEqual({ left: 100, top: 0, size: 200 });
    expect(squareOf(wholePicture(PORTRAIT), PORTRAIT)).toEqual({ left: 0, top: 100, size: 200 });
  });

  it("is half as wide at twice the zoom, around the same middle", () => {
    const crop = zoomed(wholePicture(LANDSCAPE), LANDSCAPE, 2);
    expect(squareOf(crop, LANDSCAPE)).toEqual({ left: 150, top: 50, size: 100 });
  });

  it("moves no further than the edge of the picture", () => {
    const crop = zoomed(wholePicture(LANDSCAPE), LANDSCAPE, 2);
    expect(squareOf(moved(crop, LANDSCAPE, { x: 1000, y: 30 }), LANDSCAPE)).toEqual({ left: 300, top: 80, size: 100 });
    expect(squareOf(moved(crop, LANDSCAPE, { x: -1000, y: -1000 }), LANDSCAPE)).toEqual({ left: 0, top: 0, size: 100 });
  });

  it("comes back into the picture when the zoom is taken back in a corner", () => {
    const corner = moved(zoomed(wholePicture(PORTRAIT), PORTRAIT, 4), PORTRAIT, { x: 1000, y: 1000 });
    expect(squareOf(zoomed(corner, PORTRAIT, 1), PORTRAIT)).toEqual({ left: 0, top: 200, size: 200 });
  });

  it("is never larger than the picture, nor smaller than the largest zoom leaves it", () => {
    const crop = wholePicture(LANDSCAPE);
    expect(squareOf(zoomed(crop, LANDSCAPE, 0.1), LANDSCAPE).size).toBe(200);
    expect(squareOf(zoomed(crop, LANDSCAPE, 1000), LANDSCAPE).size).toBe(200 / MAX_ZOOM);
  });
});
