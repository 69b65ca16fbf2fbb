import type { DirectionId } from './directions.ts';

/**
 * Words of job titles beside the names of the position tree, lower case, separated by blanks (`_` is a blank inside a word).
 * `own` belongs to one trade wherever it stands; `weak` names an activity that many trades share (设计, 运营, 测试): it decides
 * only when nothing of a trade's own stands beside it.
 */
export interface TitleWords {
  readonly own: string;
  readonly weak?: string;
}

export const titleWords: Readonly<Partial<Record<DirectionId, TitleWords>>> = {
  backend: {
    own: '后端 服务端 后台开发 java golang go开发 python开发 php .net c# c++ node.js nodejs rust 全栈 中间件 微服务 区块链 爬虫 backend full_stack fullstack server_developer',
    weak: '软件工程师 软件开发 程序员 研发工程师 开发工程师 软件研发 software_engineer developer',
  },
  frontend: {
    own: '前端 web开发 h5 安卓 android ios 小程序 移动端 移动开发 鸿蒙 harmonyos flutter react react_native vue 跨端 frontend front-end front_end webgl uniapp',
    weak: '客户端 web app开发',
  },
  testing: {
    own: '测试开发 测开 软件测试 功能测试 自动化测试 性能测试 接口测试 测试用例 测试工程师 测试经理 qa sdet tester',
    weak: '测试',
  },
  algorithm: {
    own: '算法 机器学习 深度学习 人工智能 nlp 自然语言 计算机视觉 图像识别 推荐系统 推荐算法 搜索算法 知识图谱 强化学习 machine_learning 运筹优化',
  },
  data: {
    own: '数据分析 数据开发 数据仓库 数仓 数据治理 数据挖掘 数据平台 数据科学 数据工程师 数据架构 大数据 商业分析 bi etl flink spark hadoop data_analyst data_engineer data_scientist 报表开发',
    weak: '数据',
  },
  devops: {
    own: 'sre devops 云计算 云原生 k8s kubernetes 系统管理员 dba 数据库管理员 网络工程师 桌面运维 系统运维 it运维 网络运维 服务器运维 机房 idc linux运维 it支持 helpdesk it_support 网管 系统工程师',
    weak: '运维 it',
  },
  product: {
    own: '产品经理 产品助理 产品总监 产品专员 产品负责人 product_manager product_owner 需求分析师',
    weak: '产品',
  },
  operation: {
    own: '用户运营 社群运营 活动运营 会员运营 私域 增长运营 产品运营 商家运营 平台运营',
    weak: '运营 operations',
  },
  design: {
    own: 'ui ux ui/ux ue设计 界面设计 交互设计 视觉设计 平面设计 网页设计 美工 视觉 平面 品牌设计 海报 ui_designer ux_designer graphic_designer 美编',
    weak: '设计 designer',
  },
  sales: {
    own: '销售 电销 客户经理 商务拓展 商务专员 置业顾问 大客户 渠道拓展 渠道经理 地推 bd ka sales account_manager account_executive 销售代表 推销 会籍顾问 课程顾问 医药代表 网销 招商加盟 解决方案销售 ae',
    weak: '商务 渠道 拓展 业务员 业务代表 业务经理',
  },
  service: {
    own: '客服 客户服务 售后 客户成功 呼叫中心 坐席 话务 热线 投诉处理 客户关怀 customer_service customer_success csm call_center 接线员 外呼',
    weak: '回访',
  },
  hr: {
    own: '人力资源 人力 人事 hr hrbp hrd hrm 招聘 薪酬 绩效 员工关系 猎头 组织发展 企业文化 薪资 劳动关系 recruiter talent_acquisition human_resources od c&b 培训专员 培训主管 培训经理 人事行政 劳务派遣 驻厂',
  },
  finance: {
    own: '财务 会计 出纳 成本会计 财务bp 资金管理 资金专员 预算管理 结算 应收 应付 总账 记账 做账 核算 cfo fp&a accountant finance_manager 开票 代账',
    weak: '成本 资金',
  },
  marketing: {
    own: '市场营销 市场推广 市场策划 市场专员 市场经理 市场总监 品牌 广告 营销策划 marketing brand_manager 会展 创意策划 美术指导 活动策划 文案',
    weak: '市场 营销 推广 企划',
  },
  project: {
    own: '项目管理 pmo 实施 交付 project_manager scrum_master 敏捷教练',
    weak: '项目 项目经理 项目主管 项目总监',
  },
  administration: {
    own: '行政 秘书 后勤 前台文员 总经办 总裁助理 总经理助理 董事长助理 总助 经理助理 部门助理 办公室助理 档案 会务 文秘 办公室主任 executive_assistant receptionist 打字员',
    weak: '前台 admin 文员 内勤',
  },
  production: {
    own: '生产管理 生产主管 生产计划 生产经理 车间 班组长 线长 拉长 精益 普工 操作工 装配工 包装工 流水线 厂长 pmc 物控 生产统计 产线 作业员 技校 学徒工 组装工 工厂厂长 plant_manager ie工程师',
    weak: '生产 技工',
  },
  supply: {
    own: '采购 供应链 仓储 仓库 仓管 库管 库存 供应商 物料计划 需求计划 计划员 买手 sourcing procurement buyer supply_chain warehouse scm',
    weak: '物料 理货 拣货 分拣 打包',
  },
  retail: {
    own: '门店 导购 餐饮 餐厅 服务员 收银 店员 营业员 厨师 厨师长 后厨 厨工 面点 西点 烘焙 咖啡师 咖啡 奶茶 茶饮 传菜 洗碗 切配 打荷 帮厨 炒锅 主厨 行政总厨 火锅 烧烤 商超 超市 便利店 柜姐 督导 促销员 调酒 barista store_manager chef 裱花 甜品 蛋糕 快餐 小吃 早餐 面馆 食堂 凉菜 卤味 饭店 酒楼 生鲜 水果店',
    weak: '陈列 店长',
  },
  llm: {
    own: '大模型 llm 提示词 prompt 智能体 agent rag ai应用 ai工程 ai开发 ai_engineer 模型微调 推理加速 推理优化 mlops ai训练 人工智能训练 数据标注 langchain aigc算法 ai_infra',
  },
  robotics: {
    own: '机器人算法 机器人 具身 具身智能 slam ros 自动驾驶 飞控 运动控制算法 人形 vla 机械臂 运动规划 robotics',
  },
  security: {
    own: '网络安全 信息安全 数据安全 应用安全 安全运营 安全运维 安全服务 安全研究 渗透 渗透测试 攻防 红队 蓝队 等保 漏洞 逆向 soc 应急响应 安全开发 安全架构 security_engineer 网安',
  },
  game: {
    own: '游戏开发 游戏客户端 游戏服务端 游戏服务器 游戏引擎 unity unity3d u3d unreal ue4 ue5 ue 虚幻 cocos 图形渲染 引擎开发 技术美术 ta',
    weak: '游戏',
  },
  architecture: {
    own: '架构师 系统架构 软件架构 技术经理 技术总监 技术负责人 研发总监 研发经理 研发负责人 技术合伙人 技术leader 技术专家 tech_lead cto architect 首席技术官 解决方案架构 engineering_manager',
  },
  embedded: {
    own: '嵌入式 单片机 硬件 驱动开发 fpga pcb 射频 固件 rtos bsp stm32 mcu 电子工程师 电路 layout工程师 电源工程师 bms 物联网开发 autosar 声学 光学 天线 emc 信号完整性 embedded firmware hardware_engineer linux驱动',
    weak: '电子 物联网',
  },
  chip: {
    own: '芯片 半导体 版图 ic ic设计 数字ic 模拟ic 集成电路 晶圆 光刻 刻蚀 薄膜工艺 流片 soc设计 dft eda 封装 封测 封装测试 数字前端 数字后端 ic验证 芯片验证 模拟设计 良率 fab pie工程师 asic rtl uvm 第三代半导体',
  },
  telecom: {
    own: '通信 基站 无线网络 无线优化 光网络 网络优化 网优 弱电 核心网 光纤 光缆 5g 传输工程师 接入网 卫通 线路代维 宽带 装维',
  },
  aiProduct: {
    own: 'ai产品 ai产品经理 数据产品 数据产品经理 大模型产品 大模型产品经理 智能体产品 aigc产品 算法产品 策略产品经理 ai_product_manager ai_pm agent产品',
  },
  gamePlanning: {
    own: '游戏策划 数值策划 关卡策划 关卡设计 系统策划 剧情策划 战斗策划 玩法策划 游戏制作人 主策划 主策 关卡 game_designer',
  },
  userResearch: {
    own: '用户研究 用研 体验研究 用户体验研究 可用性 uxr user_researcher ux_researcher 用户洞察 消费者洞察',
  },
  motionArt: {
    own: '动画 动效 原画 插画 建模 特效 三维 3d 3d建模 角色模型 场景美术 游戏美术 游戏ui 美术 spine live2d 模型师 动作设计 aigc视频 绑定 c4d 数字人 概念设计 aigc设计 次世代',
    weak: 'aigc',
  },
  industrialDesign: {
    own: '工业设计 外观设计 产品设计 产品外观 包装设计 服装设计 家具设计 珠宝设计 首饰设计 鞋类设计 箱包设计 面料 cmf 造型设计 纺织品设计 服装制版 打版 industrial_designer id设计',
    weak: '服装 珠宝 家具',
  },
  spatialDesign: {
    own: '室内设计 空间设计 展示设计 展厅 展陈 展台 装修 软装 硬装 园林 景观 景观设计 家装 工装 全屋定制 橱柜设计 深化设计 建筑设计 规划设计 城市规划 效果图 室内 施工图设计 暖通设计 给排水设计 interior_designer landscape 定制家居 陈列设计',
  },
  content: {
    own: '新媒体 内容运营 内容策划 公众号 短视频 小红书 视频号 自媒体 抖音号 b站 文案策划 内容编辑 社区运营 内容审核 账号运营 编导助理 种草 content_operations 新媒体文案 小编 博主',
    weak: '内容 编辑',
  },
  ecommerce: {
    own: '电商 直播 主播 带货 淘宝 天猫 京东 拼多多 抖店 抖音电商 抖音运营 快手 跨境 跨境电商 亚马逊 amazon tiktok shopee temu 速卖通 独立站 场控 中控 选品 店铺运营 千川 店铺 助播 e-commerce ecommerce shopify',
  },
  digitalMarketing: {
    own: '投放 seo sem aso geo 信息流 数字营销 效果广告 广告优化 增长营销 优化师 投手 竞价 广告投放 google_ads facebook 买量 媒介投放 网络推广 达人 kol performance_marketing',
    weak: '增长',
  },
  publicRelations: {
    own: '公关 媒介 传播 舆情 政府关系 政府事务 公共事务 公共关系 pr gr 媒体关系 企业传播 危机公关 public_relations',
  },
  foreignTrade: {
    own: '外贸 海外销售 进出口 报关 报检 关务 跟单 单证 国际贸易 外销 国际业务 海外业务 外贸跟单 海外拓展 货代 清关 export overseas_sales 国际站 英语业务员 日语业务员 韩语业务员 俄语业务员 法语业务员 德语业务员 西语业务员 阿语业务员 小语种业务员',
  },
  salesManagement: {
    own: '销售经理 销售总监 销售主管 大区经理 区域经理 区域总监 销售运营 销售管理 销售负责人 销售副总 大区总监 省区经理 区域销售总监 区域销售经理 销售团队 sales_director sales_manager sales_ops',
  },
  legal: {
    own: '法务 合规 律师 知识产权 合同管理 法律 专利 商标 律所 诉讼 公证 legal counsel lawyer paralegal compliance 法规',
  },
  audit: { own: '审计 税务 内审 内控 税务师 注册会计师 tax audit auditor cpa 稽核 资产评估' },
  mechanical: {
    own: '机械 模具 cnc 结构工程师 结构设计 产品结构 注塑 数控 钳工 车工 铣工 焊工 电焊 氩弧焊 焊接 钣金 冲压 夹具 工装夹具 机械设计 加工中心 热处理 液压 压铸 精雕 线切割 打磨 机加工 磨床 铸造 喷涂 solidworks mechanical_engineer 制图员 机电设计',
    weak: '工艺',
  },
  automation: {
    own: '自动化 电气 plc 电工 水电工 设备工程师 设备维修 设备维护 机修 仪表 上位机 机器视觉 电控 伺服 非标自动化 工业机器人 机器人调试 电梯 dcs 维修电工 scada 设备主管 空调维修 维修工',
    weak: '设备',
  },
  quality: {
    own: '质量 品质 质检 qc 品检 品管 检验员 安全员 ehs hse 体系工程师 sqe iqc ipqc oqc dqe cqe 来料检验 安全主任 安全环保 安全管理 安全生产 注册安全 可靠性 计量 质量体系 品控 化验',
    weak: '体系 安全',
  },
  automotive: {
    own: '汽车 4s 4s店 整车 底盘 汽修 汽车维修 汽车服务 动力总成 三电 标定 车身 车辆工程 二手车 钣喷 新能源汽车 机修工 服务顾问 智能座舱 线控 维修技师 汽车美容 洗车 轮胎 automotive',
    weak: '维修',
  },
  construction: {
    own: '施工 施工员 工程管理 监理 项目工程师 资料员 安装工程 土建 市政 建造师 测量员 路桥 隧道 水利 岩土 bim 工长 幕墙 钢结构 土木 材料员 机电安装 现场工程师 工地 工程部经理 建筑工程 桥梁 消防工程 塔吊 挖机 水电安装 钢筋工 架子工',
    weak: '工程经理 工程部',
  },
  costEngineering: { own: '造价 预算员 招投标 投标 标书 招标 合约 工程预算 商务标 概预算 算量 预结算 cost_engineer' },
  property: {
    own: '房地产 房产 物业 楼盘 地产 房产经纪 租赁顾问 商业地产 置业 二手房 租房 园区招商 物业管家 秩序维护 设施管理 房屋管家 资产运营 写字楼 商铺',
    weak: '招商',
  },
  teaching: {
    own: '教师 幼教 早教 学科 语文 数学 物理 化学老师 英语老师 英语教师 家教 幼儿园 小学 初中 高中 辅导员 雅思 托福 教授 大学讲师 保育员 美术老师 音乐老师 舞蹈老师 钢琴 teacher 托育 特教 体育老师 教练 私教',
    weak: '老师',
  },
  training: {
    own: '讲师 教务 教研 学习规划 培训师 内训师 培训讲师 职业培训 学管 课程设计 课程研发 课程开发 教学主管 教学管理 校长 招生 留学 教学设计 教培 助教 托管班 晚托 trainer 教材 编程老师 少儿编程',
    weak: '课程 培训 教学',
  },
  medicine: {
    own: '医生 医师 口腔 中医 内科 外科 儿科 妇科 全科 主治 住院医 牙医 眼科 皮肤科 麻醉 影像诊断 兽医 宠物医生 门诊 doctor physician 大夫',
  },
  nursing: {
    own: '护士 护理 护士长 护师 检验科 检验技师 药剂 药师 康复 康复治疗 健康管理 理疗 影像技师 导诊 养老 陪诊 病房 icu 放射技师 验光 营养师 针灸 推拿治疗 心理咨询 心理治疗 nurse 助产 护工 药房 药店 口腔助理 牙科助理',
  },
  pharma: {
    own: '医药 临床 临床监查 临床研究 药物 制药 注册专员 医疗器械 gmp cra crc 医学联络 医学事务 医学经理 msl 药物警戒 生物制药 制剂 试剂 药品 体外诊断 细胞 抗体 基因 clinical pharma 药企 新药 医学写作',
    weak: '生物',
  },
  banking: {
    own: '银行 柜员 信贷 投资 证券 基金 理财 行业研究 投行 私募 量化 交易员 期货 ipo 财富 投顾 支行 大堂经理 资管 股权投资 并购 债券 固收 尽调 对公 信托 vc pe 券商 投后 investment trader',
  },
  insurance: { own: '保险 核保 理赔 精算 车险 寿险 保险代理 保单 actuary insurance 查勘 定损' },
  riskControl: {
    own: '风控 反欺诈 催收 金融产品 风险管理 信审 信贷风控 风控策略 风险策略 贷后 反洗钱 风险控制 资信 融资租赁 征信 风险分析 risk 授信 信用风险',
    weak: '风险',
  },
  logistics: {
    own: '物流 运输 快递 配送 调度 司机 货运 货车 骑手 外卖 派件 送货 装卸 车队 叉车 搬运 驾驶员 海运 空运 冷链 网约车 代驾 跟车 派送 揽收 logistics driver 航线 报站 押运 干线',
  },
  media: {
    own: '记者 采编 导演 摄影 摄像 剪辑 编导 后期 影视 编剧 制片 录音 配音 调色 主持人 演员 模特 艺人 出版 校对 图书 责编 主编 拍摄 新闻 video_editor journalist 化妆造型 拍剪 剪片',
  },
  consulting: {
    own: '咨询顾问 管理咨询 战略咨询 翻译 口译 笔译 同传 译员 译审 本地化 esg 咨询师 咨询经理 咨询分析师 行业咨询 数字化转型 碳咨询 consultant translator',
    weak: '咨询 战略',
  },
  hospitality: {
    own: '酒店 导游 旅游 前厅 客房 计调 旅行社 景区 讲解 民宿 签证 票务 研学 礼宾 宴会 度假 空乘 乘务 地接 旅行 hotel tour_guide 邮轮 门童 收益管理 夜审',
  },
  livingService: {
    own: '美容 美发 健身 家政 月嫂 育婴 保姆 保洁 保安 宠物 美甲 美睫 发型 按摩 足疗 足浴 钟点工 收纳 瑜伽 婚礼 花艺 安检 安保 门卫 护卫 消防员 救生员 搬家 纹绣 皮肤管理 采耳 spa 理发 化妆师 跟妆 殡葬 绿化工 产后修复 产康 洗护 育儿嫂 头疗',
  },
  energy: {
    own: '新能源 电力 光伏 化工 环保 储能 石油 风电 电站 锂电 锂电池 电芯 电池 氢能 充电桩 变电 配电 继电保护 电网 水处理 污水 环评 环境监测 环境工程 固废 废气 碳排放 涂料 高分子 材料研发 材料工程师 炼化 冶金 矿 地质 核电 火电 水电站 燃气 碳资产 pack 热电 石化 运行值班员 食品研发 化妆品研发 化学分析 配方',
    weak: '环境 能源',
  },
  management: {
    own: '总经理 总裁 ceo coo 副总 副总裁 副总经理 合伙人 创始人 董事 董事会秘书 事业部负责人 战略总监 general_manager gm 首席执行官 首席运营官 常务副总 区域总经理 投资总监',
  },
  graduate: {
    own: '管培 管培生 管理培训生 应届 应届生 校招 储备干部 培训生 management_trainee 科研助理 毕业生 校园招聘 届',
    weak: '实习 实习生 储备 intern',
  },
  // Speak for no trade, and hide what they contain.
  behavioural: { own: '总工 副总工 项目总工' },
};
