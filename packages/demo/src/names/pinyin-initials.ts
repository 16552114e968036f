/*
 * The characters of the demo market's names by the first letter of their reading. A character with several readings
 * stands under the one it has in these names: 行 as in 银行, 长 as in 长桥, 乐 as in 娱乐.
 */
const CHARACTERS: Readonly<Record<string, string>> = {
  a: "阿埃艾安岸案昂奥",
  b: "巴白百班半办包保北贝备焙本比必标波伯不布部璧",
  c: "材财餐仓测产场长唱超车成程赤宠厨储川传窗床春村存",
  d: "达带丹导道德登等邓地蒂电店东冬动度断顿多巅",
  e: "厄尔",
  f: "法方房防啡费芬分份丰枫峰风夫服福弗付",
  g: "感钢港高告格个工供公购古骨谷股管光广硅国",
  h: "哈航禾合赫鹤烘湖护户华化环黄惠会汇霍货行桦",
  j: "基机集级技纪家加假检件健建江匠交杰金津晶经井景境酒居据具均伽",
  k: "可咖卡凯勘康柯科克刻肯空控宽矿奎昆",
  l: "拉莱赖蓝兰老勒乐雷类理里丽利力量疗料林临赁零岭瘤流柳楼卢路轮罗洛络",
  m: "玛马曼梅媒美门蒙米民明命莫姆",
  n: "南脑内能泥尼年农暖诺楠",
  o: "欧",
  p: "牌彭片品平评普珀",
  q: "全奇器气汽桥乔青清丘区权泉券雀",
  r: "然燃人日融软瑞",
  s: "萨塞赛瑟沙珊杉山商社设生石时什食事饰市寿售输属数水斯思松搜索所隼",
  t: "塔台泰坦探特腾体天田铁通铜统投途涂团托",
  w: "瓦外湾网威微韦维卫温文沃屋无物务",
  x: "析西息希溪系夏险线橡销消鞋写械新心信星需蓄选学雪询讯迅",
  y: "雅亚研岩焰验养药业医仪易意因银饮鹰应影用邮油有榆娱雨宇玉育寓原员圆源院月云运",
  z: "再造泽宅照诊证支指纸置制智中肿洲铸住庄装妆咨资子字综租钻榛",
};

const INITIALS = new Map(
  Object.entries(CHARACTERS).flatMap(([initial, characters]) => [...characters].map((one) => [one, initial] as const)),
);

/**
 * Abbreviates a name in simplified Chinese as people type it.
 *
 * @returns The first letters of the readings, lower case; letters and digits stay as they are.
 * @throws {RangeError} if the table does not know a character.
 *
 * @example
 * pinyinInitials("北桥银行"); // "bqyh"
 */
export function pinyinInitials(name: string): string {
  return [...name].map(initialOf).join("");
}

function initialOf(character: string): string {
  if (/[a-z0-9]/i.test(character)) return character.toLowerCase();
  const initial = INITIALS.get(character);
  if (initial === undefined) throw new RangeError(`No reading is known for "${character}"; add it to the table.`);
  return initial;
}
