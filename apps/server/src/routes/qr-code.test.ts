import QRCode from "qrcode";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PATH = encodeURIComponent("/pages/analysis?code=ADAM");

/** The code of a link as the library draws it. */
const codeOf = (link: string) => QRCode.toString(link, { type: "svg", errorCorrectionLevel: "M", margin: 4 });

describe("a QR code", () => {
  it("is a vector graphic with a quiet zone of four modules, which its reader alone keeps", async () => {
    const { headers, body } = await server.get(`/api/qrCode?path=${PATH}`);
    expect(headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "private, no-cache",
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    // http://localhost:80/#/pages/analysis?code=ADAM has 46 bytes: version 4 at level M (ISO/IEC 18004, table 7), 33 modules.
    expect(/viewBox="0 0 (\d+) (\d+)"/.exec(body)?.slice(1)).toEqual(["41", "41"]);
  });

  it("is a picture of dark on white on request", async () => {
    const { headers, rawPayload } = await server.get(`/api/qrCode?path=${PATH}&format=png`);
    expect(headers["content-type"]).toBe("image/png");
    const { data, info } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, data[0]]).toEqual([512, 512, 255]);
    expect(new Set(data)).toEqual(new Set([0, 255]));
  });

  it.each([
    ["stocks.local:9000", "http://stocks.local:9000"],
    ["192.168.1.20", "http://192.168.1.20"],
    ["[fd00::1]:8787", "http://[fd00::1]:8787"],
    // What is no host is not written into a code.
    ["evil.example.org/path?x=", "http://127.0.0.1:8787"],
    ["a b", "http://127.0.0.1:8787"],
  ])("leads to the address that the reader has used: %s", async (host, address) => {
    const { body } = await server.get(`/api/qrCode?path=${PATH}`, { host });
    expect(body).toBe(await codeOf(`${address}/#/pages/analysis?code=ADAM`));
  });

  it("leads to the public address where there is one, whatever the request says, and is the same for ever", async () => {
    const open = await startTestServer({ publicUrl: "https://stocks.example.org" });
    const { headers, body } = await open.get(`/api/qrCode?path=${PATH}`, { host: "evil.example.org" });
    await open.close();
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(body).toBe(await codeOf("https://stocks.example.org/#/pages/analysis?code=ADAM"));
  });

  it.each([
    "https://example.org/",
    "//example.org/",
    "/pages/../../etc",
    "javascript:alert(1)",
    "/api/user/login",
    "/pages/analysis#x",
    "/pages/analysis?code=<b>",
    `/pages/analysis?code=${"A".repeat(1000)}`,
    "",
  ])("is refused of %s, which is no page of this application", async (path) => {
    const answer = await server.get(`/api/qrCode?path=${encodeURIComponent(path)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, -1]);
  });
});
