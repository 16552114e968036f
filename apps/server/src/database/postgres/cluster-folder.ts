import { join } from "node:path";

/** Name of the superuser, who owns our tables, and of the database that every cluster has. */
export const SUPERUSER = "plumbline";
export const DATABASE = "postgres";

/** Where the parts of a cluster are. */
export interface ClusterFolder {
  readonly folder: string;
  /** The data directory of PostgreSQL. */
  readonly cluster: string;
  /** The password of the superuser, readable by its owner only. */
  readonly password: string;
  /** What PostgreSQL reports. */
  readonly log: string;
}

export function clusterFolder(folder: string): ClusterFolder {
  return {
    folder,
    cluster: join(folder, "cluster"),
    password: join(folder, "password"),
    log: join(folder, "log"),
  };
}

/** What surrounds PostgreSQL: neither the settings of another PostgreSQL nor our secrets. */
export function clusterEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, LC_ALL: "C", TZ: "UTC", ...(SystemRoot === undefined ? {} : { SystemRoot }) };
}
