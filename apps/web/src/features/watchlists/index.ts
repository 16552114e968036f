export { StarButton } from "./StarButton.tsx";
export { WatchlistPanelSkeleton } from "./WatchlistPanelSkeleton.tsx";
