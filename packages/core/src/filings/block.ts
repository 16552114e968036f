/** A piece of a document between two breaks: a line of its own, a paragraph, or a table. */
export interface Block {
  readonly kind: "text" | "table";
  /** One space between words; in a table a line per row and a tab between cells. */
  readonly text: string;
  /** True when all of it is set apart: bold, underlined or in italics. */
  readonly isEmphasised: boolean;
  /** Counts the page breaks before it. */
  readonly page: number;
  /** Names by which links of the document point here. */
  readonly anchors: readonly string[];
  /** Names that it points to, each with the row of the table it stands in, 0 in a text. */
  readonly links: readonly { readonly row: number; readonly target: string }[];
}
