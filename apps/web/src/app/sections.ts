import { House, Info, Search } from "lucide-react";

/** What the navigation offers: the pages that exist. */
export const SECTIONS = [
  { to: "/", label: "shell.home", Icon: House },
  { to: "/pages/basic-search", label: "shell.companies", Icon: Search },
  { to: "/pages/about-us", label: "shell.about", Icon: Info },
] as const;
