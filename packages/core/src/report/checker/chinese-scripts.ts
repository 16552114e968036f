/** Characters that have two forms, the simplified one first; common in texts about companies. */
const PAIRS =
  "产產业業东東丝絲两兩严嚴个個丰豐临臨为為丽麗举舉义義乌烏乐樂习習书書买買乱亂争爭于於亏虧云雲亚亞亲親亿億仅僅从從仓倉仪儀们們价價众眾优優会會伟偉传傳伤傷伦倫伪偽体體余餘佣傭侧側侦偵债債倾傾储儲儿兒兑兌党黨兰蘭关關兴興养養兽獸内內冈岡册冊写寫军軍农農冲衝决決况況冻凍净淨减減凑湊凤鳳凭憑凯凱击擊凿鑿划劃刘劉则則刚剛创創删刪别別剂劑剑劍剧劇劝勸办辦务務动動励勵劲勁劳勞势勢区區医醫华華协協单單卖賣卢盧卫衛却卻厂廠厅廳历歷厉厲压壓厌厭县縣参參双雙发發变變叙敘号號叹嘆吓嚇吗嗎吨噸听聽启啟员員响響哗嘩唤喚问問团團园園围圍国國图圖圆圓圣聖场場坏壞块塊坚堅坛壇坝壩坠墜垄壟垒壘备備复復够夠头頭夺奪奋奮奖獎妆妝妇婦娱娛孙孫学學宁寧宝寶实實审審宪憲宫宮宽寬宾賓对對寻尋导導寿壽将將尔爾尘塵尝嘗层層属屬岁歲岛島币幣师師帐帳带帶帮幫库庫应應庙廟废廢开開异異弃棄张張弹彈强強归歸当當录錄彻徹径徑态態怀懷总總恋戀恒恆恶惡恼惱悬懸惊驚惯慣愿願慑懾戏戲户戶扑撲执執扩擴扫掃扬揚扰擾抛拋抢搶护護报報担擔拟擬拥擁择擇挂掛挡擋挤擠挥揮损損换換据據捷捷掷擲摆擺摊攤撑撐敌敵数數断斷无無旧舊时時显顯晋晉晓曉暂暫术術机機杀殺杂雜权權条條来來极極构構枪槍柜櫃标標栏欄树樹样樣桥橋档檔梦夢检檢楼樓横橫欢歡欧歐残殘毁毀毕畢气氣汇匯汉漢汤湯沟溝没沒沪滬泪淚泽澤洁潔测測济濟浏瀏浓濃涂塗涛濤润潤涨漲渐漸渔漁温溫湾灣湿濕满滿滚滾滞滯灭滅灯燈灵靈灾災炼煉点點热熱爱愛爷爺牺犧状狀独獨狮獅猎獵猪豬献獻环環现現玛瑪电電画畫畅暢疗療疯瘋盐鹽监監盖蓋盘盤着著矿礦码碼砖磚础礎确確礼禮祸禍离離种種积積称稱稳穩穷窮窃竊竞競笔筆笼籠筑築签簽简簡类類粮糧紧緊红紅纠糾纤纖约約级級纪紀纯純纲綱纳納纵縱纷紛纸紙纽紐线線练練组組细細终終绍紹经經结結绕繞绘繪给給络絡绝絕统統继繼绩績续續绿綠维維综綜编編缓緩缘緣缩縮罗羅罚罰职職联聯聪聰肃肅肠腸肤膚肿腫胀脹胁脅胜勝胶膠脑腦脚腳脸臉腾騰舰艦舱艙艺藝节節芦蘆苏蘇苹蘋荐薦荣榮药藥获獲营營萨薩蓝藍虑慮虚虛虽雖蚀蝕补補装裝见見观觀规規视視览覽觉覺计計订訂认認讨討让讓训訓议議讯訊记記讲講许許论論设設访訪证證评評识識诉訴词詞译譯试試诚誠话話询詢该該详詳语語误誤说說请請诸諸读讀课課调調谈談谋謀谓謂谢謝负負贡貢财財责責贤賢败敗货貨质質贩販购購贯貫贵貴贷貸贸貿费費贺賀资資赋賦赌賭赏賞赔賠赖賴赚賺赛賽赞贊赢贏赶趕趋趨跃躍践踐车車轨軌转轉轮輪软軟轻輕载載较較辅輔辆輛辈輩输輸边邊达達迁遷过過迈邁运運还還这這进進远遠违違连連迟遲适適选選递遞逻邏遗遺邮郵释釋里裡鉴鑒钟鐘钢鋼钱錢铁鐵铜銅银銀链鏈销銷锁鎖锅鍋错錯锡錫键鍵镇鎮长長门門闪閃闭閉间間闻聞阅閱队隊阳陽阴陰阵陣阶階际際陆陸陈陳险險随隨隐隱难難雾霧静靜韩韓页頁顶頂项項顺順须須顾顧顿頓预預领領频頻题題额額风風飞飛饮飲饭飯馆館马馬驱驅驶駛驻駐骤驟验驗鱼魚鲜鮮麦麥齐齊龄齡龙龍";

const simplified = new Set<string>();
const traditional = new Set<string>();
for (let at = 0; at + 1 < PAIRS.length; at += 2) {
  const [simple, full] = [PAIRS[at] as string, PAIRS[at + 1] as string];
  if (simple === full) continue;
  simplified.add(simple);
  traditional.add(full);
}
// In use in both: 於 and 于, 著 and 着, 里 and 余 are words of their own in texts of Taiwan.
for (const shared of "于着里余云丰冲范后只面台征") simplified.delete(shared);
for (const shared of "著裡") traditional.delete(shared);

/** Which of the two Chinese scripts a text is written in. */
export interface ChineseScript {
  readonly simplified: number;
  readonly traditional: number;
}

/**
 * Counts the characters of a text that only one of the two Chinese scripts has.
 *
 * @example
 * chineseScript("毛利率下滑"); // { simplified: 0, traditional: 0 }: both write it so
 * chineseScript("營收增長"); // { simplified: 0, traditional: 3 }
 */
export function chineseScript(text: string): ChineseScript {
  let [simple, full] = [0, 0];
  for (const character of text) {
    if (simplified.has(character)) simple += 1;
    else if (traditional.has(character)) full += 1;
  }
  return { simplified: simple, traditional: full };
}
