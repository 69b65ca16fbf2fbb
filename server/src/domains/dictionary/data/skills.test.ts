import { describe, expect, it } from 'vitest';
import { normalize } from '#platform/text/tokens.ts';
import { allSkills, skillById, skillByName, skillsIn, skillsShowing } from './skills.ts';

/** Skills that job posts ask for most, as they write them, by branch of the position tree. */
const asked: Readonly<Record<string, string>> = {
  backend:
    'Java Python Go C++ C# PHP Scala Spring SpringMVC MyBatis Hibernate Dubbo Netty Django Flask FastAPI Gin Express NestJS ThinkPHP Qt SQLServer SQLite 数据库设计 SQL优化 存储过程 RocketMQ ZooKeeper Nacos Tomcat 微服务 高并发 多线程 JVM 设计模式 数据结构 算法 面向对象 网络编程 消息队列 缓存 接口开发 RESTful 代码评审 单元测试 Git Maven',
  frontend: 'HTML CSS JavaScript TypeScript Vue React Angular jQuery Webpack 小程序 ElementUI Bootstrap ECharts 前端工程化 响应式布局 Android iOS Flutter 鸿蒙',
  operating: 'Linux Docker Kubernetes Jenkins CI/CD Prometheus 阿里云 网络配置 交换机 路由器 服务器维护 桌面运维 综合布线 监控系统 网络安全 信息安全 漏洞扫描 渗透测试',
  models: '机器学习 深度学习 PyTorch NLP 计算机视觉 图像处理 大模型 RAG Agent 提示词工程 模型微调 模型部署 推荐算法 数据标注',
  data: 'Hadoop Spark Flink Hive 数据仓库 数据建模 ETL 数据挖掘 数据清洗 数据可视化 PowerBI SPSS Excel 数据透视表 商业分析',
  hardware: '嵌入式 单片机 STM32 RTOS FPGA Verilog PCB AltiumDesigner 硬件调试 示波器 CAN总线 射频 Zigbee Bootloader EMC 芯片设计 数字IC 模拟IC UVM 逻辑综合 低功耗设计 流片 半导体工艺 光刻 封装测试 良率提升 ATE测试',
  product: '产品设计 需求分析 原型设计 Axure PRD 竞品分析 用户研究 用户访谈 可用性测试 用户画像 数据埋点 项目管理 敏捷开发 PMP',
  design: 'UI设计 交互设计 平面设计 视觉设计 Photoshop AfterEffects StableDiffusion C4D 3DMax CAD 品牌设计 包装设计 室内设计 家装设计 工装设计 软装设计 景观设计 建筑设计 服装设计 工业设计 展示设计 字体设计 插画 摄影 视频剪辑 特效',
  running: '新媒体运营 内容运营 用户运营 活动运营 社群运营 数据运营 店铺运营 直播运营 短视频运营 公众号 小红书 文案写作 私域 选品 跨境电商 Listing优化 SEO 信息流投放 品牌营销 市场推广 媒体资源 渠道拓展',
  selling: '销售 电话销售 大客户销售 商务谈判 客户开发 客户拜访 招投标 回款 外贸 报关 阿里巴巴国际站 售后服务 投诉处理',
  office: '招聘 绩效管理 薪酬管理 员工关系 人事管理 行政管理 车辆管理 公文写作 Word PPT 英语 日语 粤语 翻译 会计 出纳 成本核算 税务申报 审计 投资分析 基金 证券 理财 保险理赔 合同审查 专利检索 尽职调查 商业计划书 投资并购',
  works: '机械设计 SolidWorks 模具设计 CNC 机加工 PLC 西门子 自动化 变频器 设备维修 电工证 质量检验 IATF16949 六西格玛 生产计划 采购 物料管理 仓库管理 叉车证 施工管理 工程造价 造价工程师 BIM 监理 测量 资料管理 消防 水利 房地产 物业管理',
  people: '护理 临床 执业药师 医学检验 中医 GCP 医疗器械 教学 教师资格证 烹饪 餐饮管理 收银 美容 美发 健身 导游 新能源 光伏 水处理 碳管理 记者 脚本写作',
};

describe('the vocabulary of skills', () => {
  it.each(Object.entries(asked))('knows what posts of %s ask for', (_branch, words) => {
    expect(words.split(' ').filter((word) => skillByName(word) === undefined)).toEqual([]);
  });

  it.each([
    ['家装设计', '室内设计'],
    ['用研', '用户研究'],
    ['信息安全', '网络安全'],
    ['SQL Server', 'SQL Server'],
    ['ｍｓｓｑｌ', 'SQL Server'],
    ['数字IC', '数字IC设计'],
    ['Word', '办公软件'],
    ['回款', '回款管理'],
    ['封测', '封装'],
  ])('takes %s for %s', (word, name) => {
    expect(skillByName(word)?.name).toBe(name);
  });

  it('gives a spelling to one skill only', () => {
    const owners = new Map<string, Set<string>>();
    for (const { id, name, aliases } of allSkills()) {
      for (const spelling of [name, ...aliases].map(normalize)) {
        owners.set(spelling, (owners.get(spelling) ?? new Set()).add(id));
      }
    }
    expect([...owners].flatMap(([spelling, ids]) => (ids.size > 1 ? [spelling] : []))).toEqual([]);
  });

  it('does not hear a skill where a word is said in passing', () => {
    const text = normalize('按时交付新能源项目的测量数据，翻译成 word 文档发 express');
    expect(skillsIn(text)).toEqual([]);
  });
});

describe('skillsShowing', () => {
  const idOf = (name: string) => skillByName(name)?.id ?? '';

  it('follows what one skill shows of another, chains too, and never back', () => {
    expect(skillsShowing(idOf('Java'))).toContain(idOf('Spring Boot'));
    expect(skillsShowing(idOf('JavaScript'))).toContain(idOf('Next.js'));
    expect(skillsShowing(idOf('Spring Boot'))).not.toContain(idOf('Java'));
    expect(skillsShowing('S99999')).toEqual([]);
  });

  it('knows every skill that it names, and none that shows itself', () => {
    for (const { id } of allSkills()) {
      const showing = skillsShowing(id);
      expect(showing).not.toContain(id);
      expect(showing.filter((each) => skillById(each) === undefined)).toEqual([]);
    }
  });
});
