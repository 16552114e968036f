export { type Download, downloadFile } from "./download-file.ts";
export { type GateState, standingOf } from "./gate-state.ts";
export { type Asked, type GateRequest, ProviderGate } from "./provider-gate.ts";
