const SHARE_CLASS = /^([A-Z0-9]+)[-./]([A-Z])$/;

/**
 * Writes the symbol of a list as the market does: upper case, a dot before a share class.
 *
 * @returns `null` when the cell is no symbol.
 *
 * @example
 * listSymbol("brk-b"); // "BRK.B"
 */
export function listSymbol(cell: string): string | null {
  const upper = cell.trim().toUpperCase();
  return /^[A-Z0-9][A-Z0-9.^=/-]{0,15}$/.test(upper) ? upper.replace(SHARE_CLASS, "$1.$2") : null;
}
