import type { MethodTexts } from "../note-text.ts";

export const SPANISH_METHODS: MethodTexts = {
  ai: {
    title: "Informes escritos y modelos de lenguaje",
    body: [
      {
        kind: "paragraph",
        text: "El informe escrito de una empresa se elabora de modo que ningún autor, sea programa o modelo, pueda incluir una cifra o una afirmación cuyo origen no se pueda comprobar.",
      },
      { kind: "heading", text: "Lo que se cumple siempre" },
      {
        kind: "list",
        items: [
          "Primero las pruebas: cifras numeradas y pasajes de los informes presentados, tal como se conocían ese día. Cada frase indica en qué se apoya, y un clic lo muestra.",
          "Las cifras proceden de nuestros datos. Ningún autor puede aportar una cifra propia.",
          "Cada sección se comprueba antes de que alguien la vea. La que falla dos veces se escribe con reglas fijas, y así se indica.",
          "Las citas quedan en el idioma del documento. Lo que dice un documento son datos: las instrucciones ocultas en él no se obedecen.",
        ],
      },
      { kind: "heading", text: "Dos autores" },
      {
        kind: "paragraph",
        text: "Las reglas fijas pueden escribir cualquier informe, en todos los idiomas de este programa y sin modelo de lenguaje alguno. Un modelo de lenguaje solo escribe si el operador de este servidor ha configurado uno. Entonces cada sección indica su autor, y la página muestra el modelo, el costo previsto y el costo real.",
      },
      { kind: "heading", text: "Qué se envía a un modelo de lenguaje" },
      {
        kind: "paragraph",
        text: "Las pruebas sobre la empresa, el idioma del informe y las reglas de redacción. Nada sobre usted: ni su nombre, ni su dirección, ni lo que haya guardado, desbloqueado o buscado. Dónde funciona el modelo lo decide el operador; pregúntele si le importa.",
      },
      { kind: "heading", text: "Qué puede fallar aun así" },
      {
        kind: "paragraph",
        text: "Un informe puede inducir a error por lo que falta en sus pruebas o por lo que destaca. Dice lo que no se sabe, conserva sus versiones anteriores, y sus veredictos se registran y se comparan con lo que ocurrió después. No constituye asesoramiento de inversión.",
      },
    ],
  },
  models: {
    title: "Los modelos de valoración",
    body: [
      {
        kind: "paragraph",
        text: "Un modelo convierte supuestos en un valor. Los de aquí parten de estados financieros y precios conocidos ese día, permiten cambiar cada supuesto y muestran su fórmula junto al resultado. Si a un modelo le falta lo que necesita, no da ningún valor y dice por qué.",
      },
      {
        kind: "list",
        items: [
          "El flujo de caja descontado suma los flujos de caja libres de los próximos años, cada uno con menos valor cuanto más tarde llega. Conviene a empresas con un flujo positivo y estable; un pequeño cambio en el crecimiento o en la tasa de descuento lo mueve mucho.",
          "El mismo modelo a la inversa pregunta qué crecimiento justificaría el precio actual, para que pueda juzgar si cree en él.",
          "La simulación lo repite con tasas elegidas al azar y muestra la amplitud de sus valores.",
          "Las fórmulas de Graham valoran el beneficio y el valor contable con las reglas prácticas de Benjamin Graham. Son una referencia prudente para empresas consolidadas y rentables, no para las jóvenes o endeudadas.",
          "Los precios objetivo de los analistas son opiniones de las firmas sobre el precio dentro de un año, con su número y su rango.",
        ],
      },
      {
        kind: "paragraph",
        text: "Lo normal es que los modelos discrepen: la distancia entre ellos muestra lo incierto que es un valor. Ninguno es una previsión.",
      },
    ],
  },
};
