import type { FastifyInstance } from "fastify";

/** By path, the methods that it takes; of each application. */
const methodsByPath = new WeakMap<FastifyInstance, Map<string, Set<string>>>();

/** Remembers the paths of all routes that an application gets from now on, but for routes of many paths. */
export function rememberPaths(app: FastifyInstance): void {
  methodsByPath.set(app, new Map());
  app.addHook("onRoute", ({ url, method }) => {
    if (!/[:*]/.test(url)) declarePath(app, url, [method].flat());
  });
}

/** Declares a path that no route names, such as that of a file. */
export function declarePath(app: FastifyInstance, path: string, methods: readonly string[]): void {
  const paths = methodsByPath.get(app);
  const before = paths?.get(path) ?? [];
  paths?.set(path, new Set([...before, ...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"]));
}

/** The methods that a path takes, for the header `Allow`; null where there is no such path. */
export function methodsOf(app: FastifyInstance, path: string): readonly string[] | null {
  const methods = methodsByPath.get(app)?.get(path);
  return methods ? [...methods].sort() : null;
}
