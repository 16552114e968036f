/**
 * SHA-256 of everything that a small market of the usual seed consists of, recorded by the determinism test. It changes
 * with every change of the generator, and a demo market of an older edition on disk is then made anew.
 */
export const DEMO_EDITION = "unrecorded";
