import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, type AccountServer, startAccountServer } from "../../testing/account-server.ts";

let server: AccountServer;
let ada: Account;
beforeAll(async () => {
  server = await startAccountServer();
  ada = await server.register("ada@example.org");
});
afterAll(() => server.close());

const MEGABYTE = 1024 * 1024;

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number): Sharp {
  const blue = { create: { width: width / 2, height, channels: 3, background: "blue" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "red" } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
}

type Field = readonly [name: string, value: string | Buffer];

async function send(fields: readonly Field[], token: string | null = ada.accessToken) {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: "image/jpeg" }), "me.jpg");
  }
  const request = new Request("http://localhost", { method: "POST", body: form });
  return server.app.inject({
    method: "POST",
    url: "/api/upload/avatar",
    headers: {
      "content-type": request.headers.get("content-type") ?? "",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** The picture that the server has made: its size, and what stands in its metadata. */
async function pictureAt(path: string) {
  const { rawPayload, headers } = await server.app.inject(path);
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  return { headers, at, metadata: await sharp(rawPayload).metadata() };
}

const isRed = ([red = 0, , blue = 0]: readonly number[]) => red > 200 && blue < 60;
const isBlue = ([red = 0, , blue = 0]: readonly number[]) => blue > 200 && red < 60;

describe("an avatar", () => {
  it("is cut where the user says, and served in 256 by 256 pixels of WebP under an address of its own", async () => {
    const file = await halves(800, 400).jpeg().toBuffer();
    const fields: Field[] = [
      ["file", file],
      ["x", "300"],
      ["y", "100"],
      ["size", "200"],
    ];
    const { avatar } = (await send(fields)).json().data;
    expect(avatar).toMatch(/^\/api\/upload\/avatar\?id=[\da-f-]{36}$/);
    const { at, metadata, headers } = await pictureAt(avatar);
    expect(metadata).toMatchObject({ format: "webp", width: 256, height: 256 });
    // The border between the colours is at 400 of 800: in the middle of a part from 300 to 500.
    expect([isRed(at(20, 128)), isRed(at(110, 128)), isBlue(at(146, 128)), isBlue(at(235, 128))]).toEqual(
      Array(4).fill(true),
    );
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const user = (await server.read("user/GetUser", { token: ada.accessToken })).json().data;
    expect(user.avatar).toBe(avatar);
  });

  it("is the middle of the picture unless the user says otherwise, upright, without what a camera wrote into it", async () => {
    // Turned by a quarter: red lies above blue as it is looked at (EXIF orientation 6).
    const file = await halves(600, 300)
      .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { avatar } = (await send([["file", file]])).json().data;
    const { at, metadata } = await pictureAt(avatar);
    expect([isRed(at(128, 40)), isBlue(at(128, 215))]).toEqual([true, true]);
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  it("has another address with each picture; the one before is gone, and the last one when it is taken away", async () => {
    const [first, second] = await Promise.all([halves(300, 300).png().toBuffer(), halves(300, 300).webp().toBuffer()]);
    const before = (await send([["file", first]])).json().data.avatar;
    const after = (await send([["file", second]])).json().data.avatar;
    expect(after).not.toBe(before);
    expect((await server.app.inject(before)).json().code).toBe(404);
    const removed = await server.post("upload/removeavatar", {}, { token: ada.accessToken });
    expect(removed.json().data.avatar).toBeNull();
    expect((await server.app.inject(after)).json().code).toBe(404);
  });

  it("is one however many are sent at the same moment, and goes with the account", async () => {
    const eve = await server.register("eve@example.org");
    const file = await halves(200, 200).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 3 }, () => send([["file", file]], eve.accessToken)));
    expect(answers.map(({ statusCode }) => statusCode).every((status) => [200, 503].includes(status))).toBe(true);
    const rows = () => server.database.db.selectFrom("avatars").select("id").where("user_id", "=", eve.id).execute();
    expect(await rows()).toHaveLength(1);
    await server.database.db.deleteFrom("users").where("id", "=", eve.id).execute();
    expect(await rows()).toEqual([]);
  });
});

describe("a file that is no such picture", () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ["text", () => Buffer.from("not a picture")],
    ["an empty file", () => Buffer.alloc(0)],
    [
      "a vector graphic with a script",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ["a document", () => Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj")],
    ["the first half of a picture", async () => (await halves(400, 400).jpeg().toBuffer()).subarray(0, 1500)],
    ["a format of scanners", () => halves(40, 40).tiff().toBuffer()],
  ])("is refused: %s", async (_what, make) => {
    const answer = await send([["file", await make()]]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fields).toMatchObject([{ path: "file" }]);
  });

  it("is refused when it unfolds to more than 40 megapixels, before it is decoded", async () => {
    const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: "white" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(MEGABYTE);
    const answer = await send([["file", bomb]]);
    expect(answer.json().data.fields[0].message).toContain("40 megapixels");
  });

  it("is refused above two megabytes, without a file, with two, with a part beyond it, and where it is no form", async () => {
    const file = await halves(100, 100).png().toBuffer();
    expect((await send([["file", Buffer.alloc(2 * MEGABYTE + 1)]])).statusCode).toBe(413);
    expect((await send([["x", "1"]])).statusCode).toBe(400);
    expect(
      (
        await send([
          ["file", file],
          ["file", file],
        ])
      ).statusCode,
    ).toBe(400);
    expect((await send([["other", file]])).statusCode).toBe(400);
    expect(
      (
        await send([
          ["file", file],
          ["x", "60"],
          ["y", "0"],
          ["size", "50"],
        ])
      ).statusCode,
    ).toBe(400);
    expect(
      (
        await send([
          ["file", file],
          ["size", "0"],
        ])
      ).statusCode,
    ).toBe(400);
    expect((await server.post("upload/avatar", { file: "x" }, { token: ada.accessToken })).statusCode).toBe(400);
  });

  it("is not even read of someone who is not signed in", async () => {
    expect((await send([["file", await halves(100, 100).png().toBuffer()]], null)).statusCode).toBe(401);
  });
});
