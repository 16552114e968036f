import type { ParsedInputOf, qrCode } from "@plumbline/contract";
import type { FastifyRequest } from "fastify";
import type { Content, ContentRoute } from "../http/index.ts";

/** Modules of white around a code, as readers need them (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4;
/** Edge of a picture in pixels. */
const EDGE = 512;

type Input = ParsedInputOf<typeof qrCode>;

/** A name or an address with its port, as a browser writes it. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The address under which a reader has reached the server, where the operator names none: one that works for a telephone
 * beside it, as that of the machine itself would not.
 *
 * @param own Of a request that names no host that could be one.
 */
function addressUsed({ protocol, host }: Pick<FastifyRequest, "protocol" | "host">, own: string): string {
  return HOST.test(host) ? `${protocol}://${host}` : own;
}

/** A page as a QR code: dark on white in every theme, because that is what telephones read. */
async function qrCodeOf({ path, format = "svg" }: Input, address: string): Promise<Content> {
  // Loaded with the first code: no server needs it to start.
  const { default: QRCode } = await import("qrcode");
  const link = `${address}/#${path}`;
  const options = { errorCorrectionLevel: "M", margin: QUIET_ZONE } as const;
  if (format === "png") {
    return { type: "image/png", body: await QRCode.toBuffer(link, { ...options, type: "png", width: EDGE }) };
  }
  return { type: "image/svg+xml", body: Buffer.from(await QRCode.toString(link, { ...options, type: "svg" })) };
}

interface Addresses {
  readonly publicUrl: string | null;
  /** Where the server listens. */
  readonly address: () => string;
}

/** Draws codes of pages under the public address, or under the one that the reader has used. */
export function qrCodeRoute({ publicUrl, address }: Addresses): ContentRoute<typeof qrCode> {
  return async (input, _turn, request) => {
    if (publicUrl !== null) return qrCodeOf(input, publicUrl);
    return { ...(await qrCodeOf(input, addressUsed(request, address()))), isOwn: true };
  };
}
