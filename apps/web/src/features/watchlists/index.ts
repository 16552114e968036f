export { StarButton } from "./StarButton.tsx";
export { useStarAction } from "./use-star-action.ts";
export { WatchlistPanelSkeleton } from "./WatchlistPanelSkeleton.tsx";
