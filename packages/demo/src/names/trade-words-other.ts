/** Names of companies in consumption, energy, materials, real estate, supply and communication. */
export const OTHER_SECTORS = `
Apparel, Accessories & Luxury Goods:
* Apparel, Inc. | *服饰 | *服飾
* Footwear Corp. | *鞋业 | *鞋業
* Brands, Inc. | *品牌 | *品牌
Restaurants:
* Restaurants, Inc. | *餐饮 | *餐飲 | Restaurantes * | Restaurants *
* Coffee Co. | *咖啡 | *咖啡 | Café * | Cafés *
* Kitchens, Inc. | *厨房 | *廚房
Hotels, Resorts & Cruise Lines:
* Hotels, Inc. | *酒店 | *飯店 | Hoteles * | Hôtels *
* Resorts Corp. | *度假村 | *度假村
* Cruise Line Corp. | *邮轮 | *郵輪 | Cruceros * | Croisières *
Homebuilding:
* Homes, Inc. | *住宅 | *住宅
* Builders Corp. | *房屋建造 | *房屋建造
Automobile Manufacturers:
* Motors, Inc. | *汽车 | *汽車 | * Motors | * Motors
* Electric Vehicles, Inc. | *电动车 | *電動車
Automotive Parts & Equipment:
* Automotive, Inc. | *汽车零部件 | *汽車零組件
* Drive Systems, Inc. | *传动系统 | *傳動系統
* Brake & Axle Corp. | *制动车桥 | *制動車軸
Apparel Retail:
* Outfitters, Inc. | *服装零售 | *服裝零售
* Stores, Inc. | *百货 | *百貨
* Fashions Corp. | *时装 | *時裝
Other Specialty Retail:
* Sporting Goods, Inc. | *体育用品 | *體育用品
* Pet Supply Co. | *宠物用品 | *寵物用品
* Outdoors, Inc. | *户外 | *戶外
Packaged Foods & Meats:
* Foods, Inc. | *食品 | *食品 | Alimentos * | Aliments *
* Farms, Inc. | *农场 | *農場
* Bakeries Corp. | *烘焙 | *烘焙
* Snacks Co. | *零食 | *零食
Soft Drinks & Non-alcoholic Beverages:
* Beverage Co. | *饮料 | *飲料 | Bebidas * | Boissons *
* Springs Bottling Corp. | *矿泉水 | *礦泉水
Household Products:
* Home Products, Inc. | *家居用品 | *家庭用品
* Consumer Products Co. | *日用品 | *日用品
Personal Care Products:
* Beauty, Inc. | *美妆 | *美妝 | * Belleza | * Beauté
* Personal Care Corp. | *个护 | *個人護理
Consumer Staples Merchandise Retail:
* Markets, Inc. | *超市 | *超市 | Supermercados * | Supermarchés *
* Warehouse Club, Inc. | *仓储会员店 | *倉儲會員店
Oil & Gas Exploration & Production:
* Petroleum Corp. | *石油 | *石油 | Petróleos * | Pétroles *
* Resources, Inc. | *资源 | *資源
* Exploration Co. | *勘探 | *探勘
* Energy Partners, Inc. | *能源 | *能源 | * Energía | * Énergie
Integrated Oil & Gas:
* Oil Corp. | *石油 | *石油 | Petróleos * | Pétroles *
* Energy Corp. | *能源 | *能源 | * Energía | * Énergie
Oil & Gas Equipment & Services:
* Oilfield Services, Inc. | *油田服务 | *油田服務
* Drilling Co. | *钻井 | *鑽井
Oil & Gas Storage & Transportation:
* Pipeline Co. | *管道 | *管線 | Oleoductos * | Oléoducs *
* Midstream, Inc. | *油气储运 | *油氣儲運
Specialty Chemicals:
* Chemical Corp. | *化学 | *化學 | Química * | Chimie *
* Coatings, Inc. | *涂料 | *塗料
* Advanced Materials, Inc. | *新材料 | *先進材料
Steel:
* Steel Corp. | *钢铁 | *鋼鐵 | Aceros * | Aciers *
* Metals, Inc. | *金属 | *金屬 | Metales * | Métaux *
Gold:
* Gold Mining Corp. | *黄金 | *黃金 | Minera * | Mines *
* Mines, Inc. | *矿业 | *礦業 | Minera * | Mines *
Paper & Plastic Packaging Products & Materials:
* Packaging Corp. | *包装 | *包裝 | * Envases | * Emballages
* Paper Co. | *纸业 | *紙業 | Papelera * | Papeteries *
Construction Materials:
* Cement Co. | *水泥 | *水泥 | Cementos * | Ciments *
* Aggregates, Inc. | *骨料 | *砂石
Office REITs:
* Office Trust, Inc. | *写字楼信托 | *辦公不動產信託
* Office Properties Trust | *办公地产 | *辦公地產
Retail REITs:
* Retail Trust, Inc. | *商业地产信托 | *商用不動產信託
* Shopping Centers, Inc. | *购物中心 | *購物中心 | Centros Comerciales * | Centres commerciaux *
Industrial REITs:
* Logistics Trust, Inc. | *物流地产信托 | *物流不動產信託
* Industrial Properties, Inc. | *工业地产 | *工業地產
Multi-Family Residential REITs:
* Residential Trust, Inc. | *住宅信托 | *住宅不動產信託
* Apartment Communities, Inc. | *公寓 | *公寓
Other Specialized REITs:
* Data Centers Trust | *数据中心信托 | *資料中心信託
* Storage Trust, Inc. | *仓储信托 | *倉儲信託
* Tower Properties, Inc. | *铁塔 | *鐵塔
Real Estate Services:
* Realty Services, Inc. | *地产服务 | *地產服務 | Inmobiliaria * | Immobilière *
* Property Group, Inc. | *置业 | *置業 | Inmobiliaria * | Immobilière *
Electric Utilities:
* Electric Power Co. | *电力 | *電力 | Eléctrica * | Électricité *
* Power & Light Co. | *电力照明 | *電力照明 | Luz y Fuerza * | Électricité *
* Energy Holdings, Inc. | *能源控股 | *能源控股
Gas Utilities:
* Natural Gas Co. | *天然气 | *天然氣 | Gas Natural * | Gaz *
* Gas Holdings, Inc. | *燃气控股 | *燃氣控股
Water Utilities:
* Water Works Co. | *水务 | *水務 | Aguas * | Eaux *
* Water Corp. | *水业 | *水業 | Aguas * | Eaux *
Interactive Media & Services:
* Media, Inc. | *传媒 | *傳媒
* Social, Inc. | *社交 | *社群
* Search Corp. | *搜索 | *搜尋
Movies & Entertainment:
* Entertainment, Inc. | *娱乐 | *娛樂
* Pictures Corp. | *影业 | *影業
* Music Group, Inc. | *唱片 | *唱片
Integrated Telecommunication Services:
* Telecom, Inc. | *电信 | *電信 | Telecomunicaciones * | Télécom *
* Communications Corp. | *通信 | *通訊 | Comunicaciones * | Communications *
Cable & Satellite:
* Cable Corp. | *有线 | *有線
* Broadband, Inc. | *宽带 | *寬頻
* Satellite Systems, Inc. | *卫星 | *衛星
Advertising:
* Advertising Group, Inc. | *广告 | *廣告 | * Publicidad | * Publicité
* Outdoor Media, Inc. | *户外传媒 | *戶外傳媒
`;
