export { AlertBell } from "./AlertBell.tsx";
export { AlertButton } from "./AlertButton.tsx";
