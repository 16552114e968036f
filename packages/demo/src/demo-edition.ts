/**
 * SHA-256 of everything that a small market of the usual seed consists of, recorded by the determinism test. It changes
 * with every change of the generator, and a demo market of an older edition on disk is then made anew.
 */
export const DEMO_EDITION = "6d5f07ced9d675031511c046c0083839cf5cb2a56f9d8987f783ce6ee553227b";
