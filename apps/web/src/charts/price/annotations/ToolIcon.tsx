/** Signs of the tools, as paths in a square of 20; circles are the ends that a reader places. */
const PATHS = {
  select: "M5 3.5 15.5 9l-4.6 1.4L8.6 15z",
  trend:
    "M5.6 14.4 14.4 5.6M3 16a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0M13.8 4a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0",
  level: "M2.5 10h5.9m3.2 0h5.9M8.4 10a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0",
  range:
    "M6 5h8.4M5 6.2V15h8.8M15 5.8V14M3.4 5A1.6 1.6 0 1 0 6.6 5 1.6 1.6 0 1 0 3.4 5M13.4 15a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0",
  fibonacci: "M3 3.5h14M3 8h14M3 11.5h14M3 16.5h14M5 16.5 15 3.5",
  note: "M3.5 4h13v9.5H9.2L6 16.8v-3.3H3.5zM6.8 7.3h6.4M6.8 10.2h4",
  measure: "M2.5 12.8 12.8 2.5l4.7 4.7L7.2 17.5zM6.2 9.2l1.7 1.7M8.6 6.8l2.4 2.4M11 4.4l1.7 1.7",
  snap: "M4.5 3v7a5.5 5.5 0 0 0 11 0V3h-3.6v7a1.9 1.9 0 0 1-3.8 0V3zM4.5 6.2h3.6M11.9 6.2h3.6",
  undo: "M7 4 3 8l4 4M3.4 8H12a4.2 4.2 0 0 1 0 8.4H7.5",
  redo: "m13 4 4 4-4 4m3.6-4H8a4.2 4.2 0 0 0 0 8.4h4.5",
  remove: "M3.5 5.5h13M8 5.2V3.5h4v1.7M5.2 5.8l.8 10.7h8l.8-10.7M8.4 8.6v5M11.6 8.6v5",
  list: "M7.5 5h9M7.5 10h9M7.5 15h9M3.6 5h.4M3.6 10h.4M3.6 15h.4",
  share: "m8.3 11.7 3.4-3.4M9 6.4l2-2a3.25 3.25 0 0 1 4.6 4.6l-2 2M11 13.6l-2 2A3.25 3.25 0 0 1 4.4 11l2-2",
  wide: "M6 6.5 2.5 10 6 13.5M14 6.5l3.5 3.5-3.5 3.5M2.8 10h14.4",
  full: "M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4",
  small: "M7.5 3.5v4h-4M16.5 7.5h-4v-4M12.5 16.5v-4h4M3.5 12.5h4v4",
} as const;

export type ToolSign = keyof typeof PATHS;

/** The sign of a tool, in the colour of its text. */
export function ToolIcon({ sign }: { readonly sign: ToolSign }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[sign]} />
    </svg>
  );
}
