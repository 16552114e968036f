import type { Translation } from "../catalogue.ts";
import type { citations as english } from "../en/citations.ts";

// Titles of books and journals stay as they were published.
export const citations: Translation<typeof english> = {
  "citation.O1":
    "Según Graham, The Intelligent Investor, cap. 5: como máximo 25 veces el beneficio medio de siete años.",
  "citation.O2":
    "Buffett y Clark, Warren Buffett and the Interpretation of Financial Statements, 2008: deuda que se puede pagar con los beneficios de tres o cuatro años.",
  "citation.O3": "Simply Wall St, Company Analysis Model, criterio de valor 4; mediana de la industria según STA-16.",
  "citation.O4": "Graham: un mínimo de calidad.",
  "citation.O5": "Flujo de caja descontado de este producto (DCF-01); Simply Wall St pide 0,8 y 0,6.",
  "citation.O6": "Graham, The Intelligent Investor, cap. 11: la fórmula de crecimiento y beneficios (GRA-01).",
  "citation.O7": "Faber, A Quantitative Approach to Tactical Asset Allocation, 2007.",
  "citation.O8":
    "Media del último objetivo de cada firma en doce meses (PT-04). Con qué frecuencia se cumplen los objetivos: Bradshaw, Brown y Huang, Review of Accounting Studies 18, 2013.",
  "citation.F1": "Graham, The Intelligent Investor, cap. 15.",
  "citation.F2": "Graham, The Intelligent Investor, cap. 15.",
  "citation.F3": "Graham, The Intelligent Investor, cap. 15.",
  "citation.F4": "Graham, The Intelligent Investor, cap. 15.",
  "citation.F5": "Graham, The Intelligent Investor, cap. 15.",
  "citation.F6": "Graham, The Intelligent Investor, cap. 15.",
  "citation.F7": "Graham, The Intelligent Investor, cap. 15.",
  "citation.F8": "Graham y Dodd, Security Analysis; Oppenheimer, Financial Analysts Journal 42(6), 1986.",
  "citation.F9": "Greenblatt, The Little Book That Beats the Market, 2005; el umbral es nuestro.",
  "citation.F10": "Greenblatt, The Little Book That Beats the Market, 2005; 25 %, como en los filtros de la AAII.",
  "citation.F11": "Piotroski, Journal of Accounting Research 38, 2000, que considera altos el 8 y el 9.",
  "citation.F12": "Jegadeesh y Titman, Journal of Finance 48(1), 1993.",
  "citation.G1": "O’Neil, How to Make Money in Stocks: la C de CAN SLIM.",
  "citation.G2": "Según O’Neil, que pide el 25 %; el 10 % es nuestro.",
  "citation.G3":
    "Según la A de O’Neil (25 %) y las empresas de crecimiento rápido de Lynch (del 20 al 25 %); el 15 % es nuestro.",
  "citation.G4": "Una regla habitual de la inversión en crecimiento; el umbral es nuestro.",
  "citation.G5": "O’Neil, How to Make Money in Stocks.",
  "citation.G6": "O’Neil, How to Make Money in Stocks; Simply Wall St pide el 20 %.",
  "citation.G7": "Lynch, One Up on Wall Street, 1989.",
  "citation.G8": "Criterio propio.",
  "citation.G9": "Según la octava señal de Piotroski, 2000.",
  "citation.G10": "Una protección contra la dilución; criterio propio.",
  "citation.D1":
    "Graham, The Intelligent Investor, cap. 14. 100 millones de ventas y 50 millones de activos de hacia 1971, multiplicados por ocho según los precios al consumo.",
  "citation.D2": "Graham, The Intelligent Investor, cap. 14.",
  "citation.D3": "Graham, The Intelligent Investor, cap. 14.",
  "citation.D4": "Graham, The Intelligent Investor, cap. 14.",
  "citation.D6": "Graham, The Intelligent Investor, cap. 14.",
  "citation.D7": "Graham, The Intelligent Investor, cap. 14.",
  "citation.D8": "Graham, The Intelligent Investor, cap. 14.",
  "citation.D5": "Graham, The Intelligent Investor, cap. 14. El historial más corto es nuestro.",
  "citation.D9": "Altman, Journal of Finance 23(4), 1968 (fabricantes, Z) y 1995 (las demás, Z″).",
  "citation.D10": "Simply Wall St, Company Analysis Model, criterios de solidez financiera, 6.",
  "citation.D11": "Simply Wall St, Company Analysis Model, criterios de solidez financiera, 4.",
  "citation.D12": "Simply Wall St, Company Analysis Model, criterios de solidez financiera, 5.",
  "citation.B1": "Simply Wall St, Company Analysis Model, criterios de solidez de las entidades financieras, 1.",
  "citation.B2": "Simply Wall St, Company Analysis Model, criterios de solidez de las entidades financieras, 3.",
  "citation.B3": "Simply Wall St, Company Analysis Model, criterios de solidez de las entidades financieras, 5.",
  "citation.B4": "Simply Wall St, Company Analysis Model, criterios de solidez de las entidades financieras, 6.",
  "citation.R1":
    "Criterio propio: los doce meses en los que un auditor juzga si la empresa puede seguir en funcionamiento.",
};
