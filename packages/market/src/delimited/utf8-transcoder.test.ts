import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";
import { Utf8Transcoder } from "./utf8-transcoder.ts";

const TEXT = "Date,Close\n2020-01-02,Zürich 東京\n";

function utf16(text: string, order: "little" | "big"): Buffer {
  const bytes = Buffer.from(text, "utf16le");
  return order === "little" ? bytes : bytes.swap16();
}

/** The text after every byte came as a chunk of its own. */
function transcoded(bytes: Uint8Array): string {
  const transcoder = new Utf8Transcoder();
  const pieces = Array.from(bytes, (_, at) => transcoder.push(bytes.subarray(at, at + 1)));
  return Buffer.concat([...pieces, transcoder.end()]).toString("utf8");
}

describe("text of any encoding", () => {
  it.each([
    ["UTF-8", Buffer.from(TEXT)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${TEXT}`)],
    ["UTF-16, little-endian, with a mark", utf16(`\uFEFF${TEXT}`, "little")],
    ["UTF-16, big-endian, with a mark", utf16(`\uFEFF${TEXT}`, "big")],
    ["UTF-16, little-endian, without a mark", utf16(TEXT, "little")],
    ["UTF-16, big-endian, without a mark", utf16(TEXT, "big")],
  ])("is read as what it says when it is %s", (_, bytes) => {
    expect(transcoded(bytes)).toBe(TEXT);
  });

  it("may be shorter than what is needed to recognise it", () => {
    expect(transcoded(Buffer.from("ab"))).toBe("ab");
    expect(transcoded(Buffer.from(""))).toBe("");
  });

  it("is read as Windows-1252 where it is not valid UTF-8", () => {
    expect(decodeText(Buffer.from("Nestlé", "latin1"))).toBe("Nestlé");
  });
});
