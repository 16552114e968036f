import pg from "pg";

/** The schema that holds all our tables, so that a database may serve other programs too. */
export const SCHEMA = "plumbline";

const { INT8, DATE } = pg.types.builtins;

/** Whole numbers of 64 bits are numbers here; a day is text, `YYYY-MM-DD`, as it has no time zone. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: "text" | "binary") => {
    if (oid === INT8) return exactNumber;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format as "text");
  }) as typeof pg.types.getTypeParser,
};

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
}

/** How every connection of ours is made: our schema, our types; settings that the address states are kept. */
export function connectionSettings(url: string): pg.ClientConfig {
  const address = new URL(url);
  const options = address.searchParams.get("options") ?? "";
  address.searchParams.delete("options");
  return {
    connectionString: address.href,
    options: `${options} -c search_path=${SCHEMA}`.trim(),
    application_name: "plumbline",
    keepAlive: true,
    types: TYPES,
  };
}
