/** Names of companies in technology, health, finance and industry. Traditional as it is written in Taiwan and Hong Kong. */
export const FIRST_SECTORS = `
Semiconductors:
* Semiconductor Corp. | *半导体 | *半導體
* Microdevices, Inc. | *微电子 | *微電子
* Silicon, Inc. | *硅科 | *矽科
* Integrated Circuits Corp. | *集成电路 | *積體電路
Semiconductor Materials & Equipment:
* Process Systems, Inc. | *制程设备 | *製程設備
* Wafer Technologies, Inc. | *晶圆科技 | *晶圓科技
* Lithography Corp. | *光刻 | *微影
Application Software:
* Software, Inc. | *软件 | *軟體
*, Inc. | *科技 | *科技
* Cloud, Inc. | *云科技 | *雲端科技
* Analytics, Inc. | *数据 | *數據
Systems Software:
* Systems, Inc. | *系统软件 | *系統軟體
* Security, Inc. | *网安 | *資安
* Data Platforms, Inc. | *数据平台 | *數據平台
IT Consulting & Other Services:
* Consulting Group, Inc. | *咨询 | *顧問 | * Consultores | * Conseil
* Information Services, Inc. | *信息服务 | *資訊服務
* Digital Solutions Corp. | *数字方案 | *數位方案
Technology Hardware, Storage & Peripherals:
* Computer Corp. | *电脑 | *電腦
* Storage Technologies, Inc. | *存储科技 | *儲存科技
* Devices, Inc. | *智能设备 | *智慧裝置
Electronic Equipment & Instruments:
* Instruments, Inc. | *仪器 | *儀器
* Sensors Corp. | *传感 | *感測
* Measurement Systems, Inc. | *测量系统 | *量測系統
Communications Equipment:
* Networks, Inc. | *网络 | *網路
* Optical Corp. | *光通信 | *光通訊
* Wireless Systems, Inc. | *无线系统 | *無線系統
Biotechnology:
* Therapeutics, Inc. | *疗法 | *療法
* Biosciences, Inc. | *生物科学 | *生物科學
* Genetics, Inc. | *基因 | *基因
* Oncology, Inc. | *肿瘤医药 | *腫瘤醫藥
* Biopharma, Inc. | *生物制药 | *生物製藥
Pharmaceuticals:
* Pharmaceuticals, Inc. | *制药 | *製藥 | * Farmacéutica | Laboratoires *
* Laboratories, Inc. | *药业 | *藥業 | Laboratorios * | Laboratoires *
* Pharma Corp. | *医药 | *醫藥 | * Farma | * Pharma
Health Care Equipment:
* Medical Corp. | *医疗器械 | *醫療器材
* Surgical Systems, Inc. | *外科系统 | *外科系統
* Diagnostics, Inc. | *诊断 | *診斷
* Orthopedics, Inc. | *骨科 | *骨科
Health Care Services:
* Health Services, Inc. | *健康服务 | *健康服務
* Home Care Corp. | *居家护理 | *居家照護
* Clinical Laboratories Corp. | *临床检验 | *臨床檢驗
Managed Health Care:
* Health Plans, Inc. | *健康保险 | *健康保險 | * Salud | * Santé
* HealthCare Corp. | *医保 | *醫保
Life Sciences Tools & Services:
* Life Sciences, Inc. | *生命科学 | *生命科學
* Research Instruments, Inc. | *科研仪器 | *科研儀器
* Bioanalytics Corp. | *生物分析 | *生物分析
Health Care Facilities:
* Hospitals, Inc. | *医院 | *醫院 | Hospitales * | Hôpitaux *
* Senior Living, Inc. | *养老 | *安養
Regional Banks:
* Bancorp | *银行 | *銀行 | Banco * | Banque *
* Bancshares, Inc. | *银行股份 | *銀行股份 | Banco * | Banque *
* Financial Corp. | *金融 | *金融 | * Financiera | * Financière
* Community Bank Corp. | *社区银行 | *社區銀行 | Banco Comunitario * | Banque *
* Savings Financial, Inc. | *储蓄银行 | *儲蓄銀行 | Caja de Ahorros * | Caisse d'épargne *
Diversified Banks:
* National Corp. | *国民银行 | *國民銀行 | Banco Nacional * | Banque nationale *
* Trust & Banking Corp. | *信托银行 | *信託銀行 | Banco * | Banque *
Property & Casualty Insurance:
* Insurance Group, Inc. | *保险集团 | *保險集團 | Seguros * | Assurances *
* Casualty Corp. | *财险 | *產險 | Seguros * | Assurances *
* Indemnity Co. | *意外保险 | *意外保險 | Seguros * | Assurances *
Life & Health Insurance:
* Life Group, Inc. | *人寿 | *人壽 | * Vida | * Vie
* Annuity & Life Corp. | *寿险年金 | *壽險年金 | * Vida | * Vie
Asset Management & Custody Banks:
* Asset Management, Inc. | *资产管理 | *資產管理 | * Gestión de Activos | * Gestion d'actifs
* Capital Group, Inc. | *资本 | *資本 | * Capital | * Capital
* Partners, Inc. | *投资 | *投資
Financial Exchanges & Data:
* Exchange Group, Inc. | *交易所 | *交易所 | Bolsa * | Bourse *
* Ratings, Inc. | *评级 | *評等
Investment Banking & Brokerage:
* Securities, Inc. | *证券 | *證券 | * Valores | * Titres
* Brokerage Group, Inc. | *经纪 | *經紀
Transaction & Payment Processing Services:
* Payments, Inc. | *支付 | *支付 | * Pagos | * Paiements
* Merchant Services Corp. | *商户服务 | *商戶服務
* Remit, Inc. | *汇付 | *匯付
Aerospace & Defense:
* Aerospace Corp. | *航天 | *航太 | * Aeroespacial | * Aérospatiale
* Defense Systems, Inc. | *防务 | *防務
* Aviation Technologies, Inc. | *航空科技 | *航空科技
Industrial Machinery & Supplies & Components:
* Machinery Co. | *机械 | *機械 | Maquinaria * | Machines *
* Industries, Inc. | *工业 | *工業 | Industrias * | Industries *
* Flow Controls, Inc. | *流体控制 | *流體控制
* Tool Works Co. | *工具 | *工具
Building Products:
* Building Products, Inc. | *建材 | *建材
* Climate Systems, Inc. | *暖通 | *空調系統
* Doors & Windows Corp. | *门窗 | *門窗
Electrical Components & Equipment:
* Electric Co. | *电气 | *電氣 | * Eléctrica | * Électrique
* Power Systems, Inc. | *电力系统 | *電力系統
* Controls Corp. | *控制 | *控制
Construction & Engineering:
* Engineering Group, Inc. | *工程 | *工程 | * Ingeniería | * Ingénierie
* Constructors, Inc. | *建设 | *建設 | Construcciones * | Constructions *
Trading Companies & Distributors:
* Supply Co. | *供应 | *供應
* Equipment Rentals, Inc. | *设备租赁 | *設備租賃
* Distribution Corp. | *经销 | *經銷
Cargo Ground Transportation:
* Freight Lines, Inc. | *货运 | *貨運 | Transportes * | Transports *
* Trucking Corp. | *卡车运输 | *卡車運輸 | Transportes * | Transports *
Passenger Airlines:
* Airways, Inc. | *航空 | *航空 | Aerolíneas * | Lignes aériennes *
* Airlines Group, Inc. | *航空集团 | *航空集團 | Aerolíneas * | Lignes aériennes *
Environmental & Facilities Services:
* Environmental Services, Inc. | *环境服务 | *環境服務 | * Servicios Ambientales | * Environnement
* Recycling Corp. | *再生资源 | *再生資源 | * Reciclaje | * Recyclage
`;
