import qrcode from "qrcode";

/**
 * A text as a QR code.
 *
 * @returns An SVG path of its dark squares, on a ground of `size` by `size` without the quiet zone.
 */
export function qrCode(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: "M" }).modules;
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column;
      while (column < size && data[row * size + column]) column++;
      if (column > start) path += `M${start} ${row}h${column - start}v1h-${column - start}z`;
    }
  }
  return { size, path };
}
