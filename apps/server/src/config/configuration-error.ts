/** A configuration that cannot be used; its message names every variable at fault. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}
