import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type AnswerCache, sendTagged } from "../../http/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";
import { documentationPage, type ExampleFiling } from "./documentation-page.ts";
import { openApiDocument } from "./open-api.ts";

export interface DocumentationOptions {
  readonly cache: AnswerCache;
  readonly market: MarketAccess;
  /** Address to which the examples go. */
  readonly address: () => string;
  readonly publicUrl: string | null;
}

const STYLES = readFileSync(join(import.meta.dirname, "documentation.css"), "utf8");

const EXAMPLES = 2;

interface Text {
  readonly url: string;
  readonly contentType: string;
  /** What the text depends on besides the program. */
  readonly dependsOn?: () => readonly string[];
  readonly write: (...dependencies: readonly string[]) => string;
}

interface WrittenText {
  readonly text: string;
  /** Digest of the text, by which answers with it are tagged. */
  readonly digest: string;
}

/** The interface described by itself: OpenAPI for programs, a page for people. */
export function registerDocumentation(
  app: FastifyInstance,
  { cache, market, publicUrl, address }: DocumentationOptions,
): void {
  const texts: readonly Text[] = [
    {
      url: "/api/openapi.json",
      contentType: "application/json; charset=utf-8",
      write: () => JSON.stringify(openApiDocument(publicUrl)),
    },
    { url: "/api/docs.css", contentType: "text/css; charset=utf-8", write: () => STYLES },
    {
      url: "/api/docs",
      contentType: "text/html; charset=utf-8",
      // Not the address in the request: a client can write anything into a header, and the answer is for all.
      dependsOn: () => [address(), ...Object.values(exampleFiling(market)), ...exampleSymbols(market)],
      write: (origin = "", code = "", accession = "", item = "", ...symbols) =>
        documentationPage({ origin, symbols, filing: { code, accession, item } }),
    },
  ];
  for (const text of texts) {
    const current = rewrittenOnChange(text);
    app.get(text.url, { compress: false }, (request, reply) => {
      const { text: content, digest } = current();
      const answer = {
        cache,
        contentType: text.contentType,
        dependsOn: [text.url, digest],
        user: null,
        write: async () => content,
      };
      return sendTagged(request, reply, answer);
    });
  }
}

/** Writes a text at its first use, and again only when what it depends on has changed. */
function rewrittenOnChange({ dependsOn, write }: Text): () => WrittenText {
  let writtenFor: string | null = null;
  let written: WrittenText = { text: "", digest: "" };
  return () => {
    const dependencies = dependsOn?.() ?? [];
    const key = dependencies.join("\0");
    if (key !== writtenFor) {
      const text = write(...dependencies);
      written = { text, digest: hash("sha1", text, "base64url") };
      writtenFor = key;
    }
    return written;
  };
}

/** Symbols for the examples: the first stocks that have prices. */
function exampleSymbols(market: MarketAccess): string[] {
  const priced = market.served?.snapshot.instruments.filter(({ priceBasis }) => priceBasis !== null) ?? [];
  return priced.slice(0, EXAMPLES).map(({ symbol }) => symbol);
}

/** Of a market without texts the examples are those of the SEC's own documentation. */
const KNOWN_FILING: ExampleFiling = { code: "AAPL", accession: "0000320193-24-000123", item: "1A" };

/** A filing whose text the market has; keys are in the order in which the page takes them. */
function exampleFiling({ served }: MarketAccess): ExampleFiling {
  const texts = served?.snapshot.texts;
  const filing = texts?.all.at(-1);
  const code = served?.snapshot.instruments.find(({ cik }) => cik === filing?.ciks[0])?.symbol;
  const item = filing === undefined ? undefined : texts?.outline(filing.accession)[0]?.item;
  if (filing === undefined || code === undefined || item === undefined) return KNOWN_FILING;
  return { code, accession: filing.accession, item };
}
