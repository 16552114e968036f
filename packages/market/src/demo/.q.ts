import { recordDemoMarket } from "./testing/recorded-market.ts";
import { examinePrices } from "../quality/index.ts";
import { day } from "@plumbline/core/time";
const m=await recordDemoMarket({});
const c=new Map();const ex=new Map();let bars=0,hit=0;const cal=m.prices.get("ZTM")!.bars.day;
for(const h of m.prices.values()){bars+=h.bars.day.length;const r=examinePrices({history:h},{today:day('2026-06-30'),calendar:cal});for(const i of r.issues){const k=i.outcome+' '+i.code;c.set(k,(c.get(k)??0)+i.count);(ex.get(k)??ex.set(k,[]).get(k)).push(i.symbol+' '+i.day+' '+i.detail);}}
console.log(bars,c);for(const [k,v] of ex)console.log(k,'\n  ',v.slice(0,4).join('\n   '));
