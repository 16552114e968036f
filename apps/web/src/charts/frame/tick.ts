/** A value of the scale with its place, a fraction of the plot's height from the top. */
export interface Tick {
  readonly value: number;
  readonly top: number;
}
