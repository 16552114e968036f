import type { Translation } from "../catalogue.ts";
import type { lab as english } from "../en/lab.ts";

export const lab: Translation<typeof english> = {
  "lab.title": "指標檢驗",
  "lab.intro": "公司通過某個檢核項目之後的 12 個月，股票報酬如何；和未通過的公司相比又如何。",
  "lab.back": "回到選股器",
  "lab.check": "檢核項目",
  "lab.threshold": "門檻",
  "lab.rule": "{check} {sign} {threshold}",
  "lab.more": {
    other: "{n} 年來，通過的公司接下來 12 個月平均報酬 {passed}，未通過的 {failed}，高出 {points} 個百分點。",
  },
  "lab.less": {
    other: "{n} 年來，通過的公司接下來 12 個月平均報酬 {passed}，未通過的 {failed}，少了 {points} 個百分點。",
  },
  "lab.same": { other: "{n} 年來，通過與未通過的公司接下來 12 個月平均報酬相同，都是 {passed}。" },
  "lab.verdict.luck": "差距的 90% 信賴區間為 {low} 到 {high} 個百分點，包含零，可能只是運氣。",
  "lab.verdict.beyondLuck":
    "差距的 90% 信賴區間為 {low} 到 {high} 個百分點，不含零；不過，十個毫無價值的檢核項目當中也會有一個出現這種結果。",
  "lab.verdict.withinYears":
    "若只在同一年的公司之間比較，排除通過家數多的年度帶來的偏差，差距為 {points} 個百分點（90% 信賴區間 {low} 到 {high}）。",
  "lab.verdict.unknown": "年數太少，無從判斷是否只是運氣。",
  "lab.oneSided": "沒有可以比較的對象",
  "lab.allPassed": "在這個門檻下，所有能判斷的公司都通過了。請調整門檻。",
  "lab.allFailed": "在這個門檻下，所有能判斷的公司都未通過。請調整門檻。",
  "lab.nothing": "沒有可研究的資料",
  "lab.nothingExplained": "沒有哪一天既有這個檢核項目所需的資料，又有之後 12 個月的股價。",
  "lab.preparing": "正在逐年計算",
  "lab.preparingExplained":
    "每家公司的每個檢核項目每年計算一次，只依據當時已公布的資料。匯入資料後需要半分鐘到幾分鐘，完成後頁面會自動繼續。",
  "lab.survivors": "只有倖存者：結果偏樂觀",
  "lab.survivorsExplained":
    "匯入的資料不含任何後來下市的公司。失敗的公司不在其中，因此這裡的報酬全都偏高，讓高風險公司通過的檢核項目也顯得比實際更好。",
  "lab.delisted": {
    other: "追蹤的公司中有 {n} 家後來已下市，都計算在內，因此結果不只來自倖存者。",
  },
  "lab.byYear": "逐年結果",
  "lab.chart": "各評估年度之後 12 個月的平均報酬",
  "lab.passed": "通過",
  "lab.failed": "未通過",
  "lab.difference": "差距",
  "lab.unknown": "未知",
  "lab.unknownOf": "{n} 家未知",
  "lab.judged": "評估日",
  "lab.allYears": "所有年度",
  "lab.withinYears": "只在同一年內比較",
  "lab.range": "90% 信賴區間",
  "lab.legend": "線段碰到圓環的年度，差距可能只是運氣。不足 {fewest} 家公司的平均不畫出。",
  "lab.spoken": "{day}至{until}：通過 {passed}（{passedCount}），未通過 {failed}（{failedCount}），差距 {difference}",
  "lab.companies": { other: "{n} 家公司" },
  "lab.n": "n = {n}",
  "lab.median": "中位數 {value}",
  "lab.points": "{n} 個百分點",
  "lab.to": "{low} 到 {high}",
  "lab.meanOf": "平均報酬，{side}，{when}",
  "lab.medianOf": "報酬中位數，{side}，{when}",
  "lab.differenceOf": "平均報酬之差，{when}",
  "lab.from": "自{day}起",
  "lab.explain.mean": "這些公司在該日之後 12 個月含息總報酬的平均，每家公司權重相同。",
  "lab.explain.median": "該日之後 12 個月，這些公司一半報酬較高，一半較低。",
  "lab.explain.difference": "通過者的平均減去未通過者的平均。",
  "lab.explain.withinYears":
    "公司只與同一年的其他公司比較，再把各年差距加權平均，權重取決於當年通過與未通過的家數。這樣，行情差的年度裡通過者多的檢核項目不會因此吃虧。",
  "lab.method": "計算方式",
  "lab.method.known":
    "每年評估一次，日期與最新股價的月、日相同，只依據截至當天已公布的財報和已有的股價。之後才公布或更正的資料不予採用。",
  "lab.method.threshold": "未調整門檻時，各類公司適用各自的門檻；調整後的門檻適用於所有公司。",
  "lab.method.returns":
    "12 個月含息總報酬，資料來源提供股利時計入股利再投資。每家公司不論大小都只算一次、權重相同。未扣除交易成本與稅費。所有年度合計時，每年的每家公司權重相同，因此通過者較多的年度在其平均中占比較大。",
  "lab.method.delisted":
    "期間下市的公司以最後成交價計算，之後視為持有現金。之後沒有股價的公司計為未知，檢核項目無法判斷的公司也一樣。",
  "lab.method.interval":
    "所有年度的區間把每一年當作一個觀測值，因為同一年裡股票往往同漲同跌：依年度以學生 t 分布計算。單一年度的區間把每個類股當作一個觀測值：既考慮了個別公司的運氣，也考慮了當年整個類股的遭遇。",
  "lab.method.limits": "試的門檻多了，總會碰巧有一個看起來不錯。過去的結果不代表未來。",
  "lab.moat": "護城河",
  "lab.moat.wide": "寬護城河",
  "lab.moat.share": "報酬率高於資金成本的年度占比，至少",
  "lab.moat.median": "差值中位數，至少",
  "lab.moat.rule": "寬護城河：至少 {share} 的年度報酬率高於資金成本，中位數高出 {median} 個百分點，並有兩項有力來源",
  "lab.moat.lasted": "超額報酬維持住了嗎？",
  "lab.moat.kept": "{years} 年後，寬護城河公司中仍有 {wide} 的報酬率高於資金成本，其他公司為 {others}。",
  "lab.moat.interval":
    "相差 {points} 個百分點，90% 信賴區間為 {low} 至 {high}。每個類股連同其所有公司和年份只算一個觀測值。",
  "lab.moat.noInterval": "公司或類股太少，無從判斷是否只是運氣。",
  "lab.moat.nothing": "還沒有寬護城河公司被追蹤滿 {years} 年。",
  "lab.moat.followed": "{side}：{companies} 家公司，{n} 次評估。差值變化的中位數為 {change} 個百分點。",
  "lab.moat.others": "窄護城河或無護城河",
  "lab.moat.lost": "有 {n} 次評估未計入：{years} 年後該公司沒有可比的財報，往往是因為已經下市。",
  "lab.moat.method":
    "護城河只根據財報衡量（規則 MOAT-01 至 MOAT-09）：十個會計年度裡資本報酬率高出資金成本多少（利率取每份財報申報當日），以及與同業相比由什麼解釋。「通過」指寬護城河，「未通過」指窄護城河或無護城河。",
  "reason.side-too-small": "其中一方的公司太少，無法比較。",
};
