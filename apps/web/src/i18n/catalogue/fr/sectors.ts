import type { Translation } from "../catalogue.ts";
import type { sectors as english } from "../en/sectors.ts";

export const sectors: Translation<typeof english> = {
  "sector.Communication Services": "Services de communication",
  "sector.Consumer Discretionary": "Consommation discrétionnaire",
  "sector.Consumer Staples": "Consommation de base",
  "sector.Energy": "Énergie",
  "sector.Financials": "Finance",
  "sector.Health Care": "Santé",
  "sector.Industrials": "Industrie",
  "sector.Information Technology": "Technologies de l’information",
  "sector.Materials": "Matériaux",
  "sector.Real Estate": "Immobilier",
  "sector.Utilities": "Services aux collectivités",
  "sector.none": "Sans secteur",
};
