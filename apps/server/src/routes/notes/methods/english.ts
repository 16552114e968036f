import type { MethodTexts } from "../note-text.ts";

export const ENGLISH_METHODS: MethodTexts = {
  ai: {
    title: "Written reports and language models",
    body: [
      {
        kind: "paragraph",
        text: "The written report of a company is made so that no writer, program or model, can put a number or a claim into it that nobody can trace.",
      },
      { kind: "heading", text: "What always holds" },
      {
        kind: "list",
        items: [
          "Evidence comes first: numbered figures, and passages of filings, as they were known on the day. Every sentence names what it is based on, and a click shows it.",
          "Figures are filled in from our data. No writer can state a figure of its own.",
          "Each section is checked before anyone sees it. One that fails twice is written by fixed rules instead, and is marked so.",
          "Quotations stay in the language of the filing. What a filing says is data: instructions hidden in it are not obeyed.",
        ],
      },
      { kind: "heading", text: "Two writers" },
      {
        kind: "paragraph",
        text: "Fixed rules can write every report, in all languages of this program and without any language model. A language model writes only if the operator of this server has set one up. Then each section names its writer, and the page states the model, the cost to expect and the cost it really had.",
      },
      { kind: "heading", text: "What is sent to a language model" },
      {
        kind: "paragraph",
        text: "The evidence about the company, the language of the report and the rules of writing. Nothing about you: no name, no address, and nothing of what you saved, unlocked or searched for. Where the model runs is the choice of the operator; ask there if it matters to you.",
      },
      { kind: "heading", text: "What can still go wrong" },
      {
        kind: "paragraph",
        text: "A report can mislead by what its evidence lacks or by what it stresses. It says what is unknown, keeps its earlier versions, and its verdicts are recorded and compared with what followed. It is no investment advice.",
      },
    ],
  },
  models: {
    title: "The valuation models",
    body: [
      {
        kind: "paragraph",
        text: "A model turns assumptions into a value. Each one here starts from financial statements and prices that were known on the day, lets you change every assumption, and shows its formula beside the result. A model that lacks what it needs gives no value, and says why.",
      },
      {
        kind: "list",
        items: [
          "Discounted cash flow adds up the free cash flows of coming years, each worth less the later it comes. It suits companies whose cash flow is positive and steady; a small change in growth or in the discount rate moves it a lot.",
          "The same model in reverse asks what growth would justify the present price, so that you can judge whether you believe in it.",
          "The simulation repeats it with rates drawn at random, and shows how wide the range of its values is.",
          "Graham’s formulas value earnings and book value by rules of thumb of Benjamin Graham. They are a cautious yardstick for established, profitable companies, not for young or indebted ones.",
          "Analysts’ targets are opinions of firms about the price in a year, shown with their number and their range.",
        ],
      },
      {
        kind: "paragraph",
        text: "Models that disagree are the normal case: the distance between them shows how uncertain a value is. None of them is a forecast.",
      },
    ],
  },
};
