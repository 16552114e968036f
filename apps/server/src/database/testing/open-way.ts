import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** The way to a database, which can be cut, or carry nothing more. */
export interface Way {
  readonly url: string;
  /** Cuts all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Takes new connections and never answers on any. */
  hold(): void;
  open(): Promise<void>;
  close(): void;
}

/** @param target Address of the database. */
export async function openWay(target: string): Promise<Way> {
  const address = new URL(target);
  const sockets = new Set<Socket>();
  let isHeld = false;
  const carry = (near: Socket) => {
    const far = connect(Number(address.port || 5432), address.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => isHeld || to.write(chunk));
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
    }
  };
  const server: Server = createServer(carry);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cutAll();
      }),
    hold: () => {
      isHeld = true;
    },
    open: async () => {
      isHeld = false;
      if (!server.listening) await listen(port);
    },
    close: () => {
      server.close();
      cutAll();
    },
  };
}
