import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether the page is being drawn for paper. What is drawn only where it is in sight has to be there as a whole before a browser takes the
 * page to its printer: the change is drawn at once.
 */
export function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(() => matchMedia("print").matches);
  useEffect(() => {
    const paper = matchMedia("print");
    const draw = (is: boolean) => flushSync(() => setOnPaper(is));
    const follow = () => draw(paper.matches);
    const begin = () => draw(true);
    paper.addEventListener("change", follow);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", follow);
    return () => {
      paper.removeEventListener("change", follow);
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", follow);
    };
  }, []);
  return isOnPaper;
}
