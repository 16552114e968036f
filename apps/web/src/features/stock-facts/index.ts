export { EventsPanel } from "./EventsPanel.tsx";
export { FindingsPanel } from "./FindingsPanel.tsx";
export { KeyFactsPanel } from "./KeyFactsPanel.tsx";
