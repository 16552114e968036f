import type { MethodTexts } from "../note-text.ts";

export const FRENCH_METHODS: MethodTexts = {
  ai: {
    title: "Rapports rédigés et modèles de langage",
    body: [
      {
        kind: "paragraph",
        text: "Le rapport rédigé d’une société est conçu pour qu’aucun auteur, programme ou modèle, ne puisse y glisser un chiffre ou une affirmation dont l’origine serait invérifiable.",
      },
      { kind: "heading", text: "Ce qui vaut toujours" },
      {
        kind: "list",
        items: [
          "Les preuves d’abord : des chiffres numérotés et des passages des documents déposés, tels qu’ils étaient connus ce jour-là. Chaque phrase indique sur quoi elle repose, et un clic le montre.",
          "Les chiffres viennent de nos données. Aucun auteur ne peut avancer un chiffre de son cru.",
          "Chaque section est contrôlée avant d’être vue. Celle qui échoue deux fois est rédigée selon des règles fixes, et signalée comme telle.",
          "Les citations restent dans la langue du document. Ce que dit un document est une donnée : les instructions qui s’y cachent ne sont pas suivies.",
        ],
      },
      { kind: "heading", text: "Deux auteurs" },
      {
        kind: "paragraph",
        text: "Des règles fixes peuvent rédiger tous les rapports, dans toutes les langues de ce programme et sans aucun modèle de langage. Un modèle de langage ne rédige que si l’exploitant de ce serveur en a configuré un. Chaque section indique alors son auteur, et la page affiche le modèle, le coût prévu et le coût réel.",
      },
      { kind: "heading", text: "Ce qui est envoyé à un modèle de langage" },
      {
        kind: "paragraph",
        text: "Les preuves sur la société, la langue du rapport et les règles de rédaction. Rien sur vous : ni nom, ni adresse, ni ce que vous avez enregistré, débloqué ou recherché. Le lieu où tourne le modèle relève du choix de l’exploitant ; demandez-lui si cela compte pour vous.",
      },
      { kind: "heading", text: "Ce qui peut encore tromper" },
      {
        kind: "paragraph",
        text: "Un rapport peut induire en erreur par ce qui manque à ses preuves ou par ce qu’il met en avant. Il dit ce qui n’est pas connu, conserve ses versions antérieures, et ses verdicts sont enregistrés puis comparés à la suite des événements. Il ne constitue pas un conseil en investissement.",
      },
    ],
  },
  models: {
    title: "Les modèles de valorisation",
    body: [
      {
        kind: "paragraph",
        text: "Un modèle transforme des hypothèses en une valeur. Ceux d’ici partent de comptes et de cours connus ce jour-là, laissent modifier chaque hypothèse et montrent leur formule à côté du résultat. Un modèle auquel il manque une donnée ne donne aucune valeur et dit pourquoi.",
      },
      {
        kind: "list",
        items: [
          "L’actualisation des flux de trésorerie additionne les flux de trésorerie disponibles des années à venir, chacun valant d’autant moins qu’il est lointain. Elle convient aux sociétés dont les flux sont positifs et réguliers ; un petit écart de croissance ou de taux la fait beaucoup varier.",
          "Le même modèle à l’envers demande quelle croissance justifierait le cours actuel, pour que vous jugiez si vous y croyez.",
          "La simulation le répète avec des taux tirés au hasard et montre l’étendue de ses valeurs.",
          "Les formules de Graham évaluent le bénéfice et l’actif net selon les règles pratiques de Benjamin Graham. Elles donnent un repère prudent pour des sociétés établies et rentables, non pour les jeunes ou les endettées.",
          "Les objectifs de cours des analystes sont les avis d’établissements sur le cours dans un an, avec leur nombre et leur étendue.",
        ],
      },
      {
        kind: "paragraph",
        text: "Des modèles en désaccord sont la règle : leur écart montre combien une valeur est incertaine. Aucun n’est une prévision.",
      },
    ],
  },
};
