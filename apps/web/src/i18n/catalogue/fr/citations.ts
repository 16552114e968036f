import type { Translation } from "../catalogue.ts";
import type { citations as english } from "../en/citations.ts";

// Titles of books and journals stay as they were published.
export const citations: Translation<typeof english> = {
  "citation.O1": "D’après Graham, The Intelligent Investor, chap. 5 : au plus 25 fois le bénéfice moyen de sept ans.",
  "citation.O2":
    "Buffett et Clark, Warren Buffett and the Interpretation of Financial Statements, 2008 : dette remboursable avec trois à quatre ans de bénéfices.",
  "citation.O3":
    "Simply Wall St, Company Analysis Model, critère de valorisation 4 ; médiane du sous-secteur selon STA-16.",
  "citation.O4": "Graham : un minimum de qualité.",
  "citation.O5": "Actualisation des flux de ce produit (DCF-01) ; Simply Wall St demande 0,8 et 0,6.",
  "citation.O6": "Graham, The Intelligent Investor, chap. 11 : la formule de la croissance et des bénéfices (GRA-01).",
  "citation.O7": "Faber, A Quantitative Approach to Tactical Asset Allocation, 2007.",
  "citation.O8":
    "Moyenne du dernier objectif de chaque établissement sur douze mois (PT-04). Fréquence à laquelle les objectifs sont atteints : Bradshaw, Brown et Huang, Review of Accounting Studies 18, 2013.",
  "citation.F1": "Graham, The Intelligent Investor, chap. 15.",
  "citation.F2": "Graham, The Intelligent Investor, chap. 15.",
  "citation.F3": "Graham, The Intelligent Investor, chap. 15.",
  "citation.F4": "Graham, The Intelligent Investor, chap. 15.",
  "citation.F5": "Graham, The Intelligent Investor, chap. 15.",
  "citation.F6": "Graham, The Intelligent Investor, chap. 15.",
  "citation.F7": "Graham, The Intelligent Investor, chap. 15.",
  "citation.F8": "Graham et Dodd, Security Analysis ; Oppenheimer, Financial Analysts Journal 42(6), 1986.",
  "citation.F9": "Greenblatt, The Little Book That Beats the Market, 2005 ; le seuil est le nôtre.",
  "citation.F10": "Greenblatt, The Little Book That Beats the Market, 2005 ; 25 %, comme dans les filtres de l’AAII.",
  "citation.F11": "Piotroski, Journal of Accounting Research 38, 2000, pour qui 8 et 9 sont élevés.",
  "citation.F12": "Jegadeesh et Titman, Journal of Finance 48(1), 1993.",
  "citation.G1": "O’Neil, How to Make Money in Stocks : le C de CAN SLIM.",
  "citation.G2": "D’après O’Neil, qui demande 25 % ; les 10 % sont de nous.",
  "citation.G3":
    "D’après le A d’O’Neil (25 %) et les sociétés à forte croissance de Lynch (20 à 25 %) ; les 15 % sont de nous.",
  "citation.G4": "Une norme de l’investissement de croissance ; le seuil est le nôtre.",
  "citation.G5": "O’Neil, How to Make Money in Stocks.",
  "citation.G6": "O’Neil, How to Make Money in Stocks ; Simply Wall St demande 20 %.",
  "citation.G7": "Lynch, One Up on Wall Street, 1989.",
  "citation.G8": "Critère de ce produit.",
  "citation.G9": "D’après le huitième signal de Piotroski, 2000.",
  "citation.G10": "Une protection contre la dilution ; critère de ce produit.",
  "citation.D1":
    "Graham, The Intelligent Investor, chap. 14. 100 millions de ventes et 50 millions d’actifs vers 1971, multipliés par huit selon les prix à la consommation.",
  "citation.D2": "Graham, The Intelligent Investor, chap. 14.",
  "citation.D3": "Graham, The Intelligent Investor, chap. 14.",
  "citation.D4": "Graham, The Intelligent Investor, chap. 14.",
  "citation.D6": "Graham, The Intelligent Investor, chap. 14.",
  "citation.D7": "Graham, The Intelligent Investor, chap. 14.",
  "citation.D8": "Graham, The Intelligent Investor, chap. 14.",
  "citation.D5": "Graham, The Intelligent Investor, chap. 14. L’historique plus court est le nôtre.",
  "citation.D9": "Altman, Journal of Finance 23(4), 1968 (industrie manufacturière, Z) et 1995 (autres, Z″).",
  "citation.D10": "Simply Wall St, Company Analysis Model, critères de santé financière, 6.",
  "citation.D11": "Simply Wall St, Company Analysis Model, critères de santé financière, 4.",
  "citation.D12": "Simply Wall St, Company Analysis Model, critères de santé financière, 5.",
  "citation.B1": "Simply Wall St, Company Analysis Model, critères de santé des établissements financiers, 1.",
  "citation.B2": "Simply Wall St, Company Analysis Model, critères de santé des établissements financiers, 3.",
  "citation.B3": "Simply Wall St, Company Analysis Model, critères de santé des établissements financiers, 5.",
  "citation.B4": "Simply Wall St, Company Analysis Model, critères de santé des établissements financiers, 6.",
  "citation.R1": "Critère de ce produit : les douze mois sur lesquels un auditeur juge la continuité d’exploitation.",
};
