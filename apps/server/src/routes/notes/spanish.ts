import type { NoteTexts } from "./note-text.ts";

export const SPANISH: NoteTexts = {
  about: {
    title: "Acerca de Plumbline",
    body: [
      {
        kind: "paragraph",
        text: "Plumbline es una aplicación de análisis bursátil que usted mismo instala. Busque una empresa y vea cómo ha evolucionado su cotización, en qué punto de su rango se encuentra y de dónde sale cada una de esas cifras. Los datos permanecen en su equipo y ninguna página se conecta con terceros.",
      },
      { kind: "heading", text: "Cuatro compromisos" },
      {
        kind: "list",
        items: [
          "Toda cifra se puede cuestionar. Cada una indica su fuente, su período, el documento presentado y su fecha cuando lo hay, y la regla con la que se calculó.",
          "Nada conoce el futuro. Si consulta el mercado a una fecha anterior, solo se usa lo que se sabía ese día.",
          "Estadística honesta. Un resultado que podría deberse al azar lo dice: con el tamaño de la muestra, intervalos, costes y número de intentos.",
          "Lo que falta, falta. Un hueco se muestra como hueco y con su motivo; nunca como cero ni como una media de lo que casualmente había.",
        ],
      },
      { kind: "heading", text: "De dónde proceden los datos" },
      {
        kind: "list",
        items: [
          "Mercado de demostración: empresas que no existen, generadas por nuestro propio código e idénticas en todos los equipos. Uso libre; nunca fue un mercado y no tiene retraso.",
          "Información financiera: SEC EDGAR, los documentos presentados ante la Comisión de Bolsa y Valores de EE. UU., tal como se presentaron. Dominio público. Tan reciente como la última importación.",
          "Cotizaciones: archivos importados por quien administra esta instalación, por ejemplo exportaciones de Alpha Vantage, Yahoo Finance o Stooq. Rigen las condiciones de cada proveedor, que por lo general prohíben redistribuir los datos. Son datos diarios: el último precio es el último cierre, no una cotización en tiempo real.",
          "Datos de referencia: composición histórica de índices y rendimientos del Tesoro de EE. UU. (dominio público). Los sectores e industrias siguen el Global Industry Classification Standard (GICS), marca de MSCI y S&P.",
        ],
      },
      { kind: "heading", text: "Cómo se miden las variaciones" },
      {
        kind: "paragraph",
        text: "Todo período termina en la última sesión, que es el «hoy» del mercado. La variación a un año parte de la última sesión en la misma fecha del año anterior o antes. Los precios se ajustan por splits; la rentabilidad total reinvierte además los dividendos en la fecha ex-dividendo. Las variaciones de más de un año se expresan también en tasa anual.",
      },
      { kind: "heading", text: "Qué hace el control de calidad" },
      {
        kind: "paragraph",
        text: "Antes de entrar en el mercado, los datos se comprueban: precios imposibles, fechas duplicadas o futuras, saltos que parecen splits no registrados, cifras de otra empresa. Lo que se rechaza, se aparta o se repara figura en el informe de calidad. Una entrega defectuosa nunca sustituye a datos buenos: se muestra el último estado correcto, señalado como tal.",
      },
      {
        kind: "paragraph",
        text: "Los gráficos de cotizaciones se dibujan con TradingView Lightweight Charts™ (licencia Apache 2.0).",
      },
    ],
  },
  disclaimer: {
    title: "Aviso legal",
    body: [
      {
        kind: "paragraph",
        text: "Plumbline es una herramienta de estudio y formación. Nada de lo que contiene constituye asesoramiento de inversión, recomendación ni oferta de compra o venta de valores, ni tiene en cuenta sus circunstancias personales. Las decisiones y sus consecuencias son suyas; en caso de duda, consulte a un asesor autorizado.",
      },
      { kind: "heading", text: "Los datos" },
      {
        kind: "paragraph",
        text: "Los datos pueden ser incompletos, tardíos o erróneos. Salvo indicación en contrario, los precios son de cierre y no son aptos para operar. Compruebe lo importante en el documento original. Las empresas del mercado de demostración son ficticias; cualquier parecido con empresas reales es casual.",
      },
      { kind: "heading", text: "Modelos y resultados pasados" },
      {
        kind: "paragraph",
        text: "Las valoraciones y simulaciones dependen de hipótesis y simplifican la realidad. Las rentabilidades pasadas, reales o simuladas, no garantizan rentabilidades futuras. El valor de una inversión puede bajar tanto como subir, y puede perder todo lo invertido.",
      },
      { kind: "heading", text: "Responsabilidad y derechos" },
      {
        kind: "paragraph",
        text: "La aplicación se ofrece tal cual, sin garantía de ningún tipo, en la medida en que lo permita la ley. Quien administra esta instalación es responsable de disponer de los derechos sobre los datos que importa. Los nombres y marcas pertenecen a sus titulares.",
      },
    ],
  },
};
