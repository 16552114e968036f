import type { NoteTexts } from "./note-text.ts";

export const FRENCH: NoteTexts = {
  about: {
    title: "À propos de Plumbline",
    body: [
      {
        kind: "paragraph",
        text: "Plumbline est une application d’analyse boursière que vous hébergez vous-même. Recherchez une société et voyez comment son cours a évolué, où il se situe dans sa fourchette et d’où vient chacun de ces chiffres. Les données restent sur votre machine et aucune page ne fait appel à des tiers.",
      },
      { kind: "heading", text: "Quatre engagements" },
      {
        kind: "list",
        items: [
          "Chaque chiffre peut être interrogé. Il porte sa source, sa période, le document déposé et sa date s’il y en a un, et la règle de calcul.",
          "Rien ne connaît l’avenir. Si vous consultez le marché à une date passée, seul ce qui était connu ce jour-là est utilisé.",
          "Des statistiques honnêtes. Un résultat qui pourrait être dû au hasard le dit : taille de l’échantillon, intervalles, coûts, nombre d’essais.",
          "Ce qui manque manque. Une lacune est montrée comme telle, avec sa raison ; jamais comme un zéro, ni comme une moyenne de ce qui se trouvait là.",
        ],
      },
      { kind: "heading", text: "D’où viennent les données" },
      {
        kind: "list",
        items: [
          "Marché de démonstration : des sociétés qui n’existent pas, générées par notre propre code et identiques sur toutes les machines. Libre d’usage ; ce marché n’a jamais existé et n’a donc aucun différé.",
          "Comptes des sociétés : SEC EDGAR, les documents déposés auprès de l’autorité boursière américaine, tels que déposés. Domaine public. Aussi récents que la dernière importation.",
          "Cours : fichiers importés par l’exploitant de cette installation, par exemple des exports d’Alpha Vantage, de Yahoo Finance ou de Stooq. Les conditions de chaque fournisseur s’appliquent et interdisent en général la redistribution. Il s’agit de données quotidiennes : le dernier cours est la dernière clôture, non un cours en temps réel.",
          "Données de référence : composition et historique des indices, taux du Trésor américain (domaine public). Secteurs et industries suivent le Global Industry Classification Standard (GICS), marque de MSCI et S&P.",
        ],
      },
      { kind: "heading", text: "Comment les variations sont mesurées" },
      {
        kind: "paragraph",
        text: "Toute période s’achève à la dernière séance, qui est « aujourd’hui » pour le marché. Une variation sur un an part de la dernière séance à la même date de l’année précédente, ou juste avant. Les cours sont ajustés des divisions d’actions ; la performance totale réinvestit en outre les dividendes à la date de détachement. Au-delà d’un an, la variation est aussi exprimée en taux annuel.",
      },
      { kind: "heading", text: "Ce que fait le contrôle de qualité" },
      {
        kind: "paragraph",
        text: "Avant d’entrer dans le marché, les données sont vérifiées : cours impossibles, dates en double ou futures, sauts qui ressemblent à des divisions non enregistrées, chiffres d’une autre société. Ce qui est rejeté, mis de côté ou corrigé figure dans le rapport de qualité. Une mauvaise livraison ne remplace jamais de bonnes données : le dernier état correct reste affiché, et signalé comme tel.",
      },
      {
        kind: "paragraph",
        text: "Les graphiques de cours sont tracés avec TradingView Lightweight Charts™ (licence Apache 2.0).",
      },
    ],
  },
  disclaimer: {
    title: "Avertissement",
    body: [
      {
        kind: "paragraph",
        text: "Plumbline est un outil d’étude et de formation. Rien de ce qu’il contient ne constitue un conseil en investissement, une recommandation ni une offre d’achat ou de vente de titres, et rien ne tient compte de votre situation. Les décisions et leurs conséquences vous appartiennent ; en cas de doute, consultez un conseiller agréé.",
      },
      { kind: "heading", text: "Les données" },
      {
        kind: "paragraph",
        text: "Les données peuvent être incomplètes, tardives ou erronées. Sauf mention contraire, les cours sont des cours de clôture et ne conviennent pas pour passer des ordres. Vérifiez ce qui compte dans le document d’origine. Les sociétés du marché de démonstration sont fictives ; toute ressemblance avec des sociétés réelles est fortuite.",
      },
      { kind: "heading", text: "Modèles et résultats passés" },
      {
        kind: "paragraph",
        text: "Valorisations et simulations reposent sur des hypothèses et simplifient la réalité. Les performances passées, réelles ou simulées, ne préjugent pas des performances futures. La valeur d’un placement peut baisser comme monter, et vous pouvez perdre la totalité du capital investi.",
      },
      { kind: "heading", text: "Responsabilité et droits" },
      {
        kind: "paragraph",
        text: "L’application est fournie en l’état, sans garantie d’aucune sorte, dans les limites permises par la loi. L’exploitant de cette installation répond de son droit d’utiliser les données qu’il y importe. Les noms et marques appartiennent à leurs titulaires.",
      },
    ],
  },
};
