import { useEffect } from "react";
import "./live-quotes.css";
import { followQuotes } from "./follow-quotes.ts";
import { markMoves } from "./mark-moves.ts";
import { watchScreen } from "./watch-screen.ts";

/** Keeps the prices on screen up to date, as long as the page is looked at. It draws nothing itself. */
export function LiveQuotes(): null {
  useEffect(() => {
    const stream = followQuotes();
    const leaveScreen = watchScreen(stream.show);
    const leaveMoves = markMoves();
    return () => {
      leaveScreen();
      leaveMoves();
      stream.close();
    };
  }, []);
  return null;
}
