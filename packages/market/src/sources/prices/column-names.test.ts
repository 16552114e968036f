import { describe, expect, it } from "vitest";
import { columnsOf, plainName } from "./column-names.ts";

const BAR = { day: 0, open: 1, high: 2, low: 3, close: 4, volume: 5 };

// Headers as exports of the vendors and banks of each language have them.
describe("the columns of a header", () => {
  it.each([
    ["Date,Open,High,Low,Close,Volume"],
    ["DATE,OPEN,HIGH,LOW,LAST,VOL."],
    ["<DATE>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>"],
    ["Datum,Eröffnung,Hoch,Tief,Schlusskurs,Stück"],
    ["Datum,Erster,Tageshoch,Tagestief,Schluss (EUR),Stuecke"],
    ["Date,Ouv.,Haut,Bas,Clôture,Volume"],
    ["Date,Ouverture,+ haut,+ bas,Dernier,Vol."],
    ["Fecha,Apertura,Máximo,Mínimo,Cierre,Volumen"],
    ["日期,开盘,最高,最低,收盘,成交量"],
    ["日期,開盤價,最高價,最低價,收盤價,成交量"],
    ["date,1. open,2. high,3. low,4. close,5. volume"],
    ["day,o,h,l,c,v"],
  ])("are those of a bar in %j", (header) => {
    expect(columnsOf(header.split(","))).toEqual(BAR);
  });

  it("take the close before the last price, and a column once", () => {
    expect(columnsOf(["Date", "Price", "Close", "Adj. Close**"])).toEqual({ day: 0, close: 2, adjustedClose: 3 });
    expect(columnsOf(["Date", "Time", "Close"])).toEqual({ day: 0, time: 1, close: 2 });
    expect(columnsOf(["Time", "Close"])).toEqual({ day: 0, close: 1 });
  });

  it("are compared without case, accents, tags, notes and points", () => {
    expect(plainName(" Adjusted_close ")).toBe("adjusted close");
    expect(plainName("Clôture (en €)")).toBe("cloture");
    expect(plainName("Ex-Dividend")).toBe("ex dividend");
  });
});
