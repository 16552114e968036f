export { type DemoOptions, demoSize } from "./demo-options.ts";
export { generateDemoMarket } from "./generate-demo-market.ts";
export { DEMO_INDEX } from "./indices/membership.ts";
export { writeDemoMarket } from "./write-demo-market.ts";
