/**
 * Where the marker of a range bar stands.
 *
 * @param position Where the value lies between low (0) and high (1); what lies outside is drawn at the end.
 * @returns A fraction of the bar's length, or null when there is no position: then the bar has no marker.
 */
export function markerPlace(position: number | null): number | null {
  return position === null || Number.isNaN(position) ? null : Math.min(1, Math.max(0, position));
}
