export type { DemoOptions } from "./demo-options.ts";
export { generateDemoMarket } from "./generate-demo-market.ts";
export { DEMO_INDEX } from "./indices/membership.ts";
export { DEMO_BIG_BANKS } from "./targets/firms.ts";
export { writeDemoMarket } from "./write-demo-market.ts";
