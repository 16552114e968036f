import { describe, expect, it } from "vitest";
import { namedParagraphs } from "../../filings/index.ts";
import { filedProducts } from "./products.ts";

const PLACE = { accession: "0000000100-24-000001", item: "1" };

type Headed = readonly [heading: string, text: string];

/** Headings with the paragraph below each. */
function headed(parts: readonly Headed[]) {
  const written = parts.flatMap(([heading, text]) => [
    { kind: "heading" as const, text: heading },
    { kind: "text" as const, text },
  ]);
  return namedParagraphs(written, PLACE);
}

const names = (...parts: readonly Headed[]) => filedProducts(headed(parts)).map(({ name }) => name);

describe("the products of an annual report", () => {
  it("are the headings under which a paragraph tells of them", () => {
    expect(
      names(
        ["Widgets", "Widgets are small parts that our customers build into their machines."],
        ["Competition", "We compete with many makers of widgets in all of our markets."],
        ["Gadgets®", "Our gadgets are sold to households through our own stores and others."],
      ),
    ).toEqual(["Widgets", "Gadgets"]);
  });

  it("are none where a heading says nothing of what stands below it", () => {
    expect(names(["Our People", "The weather was good for most of the year under report."])).toEqual([]);
  });

  // Headings of business items: NVIDIA's, McDonald's and Alphabet's strategies, programs and plans.
  it.each([
    "Business Strategies",
    "Digital Experience",
    "Moonshots",
    "Growth Drivers",
    "Our Markets",
    "Loyalty Program",
  ])("are none where a heading is a strategy, a program or a channel: %s", (heading) => {
    const text = `${heading} are what our customers know us by, and ${heading.toLowerCase()} pay off over many years.`;
    expect(names([heading, text])).toEqual([]);
  });

  it("are a program or service all the same where the part about products says that it is sold", () => {
    const sold = "Loyalty programs are sold to airlines, which pay a fee for every member.";
    expect(names(["Products", "We sell two lines."], ["Alder Loyalty Programs", sold])).toEqual([
      "Alder Loyalty Programs",
    ]);
    expect(names(["Alder Loyalty Programs", sold])).toEqual([]);
  });

  it("end with the part about products", () => {
    const told = "Widgets are known to all. Gadgets are too, and so are underwriting and pricing.";
    expect(names(["Our Products", told], ["Widgets", told], ["Competition", told], ["Pricing", told])).toEqual([
      "Widgets",
    ]);
  });

  // Headings of the business item of Alphabet's annual report for 2024 and of Walmart's for 2025.
  it.each([
    "Making AI Helpful for Everyone",
    "Deliver the Most Advanced, Safe, and Responsible AI",
    "Our Shared Value Priorities",
  ])("are none where a heading is a slogan: %s", (heading) => {
    expect(names([heading, `${heading}: this is what the paragraph below the heading tells of.`])).toEqual([]);
    expect(names(["Advertising", "Advertising on our sites is sold to businesses of every size."])).toHaveLength(1);
  });

  it.each(["Buy the shares now", "Widgets at www.example.org", "100% Widgets", "Widgets for $5", "<b>Widgets</b>"])(
    "have no name such as %s",
    (heading) => {
      expect(names([heading, `${heading}: this is what the paragraph below the heading tells of.`])).toEqual([]);
    },
  );

  it("are what the company says it sells, where no heading names them", () => {
    const [paragraph] = namedParagraphs(
      [{ kind: "text", text: "The Company designs and sells saws, hammers and drills to builders in many states." }],
      PLACE,
    );
    expect(filedProducts(paragraph ? [paragraph] : []).map(({ name }) => name)).toEqual(["saws", "hammers", "drills"]);
  });

  const written = (...parts: readonly (readonly [kind: "text" | "list", text: string])[]) =>
    filedProducts(
      namedParagraphs(
        parts.map(([kind, text]) => ({ kind, text })),
        PLACE,
      ),
    );

  // As Wells Fargo's, Johnson & Johnson's and Alphabet's annual reports count their segments, with other names.
  it.each([
    ["We have three segments for management purposes: Town Banking, Wholesale Banking and Alder Financial.", 3],
    ["We operate in two segments, Alder Services and Alder Cloud, and all other parts collectively as Long Shots.", 3],
    ["Our four segments: Saws Division, Nails and Screws, Online Division, and Tools and Devices Division.", 4],
    ["The Company is organized into two business segments: Medicine and MedTools.", 2],
    [
      "The Company’s reportable segments consist of the Americas, Europe, Greater China, Japan and Rest of Asia Pacific.",
      0,
    ],
    ["We have three segments: the Americas, EMEA, and APJ.", 0],
  ])("are the segments that a sentence counts, unless they are places: %s", (text, count) => {
    expect(written(["text", text])).toHaveLength(count);
  });

  it("are the segments of a list, each with the paragraph that tells of it", () => {
    const found = written(
      ["text", "We manage our business through the following operating segments:"],
      ["list", "Alder Computing Group"],
      ["list", "Network and Edge"],
      ["text", "Network and Edge sells switches and routers to those who run networks."],
    );
    expect(found.map(({ name }) => name)).toEqual(["Alder Computing Group", "Network and Edge"]);
    expect(found[1]?.paragraph.text).toMatch(/^Network and Edge sells/);
  });

  // As GE's, Dell's and Medicis' annual reports begin such paragraphs, with other names.
  it("are what a paragraph begins with that says what it does, or that it is sold", () => {
    const found = filedProducts(
      namedParagraphs(
        [
          { kind: "text", text: "Onshore Wind – delivers turbines and services for those who build wind farms." },
          { kind: "text", text: "Voice services. We offer plans of many kinds for those who call each other." },
          { kind: "heading", text: "Products and Services" },
          { kind: "list", text: "Notebook Computers. Alder offers three lines of notebooks to schools and offices." },
          { kind: "text", text: "BIRCHOL® is an oral antibiotic for the treatment of all that ails the young." },
          { kind: "heading", text: "Competition" },
          { kind: "list", text: "Pricing. We price our goods below those of others, and say so in our stores." },
        ],
        PLACE,
      ),
    );
    expect(found.map(({ name }) => name)).toEqual(["Onshore Wind", "Voice services", "Notebook Computers", "BIRCHOL"]);
  });

  it("are never the company itself", () => {
    const text = "Alder Electric Vehicles, Inc. makes and sells passenger cars and light trucks for private buyers.";
    expect(written(["text", text]).map(({ name }) => name)).toEqual([]);
  });

  it("are named as the text spells them where a heading shouts", () => {
    expect(
      names(["PRODUCT LINES", "We sell two."], ["1. AGGREGATES", "We crush and sell aggregates to builders."]),
    ).toEqual(["Aggregates"]);
  });

  // Lists as Walmart and Coca-Cola have them in their annual reports for 2023 and 2024, with other goods.
  it("are what a list of products names, each with the words of its entry", () => {
    const found = written(
      ["text", "Our stores are open all day. We sell in three merchandise units, listed below:"],
      ["list", "Hardware consists of nails, screws, hooks and everything else that holds things together;"],
      ["list", "Outdoor includes:"],
      ["list", "Chairs (e.g., deck chairs, rocking chairs and benches for the garden of every size);"],
      ["list", "Paint includes water colors, oil paint, lacquer and the brushes that go with them."],
      ["text", "We own many brands, including the following:"],
      ["list", "saws and drills: Alder, Birch, Cedar, Elm, Fir, Hazel, Juniper, Larch and Maple"],
    );
    expect(found.map(({ name }) => name)).toEqual(["Hardware", "Paint", "saws and drills"]);
    expect(found[1]?.paragraph.text).toMatch(/^Paint includes/);
  });

  it("are not the entries of a list of anything else", () => {
    const found = written(
      ["text", "Our structure includes the following operating segments:"],
      ["list", "North America: the United States, Canada and all that lies between the two oceans"],
      ["list", "Bottling: all plants that we own, in whatever country they may have been built"],
      ["text", "The prices of our products matter most. These programs include the following:"],
      ["list", "EDLP: our pricing philosophy under which we price items at everyday low prices"],
    );
    expect(found).toEqual([]);
  });

  // As Intel has it in its annual report for 2023, with other names.
  it("are what sentences call the main products, where there is nothing else", () => {
    const text =
      "Our line includes many parts. The primary lens products in Optics are our Adam Prism lenses, which are ground by hand. " +
      "The primary lens product in Space is our Adam Nova mirror, which no one else casts.";
    expect(written(["text", text]).map(({ name }) => name)).toEqual(["Adam Prism lenses", "Adam Nova mirror"]);
  });
});
