import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/boot.css";
import "./ui/base.css";
import { start } from "./app/start.tsx";

void start();
