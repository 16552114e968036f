/** One bar of the calendar. */
export interface Moment {
  readonly bar: number;
  readonly day: number;
}
