import type { Readable } from "node:stream";
import { say } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { readXml } from "./xml-events.ts";

/** Part of the workbook by the id of the relation to it. */
export type Relations = ReadonlyMap<string, string>;

export interface WorkbookSheets {
  readonly sheets: readonly { readonly name: string; readonly relation: string; readonly isHidden: boolean }[];
  /** True where days are counted from 1904, as on old Macintoshes. */
  readonly is1904: boolean;
}

const MAX_SHEETS = 1_000;

/** Reads which sheets a workbook has, in their order. */
export async function readSheets(source: Readable): Promise<WorkbookSheets> {
  const sheets: WorkbookSheets["sheets"][number][] = [];
  let is1904 = false;
  await readXml(source, {
    open(name, attributes) {
      if (name === "workbookPr") is1904 = ["1", "true"].includes(attributes.date1904 ?? "");
      if (name !== "sheet") return;
      if (sheets.length === MAX_SHEETS)
        throw new InputError("too-large", say("sheets-too-many", { sheets: MAX_SHEETS }));
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
      const isHidden = (attributes.state ?? "visible") !== "visible";
      sheets.push({ name: attributes.name ?? "", relation, isHidden });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return { sheets, is1904 };
}

/** Reads where the sheets of a workbook are. */
export async function readRelations(source: Readable): Promise<Relations> {
  const relations = new Map<string, string>();
  await readXml(source, {
    open(name, { Id = "", Target = "" }) {
      if (name !== "Relationship" || relations.size === MAX_SHEETS * 10) return;
      relations.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target.replace(/^\.\//, "")}`);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return relations;
}
