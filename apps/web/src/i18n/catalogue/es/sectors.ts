import type { Translation } from "../catalogue.ts";
import type { sectors as english } from "../en/sectors.ts";

export const sectors: Translation<typeof english> = {
  "sector.Communication Services": "Servicios de comunicación",
  "sector.Consumer Discretionary": "Consumo discrecional",
  "sector.Consumer Staples": "Consumo básico",
  "sector.Energy": "Energía",
  "sector.Financials": "Finanzas",
  "sector.Health Care": "Salud",
  "sector.Industrials": "Industria",
  "sector.Information Technology": "Tecnología de la información",
  "sector.Materials": "Materiales",
  "sector.Real Estate": "Inmobiliario",
  "sector.Utilities": "Servicios públicos",
  "sector.none": "Sin sector",
};
