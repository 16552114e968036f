import description from "../../package.json" with { type: "json" };

export const PRODUCT_NAME = "Plumbline";

export const VERSION: string = description.version;

/** The version as a number that rises: 100 for 1.0.0, as the specification has it. */
export const VERSION_CODE: number = VERSION.split(".")
  .map(Number)
  .reduce((code, part) => code * 10 + part, 0);
