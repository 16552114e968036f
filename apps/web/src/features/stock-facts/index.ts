export { EventsPanel } from "./EventsPanel.tsx";
export { KeyFactsPanel } from "./KeyFactsPanel.tsx";
