import type { Instrument } from "../model/index.ts";

/**
 * What companies are called in Chinese: the name that each uses itself, or the papers use of it, in mainland China and in Taiwan. No
 * source of real markets delivers these names. A company belongs here only if its name is beyond doubt in both places.
 *
 * Central index key of the SEC | company | simplified | traditional.
 */
const TABLE = `
1800|Abbott|雅培|亞培
2488|Advanced Micro Devices|超威半导体|超微半導體
4962|American Express|美国运通|美國運通
6951|Applied Materials|应用材料|應用材料
12927|Boeing|波音|波音
14272|Bristol-Myers Squibb|百时美施贵宝|必治妥施貴寶
18230|Caterpillar|卡特彼勒|開拓重工
19617|JPMorgan Chase|摩根大通|摩根大通
21344|Coca-Cola|可口可乐|可口可樂
21665|Colgate-Palmolive|高露洁棕榄|高露潔棕欖
34088|Exxon Mobil|埃克森美孚|埃克森美孚
37996|Ford|福特汽车|福特汽車
40545|General Electric|通用电气|奇異
47217|HP|惠普|惠普
50863|Intel|英特尔|英特爾
51143|IBM|国际商业机器（IBM）|國際商業機器（IBM）
55785|Kimberly-Clark|金佰利|金百利克拉克
59478|Eli Lilly|礼来|禮來
63908|McDonald’s|麦当劳|麥當勞
70858|Bank of America|美国银行|美國銀行
72971|Wells Fargo|富国银行|富國銀行
77476|PepsiCo|百事公司|百事公司
78003|Pfizer|辉瑞|輝瑞
80424|Procter & Gamble|宝洁|寶僑
93410|Chevron|雪佛龙|雪佛龍
97476|Texas Instruments|德州仪器|德州儀器
97745|Thermo Fisher|赛默飞世尔|賽默飛世爾
104169|Walmart|沃尔玛|沃爾瑪
200406|Johnson & Johnson|强生|嬌生
310158|Merck & Co.|默沙东|默沙東
313616|Danaher|丹纳赫|丹納赫
315189|Deere|约翰迪尔|強鹿
318154|Amgen|安进|安進
320187|Nike|耐克|耐吉
320193|Apple|苹果公司|蘋果公司
354950|Home Depot|家得宝|家得寶
723125|Micron|美光科技|美光科技
731766|UnitedHealth|联合健康集团|聯合健康集團
732712|Verizon|威瑞森|威訊
732717|AT&T|美国电话电报（AT&T）|美國電話電報（AT&T）
773840|Honeywell|霍尼韦尔|漢威聯合
789019|Microsoft|微软|微軟
804328|Qualcomm|高通|高通
829224|Starbucks|星巴克|星巴克
831001|Citigroup|花旗集团|花旗集團
858877|Cisco|思科|思科
882095|Gilead|吉利德科学|吉利德科學
886982|Goldman Sachs|高盛|高盛
895421|Morgan Stanley|摩根士丹利|摩根士丹利
909832|Costco|开市客|好市多
936468|Lockheed Martin|洛克希德·马丁|洛克希德·馬丁
1001039|Walt Disney until 2019|迪士尼|迪士尼
1001250|Estée Lauder|雅诗兰黛|雅詩蘭黛
1018724|Amazon|亚马逊|亞馬遜
1045810|NVIDIA|英伟达|輝達
1048286|Marriott|万豪国际|萬豪國際
1048911|FedEx|联邦快递|聯邦快遞
1065280|Netflix|奈飞|網飛
1067983|Berkshire Hathaway|伯克希尔·哈撒韦|波克夏·海瑟威
1103982|Mondelez|亿滋国际|億滋國際
1141391|Mastercard|万事达|萬事達卡
1163165|ConocoPhillips|康菲石油|康菲石油
1166691|Comcast|康卡斯特|康卡斯特
1318605|Tesla|特斯拉|特斯拉
1326801|Meta Platforms|脸书（Meta）|臉書（Meta）
1341439|Oracle|甲骨文|甲骨文
1364742|BlackRock until 2024|贝莱德|貝萊德
1413329|Philip Morris International|菲利普莫里斯国际|菲利普莫里斯國際
1467858|General Motors|通用汽车|通用汽車
1543151|Uber|优步|優步
1551152|AbbVie|艾伯维|艾伯維
1559720|Airbnb|爱彼迎|愛彼迎
1571996|Dell|戴尔科技|戴爾科技
1585689|Hilton|希尔顿|希爾頓
1613103|Medtronic|美敦力|美敦力
1637459|Kraft Heinz|卡夫亨氏|卡夫亨氏
1652044|Alphabet|谷歌（Alphabet）|谷歌（Alphabet）
1682852|Moderna|莫德纳|莫德納
1730168|Broadcom|博通|博通
1744489|Walt Disney|迪士尼|迪士尼
2012383|BlackRock|贝莱德|貝萊德`;

const NAMES: ReadonlyMap<number, Pick<Instrument["names"], "zh-Hans" | "zh-Hant">> = new Map(
  TABLE.trim()
    .split("\n")
    .map((row) => row.split("|"))
    .map(([cik, , simplified = "", traditional = ""]) => [
      Number(cik),
      { "zh-Hans": simplified, "zh-Hant": traditional },
    ]),
);

/**
 * The Chinese names of a well-known company; none for others.
 *
 * @param cik Central index key of the SEC.
 *
 * @example
 * chineseNames(320193); // { "zh-Hans": "苹果公司", "zh-Hant": "蘋果公司" }
 */
export function chineseNames(cik: number | null): Pick<Instrument["names"], "zh-Hans" | "zh-Hant"> {
  return (cik === null ? undefined : NAMES.get(cik)) ?? {};
}
