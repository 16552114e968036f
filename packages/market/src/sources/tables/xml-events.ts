import type { Readable } from "node:stream";
import { Parser } from "htmlparser2";
import { plainly } from "../../model/index.ts";
import { InputError } from "../files/index.ts";

/** What is told of an XML document while it is read; names without the prefix of their namespace. */
export interface XmlReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/** The documents of a workbook have some six levels. */
const MAX_DEPTH = 64;
/** Between two tags or pieces of text; a longer tag is an attack. */
const MAX_SILENT = 2 ** 22;

/**
 * Reads XML piece by piece, without a tree.
 *
 * @param source The document, in UTF-8.
 * @param reader Is told what is in it.
 * @returns Nothing, after each piece, so that the caller can hand on what the reader has.
 * @throws {InputError} `damaged-table` for elements within each other, or a tag, that have no end.
 */
export async function* xmlEvents(source: Readable, reader: XmlReader): AsyncGenerator<void> {
  let silent = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        silent = 0;
        depth += 1;
        if (depth > MAX_DEPTH) throw new InputError("damaged-table", plainly("The workbook's elements do not end."));
        reader.open(localName(name), attributes);
      },
      onclosetag: (name) => {
        silent = 0;
        depth -= 1;
        reader.close(localName(name));
      },
      ontext: (text) => {
        silent = 0;
        reader.text(text);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  source.setEncoding("utf8");
  for await (const piece of source) {
    silent += piece.length;
    if (silent > MAX_SILENT) throw new InputError("damaged-table", plainly("A tag of the workbook does not end."));
    parser.write(piece);
    yield;
  }
  parser.end();
  yield;
}

/** As `xmlEvents`, to the end. */
export async function readXml(source: Readable, reader: XmlReader): Promise<void> {
  for await (const _ of xmlEvents(source, reader));
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
