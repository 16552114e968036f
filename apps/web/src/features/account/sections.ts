import type { WireUser } from "@plumbline/contract";

/** The sections of the user centre in their order; each id is also its place in the address. */
export const SECTIONS = [
  "profile",
  "plan",
  "watchlists",
  "savedPages",
  "alerts",
  "preferences",
  "security",
  "invitations",
  "data",
  "feedback",
] as const;

export type SectionId = (typeof SECTIONS)[number];

/** The sections of a user: only the owner of the server invites others. */
export function sectionsOf({ role }: Pick<WireUser, "role">): readonly SectionId[] {
  return SECTIONS.filter((id) => id !== "invitations" || role === "owner");
}

/** Where a section begins, in pixels below the upper edge of the screen. */
export interface SectionTop {
  readonly id: SectionId;
  readonly top: number;
}

/**
 * The section that a reader looks at: the last that begins above a line of the screen; at the end of the page the last one,
 * which may be too short to come up to the line.
 *
 * @param tops In the order of the page.
 * @param line In pixels below the upper edge of the screen.
 */
export function sectionInView(tops: readonly SectionTop[], line: number, isAtEnd: boolean): SectionId {
  const last = isAtEnd ? tops.at(-1) : tops.findLast(({ top }) => top <= line);
  return (last ?? tops[0])?.id ?? SECTIONS[0];
}
