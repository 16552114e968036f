import { defineConfig } from "vite";
import { breakpointsPlugin } from "../breakpoints.ts";

export default defineConfig({ plugins: [breakpointsPlugin()] });
