export { DataStateView } from "./DataStateView.tsx";
