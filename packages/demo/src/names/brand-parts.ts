import { writtenNames } from "./written-name.ts";

/** First halves of names of two words, such as the Silver of Silverbrook. */
export const FIRST_WORDS = writtenNames(`
  North 北, South 南, East 东 東, West 西, Silver 银 銀, Gold 金, Iron 铁 鐵, Stone 石, Blue 蓝 藍, Green 青, Red 赤,
  White 白, Bright 明, Clear 清, High 高, Long 长 長, Swift 迅, Fair 丰 豐, Oak 橡, Cedar 杉, Maple 枫 楓, Willow 柳,
  Birch 桦 樺, Pine 松, Elm 榆, Hawk 鹰 鷹, Crane 鹤 鶴, Moon 月, Star 星, Snow 雪, Rain 雨, Wind 风 風, Cloud 云 雲,
  River 江, Summer 夏, Winter 冬, Amber 珀, Copper 铜 銅, Crystal 晶, Coral 珊, Jade 玉, Opal 璧, Harvest 禾, Lark 雀,
  Bay 湾 灣, Hazel 榛, Heather 石楠, Falcon 隼, Ember 焰, Granite 岩`);

/** Second halves of names of two words, such as the brook of Silverbrook. */
export const SECOND_WORDS = writtenNames(`
  bridge 桥 橋, peak 峰, brook 溪, field 原, gate 门 門, harbor 港, ridge 岭 嶺, wood 林, water 水, haven 安, view 景,
  crest 巅 巔, mark 标 標, line 线 線, ford 津, land 洲, mont 山, dale 谷, well 泉, shore 岸, path 途, hill 丘, mere 湖,
  spring 春, light 光, forge 铸 鑄, reach 达 達, stead 庄 莊, wright 匠, vale 川`);

/** Beginnings of coined names, such as the Vel of Velaris. */
export const BEGINNINGS = writtenNames(`
  Vel 维 維, Nov 诺 諾, Alt 奥 奧, Cor 科, Ser 赛 賽, Lum 卢 盧, Jor 乔 喬, Kel 凯 凱, Mir 米, Tor 托, Or 欧 歐,
  Quan 宽 寬, Syl 思, Tren 特, Vir 威, Hel 赫, Bel 贝 貝, Dor 多, Fen 芬, Gal 伽, Mel 美, Ner 尼, Pol 波, Ral 瑞,
  Sol 索, Tal 泰, Bal 巴, Cal 卡, Ven 文, Lan 兰 蘭, Mar 玛 瑪, Cyr 希, Prax 普, Thal 萨 薩, Dax 达 達, Iv 艾`);

/** Endings of coined names, such as the aris of Velaris. */
export const ENDINGS = writtenNames(`
  ara 拉, ovia 维亚 維亞, entis 蒂斯, onix 尼克斯, aris 瑞斯, ecta 克塔, igen 健, yra 雅, oden 登, umis 美斯,
  estra 斯特, ivo 沃, acor 科, elis 丽斯 麗斯, orin 林, axis 克西, ondo 度, evra 乐华 樂華, uvant 宇腾 宇騰, ithe 思合`);

/** Family names of invented founders. */
export const SURNAMES = writtenNames(`
  Ashworth 阿什沃思, Barlow 巴洛, Carrow 卡罗 卡羅, Dunmore 邓莫尔 鄧莫爾, Ellery 埃勒里, Garrick 加里克,
  Hadley 哈德利, Jessop 杰索普 傑索普, Kendrick 肯德里克, Langley 兰利 蘭利, Marlowe 马洛 馬洛,
  Osgood 奥斯古德 奧斯古德, Prescott 普雷斯科特, Quimby 昆比, Radcliffe 拉德克利夫, Sutcliffe 萨特克利夫 薩特克利夫,
  Thackeray 萨克雷 薩克雷, Underhill 昂德希尔 昂德希爾, Wexley 韦克斯利 韋克斯利, Yardley 亚德利 亞德利,
  Aldridge 奥尔德里奇 奧爾德里奇, Beckett 贝克特 貝克特, Calloway 卡洛韦 卡洛韋, Delaney 德莱尼 德萊尼,
  Fenwick 芬威克, Grantham 格兰瑟姆 格蘭瑟姆, Holloway 霍洛韦 霍洛韋, Kilbride 基尔布赖德 基爾布賴德,
  Merriwether 梅里韦瑟 梅里韋瑟, Northcott 诺斯科特 諾斯科特, Ormond 奥蒙德 奧蒙德, Pemberton 彭伯顿 彭伯頓,
  Rutledge 拉特利奇, Stanhope 斯坦霍普, Tillman 蒂尔曼 蒂爾曼, Upton 厄普顿 厄普頓, Winslow 温斯洛 溫斯洛,
  Abernathy 阿伯内西 阿伯內西, Brantley 布兰特利 布蘭特利, Colburn 科尔本 科爾本, Danforth 丹福思,
  Gresham 格雷沙姆, Hargrove 哈格罗夫 哈格羅夫, Lindqvist 林德奎斯特, Mowbray 莫布雷, Penrose 彭罗斯 彭羅斯,
  Selwyn 塞尔温 塞爾溫, Tremaine 特里梅因, Wetherby 韦瑟比 韋瑟比, Whitlock 惠特洛克, Ostrander 奥斯特兰德 奧斯特蘭德,
  Haverford 哈弗福德, Bancroft 班克罗夫特 班克羅夫特, Cavanaugh 卡瓦诺 卡瓦諾, Drummond 德拉蒙德, Falkirk 福尔柯克 福爾柯克`);
