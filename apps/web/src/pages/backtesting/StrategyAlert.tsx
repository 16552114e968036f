import { AlertButton } from "../../features/alerts/index.ts";

interface StrategyAlertProps {
  readonly id: string;
  readonly name: string;
}

/** Makes an alert on the stocks that begin or end to pass a strategy; loaded after the page. */
export function StrategyAlert({ id, name }: StrategyAlertProps) {
  return <AlertButton about={`strategy.${id}`} subject={{ code: null, name, currency: null, price: null }} />;
}
