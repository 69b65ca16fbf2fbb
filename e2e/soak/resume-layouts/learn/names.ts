import { leafCategories } from '../../../../server/src/domains/dictionary/index.ts';
import { allMajorNames, allSchoolNames } from './dictionary-names.ts';
import type { Draw } from '../draw.ts';

const words = (text: string) => text.trim().split(/\s+/);

const letters = [
  ...'云海川山河星辰光明远大华东南西北新创智恒瑞丰盛达通联合众安康泰和美佳居雅致诚信德润鑫宏博卓越蓝天绿野金玉银杏梧桐青禾木子风雷雨露松柏竹兰菊梅千百万方圆正中地人文思源力量飞跃腾龙凤麒麟鹏程启航领先优品尚仁爱惠民便捷速顺',
];
const cities = words(
  '上海 北京 广州 深圳 杭州 南京 苏州 成都 武汉 西安 长沙 郑州 青岛 宁波 无锡 合肥 福州 厦门 昆明 贵阳 南昌 济南 沈阳 大连 哈尔滨 长春 石家庄 太原 兰州 乌鲁木齐 海口 南宁 佛山 东莞 温州 绍兴 嘉兴 泉州 珠海 中山',
);
const trades = words(
  '科技 网络 信息技术 软件 电子 机械 机电 建材 建设 装饰 物流 商贸 贸易 食品 餐饮 餐饮管理 服饰 医药 生物 环保 能源 新能源 汽车 汽配 广告 传媒 文化传播 教育 教育咨询 人力资源 物业 物业服务 地产 置业 投资 金融信息服务 检测 家居 家政 农业 旅游 酒店管理 医疗器械 化工 纺织 印刷 包装 模具 五金 光电 半导体 通信 数据 云计算 供应链 供应链管理 跨境电商 电子商务 智能装备 自动化 设计 建筑设计 工程咨询 监理 园林 安防',
);
const forms = words(
  '有限公司 有限公司 有限公司 有限公司 股份有限公司 集团有限公司 集团 有限责任公司 公司 （中国）有限公司 （深圳）有限公司 _ _ _ 分公司 厂 工作室',
);
const houses = words(
  '心理中心 卫生中心 艺术培训中心 服务中心 科普中心 舞蹈团 剧团 剧院 乐团 运输队 施工队 测绘院 规划院 实验室 基金会 协会 俱乐部 咨询 影业 传媒 工作室 影像工作室 公益中心 居家养老中心 妇幼保健院 托管班 杂志社 电台 电视台 卫视 医院 人民医院 中医院 口腔门诊部 诊所 社区卫生服务中心 小学 中学 实验学校 幼儿园 托育中心 培训中心 律师事务所 会计师事务所 设计院 研究院 检测中心 酒店 大酒店 宾馆 民宿 火锅店 面馆 烘焙坊 咖啡馆 奶茶店 便利店 超市 商场 药房 美发店 美容院 健身房 瑜伽馆 汽修厂 修理厂 服装厂 电子厂 食品厂 物流园 快递站 仓储中心 银行 支行 证券营业部 保险公司 电视台 报社 出版社 派出所 街道办事处 居委会 图书馆 博物馆 影楼 画室 舞蹈学校 驾校 养老院 宠物医院 花店 书店 琴行 工地 合作社 农场',
);
const posts = words(
  '保安 厨师 服务员 店长 收银员 导购 库管 叉车工 司机 快递员 外卖骑手 焊工 电工 钳工 车工 普工 质检员 跟单 采购 文员 前台 会计 出纳 人事 行政 销售 业务员 客服 运营 产品 测试 前端 后端 运维 设计 美工 剪辑 编辑 记者 老师 教师 助教 班主任 护士 医生 药师 律师 法务 实习生 管培生 储备干部 带班厨师 面点 切配 打荷 帮厨 洗碗工 保洁 月嫂 养护工 绿化工 安装工 水电工 瓦工 测量员 资料员 安全员 监理 造价 预算员 值班员 调度 主播 场控 摄影 化妆师 发型师 技师 教练 导游 翻译 研究助理 博士后 项目主管 值班经理 楼层经理 高级工程师 主任工程师 专家 区域总监 合伙人 副总经理 总经理助理 董事长秘书',
);
const departments = words(
  '技术 研发 产品 运营 市场 销售 行政 人事 财务 采购 质量 品质 生产 工程 设计 客服 物流 仓储 法务 审计 战略 投资 培训 教务 教学 护理 内科 外科 急诊 儿科 门诊 前厅 客房 餐饮 后厨 厨房 维修 设备 安全 项目 大客户 渠道 电商 直播 新媒体 内容 用户增长 数据 算法 平台 基础架构 支付 风控 信贷 零售 对公业务 华东 华南 华北 西南 海外 国际业务',
);
const departmentEndings = words('部 部 部 部 部门 中心 组 事业部 团队 科 室 车间 大区 区 线 处');
const things = words(
  '订单 库存 会员 支付 门店 供应链 客户 智慧校园 社区 养老 医疗 档案 巡检 能耗 排产 质量追溯 数据治理 推荐 搜索 风控 舆情 直播 短视频 小程序 官网 品牌 新品上市 双十一 年会 展厅 样板间 厂房 住宅 桥梁 隧道 地铁 幼儿园 景区 绿化 消防 弱电 空调 锅炉 机器人 无人机 图像识别 语音 翻译 财务共享 预算 招聘 绩效 培训 审计 内控 税务筹划 并购',
);
const works = words(
  '系统 平台 改造 项目 建设 优化 升级 重构 迁移 方案 研究 工程 策划 推广 设计 开发 中台 小程序 APP 治理 试点 落地 调研 _ _',
);
const roles = words(
  '负责人 项目经理 成员 核心成员 组长 开发 前端开发 后端开发 测试 产品经理 设计师 技术负责人 参与者 主要参与人 执行 策划 队长 助理 顾问 算法 数据分析 项目助理 总协调 主设计 施工员 调研员 个人项目 独立完成 独立开发 联合创作 内部项目 带领者 作者 第一作者 第二作者 发起人 维护者 贡献者 主持 课程项目 Contributor Maintainer Leader',
);

const open = (form: string) => (form === '_' ? '' : form);

/** Names of every kind, as they may stand on any resume. */
export const nameOf = {
  company: (draw: Draw): string => {
    const own = draw.pick(letters) + draw.pick(letters) + (draw.chance(0.2) ? draw.pick(letters) : '');
    const head = (draw.chance(0.3) ? draw.pick(cities) : '') + own;
    if (draw.chance(0.4)) return head + draw.pick(houses);
    return head + (draw.chance(0.9) ? draw.pick(trades) : '') + open(draw.pick(forms));
  },
  title: (draw: Draw): string => {
    const rank = draw.chance(0.1) ? draw.pick(words('高级 资深 初级 首席 助理 实习 副 区域 大客户')) : '';
    const post = draw.chance(0.55) ? draw.pick(leafCategories()).name : draw.pick(posts);
    return rank + post + (draw.chance(0.06) ? draw.pick(words('（实习） （兼职） （储备） （主管）')) : '');
  },
  department: (draw: Draw): string =>
    draw.pick(departments) + (draw.chance(0.15) ? draw.pick(departments) : '') + draw.pick(departmentEndings),
  project: (draw: Draw): string => {
    const of = draw.chance(0.4) ? (draw.chance(0.5) ? draw.pick(letters) + draw.pick(letters) : draw.pick(cities)) : '';
    return of + draw.pick(things) + (draw.chance(0.3) ? draw.pick(things) : '') + open(draw.pick(works));
  },
  role: (draw: Draw): string => draw.pick(roles),
  school: (draw: Draw): string => draw.pick(allSchoolNames()),
  major: (draw: Draw): string => draw.pick(allMajorNames()),
};
