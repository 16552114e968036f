export { type LocalProvider, startLocalProvider } from "./start-local-provider.ts";
