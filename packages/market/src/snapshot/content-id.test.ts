import { describe, expect, it } from "vitest";
import { contentId, type ManifestContent } from "./content-id.ts";

const content: ManifestContent = {
  schemaVersion: 1,
  market: "us",
  fictional: false,
  counts: { instruments: 1, priced: 1, bars: 2, companies: 0, facts: 0, targets: 0, series: 0 },
  firstDay: "2020-01-02",
  lastDay: "2020-01-03",
  files: [{ name: "bars.parquet", bytes: 4, sha256: "ab" }],
  sources: [],
};

describe("the id of a snapshot", () => {
  it("is the SHA-256 of its canonical content", () => {
    // Python: hashlib.sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
    expect(contentId(content)).toBe("5c67f0f0a3fc4bb97bde21e53c30d7c8a8f9fe5e7d4147ae918363a6734f2998");
  });

  it("does not depend on when, after what and in which order of keys it was published", () => {
    const turned = Object.fromEntries(Object.entries(content).reverse()) as unknown as ManifestContent;
    const publication = { id: "x", createdAt: "2024-01-01T00:00:00.000Z", parent: "y" };
    expect(contentId({ ...turned, ...publication })).toBe(contentId(content));
  });

  it("changes with any part of the content", () => {
    const others: ManifestContent[] = [
      { ...content, market: "demo" },
      { ...content, fictional: true },
      { ...content, counts: { ...content.counts, bars: 3 } },
      { ...content, files: [{ name: "bars.parquet", bytes: 4, sha256: "ac" }] },
      { ...content, sources: [{ provider: "sec", file: "a", bytes: 1, sha256: "00" }] },
    ];
    expect(new Set([content, ...others].map(contentId)).size).toBe(6);
  });
});
