export { registerBacktestRoutes } from "./register-backtest-routes.ts";
