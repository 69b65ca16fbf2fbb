import { writeFileSync } from 'node:fs';
const T = {};
const m = (min, max, cycle = 1, months = 12) => ({ min: min * 100, max: max * 100, cycle, months });
const edu = (school, major, degree, start, end, description = '', current = false) => ({ school, major, degree, start, end, current, description });
const role = (title, department, start, end, description) => ({ title, department, start, end, current: end === null, description: description.join('\n') });
const job = (company, ...roles) => ({ company, roles });
const proj = (name, role, start, end, description, link) => ({ name, role, start, end, current: end === null && start !== null, ...(link ? { link } : {}), description: description.join('\n') });
const sk = (...list) => list.map((each) => { const [name, level = null] = [].concat(each); return { name, level }; });
const cert = (...list) => list.map((each) => { const [name, month = null] = [].concat(each); return { name, month }; });
const other = (title, ...lines) => ({ title, description: lines.join('\n') });

T['python-docx-appraisal'] = {
  basics: { name: '邓佳慧', phone: '13570135702', email: 'dengjiahui@example.com', city: '佛山', gender: 1, birthMonth: '1994-08', jobStatus: 2 },
  intentions: [{ position: '薪酬绩效主管', cities: ['佛山', '广州'], salary: m(12000, 15000) }],
  education: [edu('湖南工业大学', '人力资源管理', 5, '2012-09', '2016-06')],
  work: [
    job('佛山市昆吾陶瓷有限公司', role('薪酬绩效主管', '人力资源部', '2020-06', null, ['负责全厂 860 人的薪资核算、社保公积金及个税申报，连续 30 个月零差错；', '主导车间计件工资改革，把 27 道工序的单价重新测定，员工投诉下降一半；', '每季度组织绩效面谈，编写《部门绩效指标库》。'])),
    job('广东蓬莱照明股份有限公司', role('人事专员', '人事行政部', '2016-07', '2020-05', ['负责一线员工招聘，旺季每月到岗 120 人以上；', '办理入离职、合同续签及工伤申报。'])),
  ],
  projects: [],
  skills: sk(['Excel', 3], ['钉钉', 3], ['北森 eHR 系统', 3], ['劳动法规', 2]),
  certificates: cert(['企业人力资源管理师三级', '2017-11'], 'C1 驾驶证'),
  languages: [],
  selfEvaluation: '十年制造业人事经验，算得清账，也愿意下车间跟工人聊。性格沉稳，做事有条理，能承受发薪日前后的加班。',
  others: [],
};
T['python-docx-actuary'] = {
  basics: { name: '贺明轩', phone: '13816138016', email: 'he.mingxuan@example.com', city: '上海', birthMonth: '1991-02', gender: 0 },
  intentions: [{ position: '精算主管', cities: ['上海'], salary: m(35000, 40000) }],
  education: [
    edu('上海财经大学', '保险学（精算方向）', 6, '2013-09', '2016-03', '硕士论文：随机利率下分红险准备金评估\n研究生学业二等奖学金（2014 年）'),
    edu('中南财经政法大学', '保险学', 5, '2009-09', '2013-06'),
  ],
  work: [
    job('瀛洲人寿保险股份有限公司', role('产品精算主管', '产品精算部', '2020-04', null, ['负责分红型年金、增额终身寿险的定价与利润测试，累计上市 9 款产品，首年保费 31 亿元', '建立产品上市后的经验分析机制，按季回溯退保率与发生率假设', '带领 5 人小组，负责与渠道、核保、法律合规部门的方案评审'])),
    job('方丈财产保险股份有限公司', role('精算分析师', '精算部', '2016-04', '2020-03', ['负责车险、责任险未决赔款准备金评估，编制季度偿付能力报表', '用 SAS 重写三角形数据提取程序，月结时间由 5 天缩短至 2 天'])),
  ],
  projects: [
    proj('新保险合同准则实施项目', '精算模块负责人', '2020-09', '2022-12', ['完成 14 类险种的合同分组与计量模型选择', '用 Prophet 搭建合同服务边际计量模型，与审计师完成三轮平行测试']),
    proj('增额终身寿险迭代', '定价负责人', '2023-03', '2023-08', ['在预定利率下调前后完成两版产品切换，新业务价值率提高 4.1 个百分点']),
  ],
  skills: sk(['Prophet', 4], ['SAS', 3], ['VBA', 3], ['Python', 2]),
  certificates: cert(['中国精算师（非寿险方向）', '2019-11'], ['北美准精算师（ASA）', '2017-06']),
  languages: [{ name: '英语', level: 'CET-6，可作为工作语言' }],
  selfEvaluation: '十年寿险与财险精算经验，兼顾定价与评估两端。\n对数字敏感，能把复杂的模型结论讲给业务同事听懂。',
  others: [],
};
T['python-docx-attorney'] = {
  basics: { name: '宋以宁', phone: '13951139510', email: 'songyining@example.com', city: '南京', gender: 1 },
  intentions: [],
  education: [
    edu('南京师范大学', '法律（法学）', 6, '2015-09', '2018-06', '研究方向：民商法'),
    edu('扬州大学', '法学', 5, '2011-09', '2015-06', '2014 年校级优秀学生干部'),
  ],
  work: [
    job('江苏南柯律师事务所',
      role('专职律师', '公司与商事争议部', '2020-10', null, ['独立承办买卖合同、股权转让、建设工程类诉讼与仲裁案件 140 余件，涉案标的累计 6.3 亿元', '担任 8 家企业的常年法律顾问，年均审查合同 500 份以上', '代理某机械公司股东知情权纠纷，二审改判支持我方全部诉请']),
      role('实习律师', '', '2018-07', '2020-09', ['协助合伙人完成案件检索、证据整理、庭审记录', '参与一家拟上市公司的法律尽职调查，负责劳动与知识产权部分'])),
    job('金陵市云溪区人民法院', role('实习书记员', '民事审判第二庭', '2017-07', '2017-12', ['协助承办法官整理卷宗、送达文书，起草调解书 40 余份'])),
  ],
  projects: [],
  skills: [],
  certificates: cert(['法律职业资格证书（A 证）', '2016-03'], ['律师执业证', '2020-09'], ['证券从业资格', '2019-07']),
  languages: [{ name: '英语', level: 'CET-6，可审阅英文合同' }, { name: '普通话', level: '二级甲等' }],
  selfEvaluation: '执业六年，专注商事争议解决，庭前准备细致，善于把复杂事实理成时间线。希望转入企业法务或专业化律所团队。',
  others: [other('社会兼职', '2022 年至今 南京市云溪区法律援助中心 值班律师', '2023 年至今 扬州大学法学院 校外实践导师')],
};
T['libreoffice-algorithm'] = {
  basics: { name: '韩拓', phone: '15868158680', email: 'hantuo96@example.com', city: '杭州', birthMonth: '1996-11', links: ['https://github.com/hantuo-example'] },
  intentions: [{ position: '推荐算法工程师', cities: ['杭州'], salary: m(30000, 45000, 1, 15) }],
  education: [
    edu('杭州电子科技大学', '计算机技术', 6, '2018-09', '2021-03'),
    edu('合肥工业大学', '计算机科学与技术', 5, '2014-09', '2018-06'),
  ],
  work: [
    job('杭州乌有乡网络科技有限公司', role('推荐算法工程师', '内容推荐组', '2023-05', null, ['负责短视频信息流精排模型迭代，引入多目标 MMoE 结构，人均播放时长提升 6.8%', '搭建分钟级实时特征链路，特征时延由 40 分钟降到 3 分钟', '推动样本去偏，新作者冷启动曝光占比由 4% 提高到 9%'])),
    job('上海镜花信息技术有限公司', role('算法工程师', '搜索推荐部', '2021-04', '2023-04', ['负责电商搜索召回，上线双塔向量召回，无结果率下降 35%', '维护离线训练平台，支持 12 名同事日常实验'])),
  ],
  projects: [
    proj('用户长序列兴趣建模', '主要开发', '2024-03', '2024-09', ['用检索式注意力处理万级行为序列，线上延迟只增加 4 毫秒', '离线 GAUC 提升 0.9 个百分点，全量上线']),
    proj('列表页多样性重排', '独立负责', '2022-06', '2022-11', ['实现 DPP 重排并做成配置化组件，接入 3 个场景']),
  ],
  skills: sk(['Python', 4], ['SQL', 4], ['PyTorch', 3], ['Spark', 3], ['C++', 1]),
  certificates: [],
  languages: [{ name: '英语', level: 'CET-6' }],
  selfEvaluation: '五年搜索与推荐经验，既写模型也写链路，习惯先看数据再动手。',
  others: [],
};
T['python-docx-apprentice'] = {
  basics: { name: '覃海洋', phone: '18276182760', email: 'qinhaiyang05@example.com', gender: 0, birthMonth: '2005-06', city: '柳州' },
  intentions: [{ position: '设备维护技术员', cities: ['柳州', '东莞'], salary: m(5000, 7000) }],
  education: [edu('柳州职业技术大学', '机电一体化技术', 4, '2024-09', '2027-06', '主修课程：电工电子技术、PLC 应用技术、液压与气动、工业机器人编程、机械制图\n专业排名 6/92，连续两年获三等奖学金')],
  work: [
    job('柳州大荒汽车部件有限公司', role('设备维护实习生', '', '2026-03', '2026-08', ['跟班维护 6 台焊接机器人，每天点检并填写保养记录', '跟师傅处理夹具气缸漏气、传感器误报等故障 50 多次'])),
    job('柳州小满餐饮店', role('服务员（兼职）', '', '2025-07', '2025-08', ['暑假兼职，负责点餐、传菜和收银'])),
  ],
  projects: [proj('自动分拣线 PLC 控制系统设计', '组长', '2025-10', '2025-12', ['带 4 名同学完成传送、识别、推料三个工位的接线与编程', '程序用三菱 FX5U 编写，获学院课程设计一等'])],
  skills: sk(['三菱 PLC 编程', 2], ['AutoCAD', 3], ['SolidWorks', 1], ['电气接线', 3]),
  certificates: cert(['低压电工作业证', '2025-11'], ['全国计算机等级考试一级', '2025-03'], ['高等学校英语应用能力考试 B 级', '2024-12']),
  languages: [],
  selfEvaluation: '农村长大，能吃苦，动手能力强，服从倒班。喜欢琢磨机器，坏了的东西总想拆开看看。',
  others: [
    other('校园经历', '2024.10-2025.09 机电学院学生会 劳动部干事，每周组织实训室卫生检查', '2025.09-2026.01 校无人机社 副社长，组织校内飞行比赛 2 次'),
    other('获奖情况', '2025.12 广西职业院校技能大赛“机电一体化项目”三等奖', '2025.05 校级优秀团员'),
  ],
};
T['libreoffice-assembly'] = {
  basics: { name: '马春兰', phone: '13431134310', city: '东莞', gender: 1, birthMonth: '1986-09' },
  intentions: [{ position: '电子厂组装工', cities: ['东莞'], salary: m(5500, 6500) }],
  education: [edu('扶沟县桃源中学', '', 1, '1999-09', '2002-06')],
  work: [
    job('东莞市子虚电子有限公司', role('组装工', '', '2019-03', '2026-09', ['做过蓝牙耳机、充电器的插件、焊锡、打螺丝、目检，熟悉流水线。', '2024 年起带新员工，一共带过 30 多人。'])),
    job('深圳市黄粱玩具厂', role('包装工', '', '2009-05', '2018-12', ['负责成品装箱、贴标、扫码，忙的时候也做品检。'])),
  ],
  projects: [],
  skills: [],
  certificates: [],
  languages: [],
  selfEvaluation: '本人身体健康，眼睛好，手快，不怕加班，能上两班倒。希望找一个稳定的厂长期做，需要包住。',
  others: [],
};
T['libreoffice-android'] = {
  basics: { name: '卢一帆', phone: '18628186280', email: 'luyifan.dev@example.com', city: '成都', gender: 0, birthMonth: '1995-03', jobStatus: 1 },
  intentions: [{ position: 'Android 高级开发工程师', cities: ['成都'], salary: m(22000, 28000) }],
  education: [edu('西南石油大学', '软件工程', 5, '2014-09', '2018-06')],
  work: [
    job('成都水月科技有限公司', role('Android 高级开发工程师', '移动研发部', '2021-08', '2026-10', ['负责社区团购 App 的架构与日常迭代，日活 90 万', '主导组件化改造，拆出 23 个模块，全量编译时间由 11 分钟降到 4 分钟', '治理卡顿与崩溃，崩溃率由 0.42% 降到 0.06%'])),
    job('重庆空山软件有限公司', role('Android 开发工程师', '', '2018-07', '2021-07', ['参与车载中控桌面与蓝牙电话的开发', '编写公共网络库与埋点 SDK，供 4 个项目使用'])),
  ],
  projects: [
    proj('“邻里鲜”团购 App', '客户端负责人', '2022-02', '2026-10', ['技术栈：Kotlin、Jetpack Compose、Coroutines、Room', '用 Compose 重写首页与下单流程，页面首帧时间缩短 38%', '自研弱网重试队列，下单失败率下降 60%']),
    proj('团长工作台', '核心开发', '2021-08', '2022-01', ['技术栈：Kotlin、MVVM、Retrofit', '实现扫码核销与蓝牙小票打印，适配 40 余款机型']),
    proj('车载中控桌面', '开发', '2019-03', '2021-06', ['技术栈：Java、AIDL、Android Automotive', '负责卡片式桌面与应用冷启动优化，启动时间由 2.6 秒缩短到 1.1 秒']),
  ],
  skills: sk(['Kotlin', 4], ['Java', 4], ['Jetpack Compose', 3], ['性能优化', 3], ['Gradle 插件开发', 2], ['Flutter', 1]),
  certificates: [],
  languages: [{ name: '英语', level: 'CET-4' }],
  selfEvaluation: '八年 Android 开发经验，带过 5 人小组；重视代码评审与线上质量。\n业余维护一个图片加载开源库。',
  others: [],
};
T['libreoffice-asset'] = {
  basics: { name: '薛清和', phone: '13701137010', email: 'xueqinghe@example.com', city: '北京', gender: 0 },
  intentions: [{ position: '医药行业研究员', cities: ['北京', '上海'], salary: m(500000, 700000, 5) }],
  education: [
    edu('中国人民大学', '金融', 6, '2014-09', '2016-06', '全国金融硕士案例大赛二等奖（2015）'),
    edu('北京中医药大学', '中药学', 5, '2010-09', '2014-06', 'GPA 3.7/4.0，年级前 5%'),
  ],
  work: [
    job('北京大荒基金管理有限公司',
      role('高级研究员', '权益研究部', '2021-03', null, ['覆盖创新药与医疗器械，管理行业模拟组合，三年累计超额收益 27.4%', '牵头覆盖池制度修订，指导 2 名助理研究员']),
      role('研究员', '权益研究部', '2018-05', '2021-02', ['覆盖中药、医药流通，年均撰写深度报告 12 篇', '2019 年推荐的 3 只个股进入公司核心池'])),
    job('乌有证券股份有限公司', role('助理分析师', '研究所', '2016-07', '2018-04', ['协助首席分析师维护 35 家公司盈利预测模型，组织产业专家电话会'])),
  ],
  projects: [],
  skills: sk('Wind', 'Choice', 'Excel 建模', 'Python'),
  certificates: cert(['CFA 三级通过', '2019-08'], ['基金从业资格', '2018-06'], ['证券从业资格', '2016-05']),
  languages: [{ name: '英语', level: 'CET-6，雅思 7.0' }],
  selfEvaluation: '药学加金融的复合背景，十年买方与卖方研究经历，重视一手调研，累计走访企业 200 余家。',
  others: [],
};
T['libreoffice-assistant'] = {
  basics: { name: '叶文君', phone: '13632136320', email: 'grace.ye@example.com', city: '深圳', gender: 1, birthMonth: '1990-05' },
  intentions: [{ position: '总裁助理', cities: ['深圳'], salary: m(20000, 25000) }],
  education: [
    edu('广东外语外贸大学', '翻译', 6, '2012-09', '2014-06', '交替传译方向 Consecutive interpreting'),
    edu('湖南师范大学', '英语', 5, '2008-09', '2012-06'),
  ],
  work: [
    job('深圳市瀛海供应链股份有限公司', role('总裁助理', '总裁办', '2019-04', null, ['统筹总裁日程与高管会议，跟踪会议决议 300 余项', '负责董事会材料与投资人来访接待', 'Prepare bilingual board papers and interpret at quarterly investor calls', 'Manage a travel budget of RMB 2.4 million'])),
    job('东莞镜湖电器有限公司', role('总经理秘书', '总经办', '2014-07', '2019-03', ['负责海外客户邮件往来、合同翻译与验厂接待', 'Translated 600+ pages of technical manuals and contracts'])),
  ],
  projects: [],
  skills: sk(['Word', 4], ['PowerPoint', 4], ['Excel', 3], ['Visio', 2]),
  certificates: cert(['英语专业八级', '2012-05'], ['CATTI 二级口译', '2015-11']),
  languages: [{ name: '英语', level: '流利' }, { name: '粤语', level: '日常交流' }, { name: '普通话', level: '母语' }],
  selfEvaluation: '十二年行政与助理经验，口风紧，应变快。\nDiscreet, quick to respond, and at ease with executives from different cultures.',
  others: [],
};
T['libreoffice-automation'] = {
  basics: { name: '石长庚', phone: '13862138620', email: 'shichanggeng@example.com', city: '苏州', gender: 0, birthMonth: '1979-05', jobStatus: 3 },
  intentions: [{ position: '智能制造总监', cities: ['苏州', '无锡'], salary: m(600000, 800000, 5) }],
  education: [
    edu('苏州大学', '工商管理（MBA）', 6, '2012-09', '2015-06'),
    edu('南京工业大学', '自动化', 5, '1998-09', '2002-06'),
  ],
  work: [
    job('苏州昆吾精密工业股份有限公司',
      role('智能制造总监', '智能制造中心', '2019-02', null, ['汇报对象：副总裁', '下属人数：86 人', '负责集团 5 个工厂的自动化与数字化规划，年度投资预算 1.2 亿元', '三年建成 11 条自动化产线，直接人工减少 640 人，投资回收期平均 2.1 年', '主导 MES 与 ERP 打通，订单准交率由 83% 提升到 96%', '组建内部自动化设备公司，2025 年对外销售 3800 万元']),
      role('自动化部经理', '自动化部', '2014-06', '2019-01', ['汇报对象：制造总监', '下属人数：32 人', '从零组建自动化团队，自主设计非标设备 140 台套', '推行设备标准化，电气图纸与程序模板复用率达到 70%']),
      role('高级自动化工程师', '设备部', '2011-03', '2014-05', ['负责连接器组装线改造，单线人数由 18 人减为 7 人', '编写 PLC 程序规范，培训工程师 20 余人'])),
    job('无锡南柯电子有限公司', role('自动化工程师', '工程部', '2006-05', '2011-02', ['负责 SMT 后段测试设备的电气设计与调试', '引进视觉检测，漏检率由 1.5% 降到 0.2%', '获公司 2009 年度技术革新奖'])),
    job('南京大荒重型机械厂', role('电气技术员', '', '2002-07', '2006-04', ['负责行车、镗床的电气维护与变频改造', '完成 3 台进口镗床数控系统国产化替换'])),
  ],
  projects: [
    proj('汽车连接器黑灯车间', '项目总负责人', '2021-03', '2023-06', ['项目投资 4600 万元，含注塑、冲压、组装、检测四个工段', '实现夜班无人值守，人均产值提高 2.8 倍', '项目获江苏省智能制造示范车间']),
    proj('集团设备联网与能耗管理', '发起人', '2019-09', '2020-12', ['接入设备 1260 台，统一采集协议与报警分级', '综合设备效率由 61% 提升到 74%，年节约电费 310 万元']),
    proj('服务器连接器全自动组装线', '机电负责人', '2016-02', '2017-05', ['节拍 1.8 秒，良率 99.3%，复制 6 条线']),
  ],
  skills: sk(['西门子 TIA 博途', 4], ['欧姆龙 PLC', 4], ['精益生产', 3], ['机器视觉', 3], ['SAP', 2]),
  certificates: cert(['高级工程师（自动化）', '2016-12'], ['PMP 项目管理专业人士', '2018-09'], ['六西格玛黑带', '2013-07']),
  languages: [{ name: '英语', level: '可阅读技术资料，能与外方工程师交流' }],
  selfEvaluation: '二十四年制造业经历，从电气技术员做到智能制造总监，懂设备、懂工艺，也懂投资回报。\n擅长组建团队，历任团队中已有 9 人成长为部门经理以上。\n希望加入正处于转型期的制造企业，用三到五年做成一个标杆工厂。',
  others: [
    other('专利与荣誉', '发明专利《一种连接器端子自动插装装置》，第一发明人，2017 年授权', '2022 年 苏州市劳动模范', '2020 年 集团年度卓越管理者'),
    other('培训经历', '2018.05-2018.06 德国工业 4.0 标杆工厂研修', '2013.03-2013.07 六西格玛黑带培训'),
  ],
};
T['libreoffice-advisor'] = {
  basics: { name: 'Vivian Qiu', phone: '13917139170', email: 'vivian.qiu@example.com', city: '上海' },
  intentions: [],
  education: [
    edu('Singapore Management University', 'Cross-border Business Law', 6, '2013-08', '2014-06', 'Dean’s List'),
    edu('East China University of Political Science and Law', 'International Economic Law', 5, '2009-09', '2013-06', 'GPA 3.6/4.0'),
  ],
  work: [
    job('Penglai Overseas Bank (China) Limited', role('Senior Compliance Advisor', 'Financial Crime Compliance', '2020-09', null, ['Advise corporate banking and trade finance desks on sanctions and anti-money-laundering rules', 'Redesigned the customer risk rating model, cutting manual reviews by 40%', 'Led the response to two regulatory on-site inspections with no material findings', 'Supervise three analysts'])),
    job('Wuyou Securities Co., Ltd.', role('Compliance Manager', 'Legal and Compliance', '2017-03', '2020-08', ['Reviewed 200+ research reports and marketing materials each year', 'Built the firm’s first employee trading surveillance rules'])),
    job('Nanke & Partners LLP', role('Paralegal', '', '2014-09', '2017-02', ['Drafted due diligence reports for 15 cross-border acquisitions', 'Translated facility agreements between Chinese and English'])),
  ],
  projects: [],
  skills: sk('Actimize', 'World-Check', 'SQL', 'Excel'),
  certificates: cert(['Certified Anti-Money Laundering Specialist (CAMS)', '2018-05'], ['PRC Legal Professional Qualification', '2014-03']),
  languages: [{ name: 'Mandarin', level: 'Native' }, { name: 'English', level: 'Fluent' }, { name: 'Japanese', level: 'Basic' }],
  selfEvaluation: 'Compliance professional with ten years in banking and securities. Practical, calm under inspection, and used to explaining rules to people who sell.',
  others: [],
};
T['chromium-app'] = {
  basics: { name: '孟思齐', phone: '13590135900', email: 'mengsiqi@example.com', city: '深圳', gender: 0, jobStatus: 3 },
  intentions: [
    { position: '产品经理', cities: ['深圳'], salary: m(25000, 35000) },
    { position: '增长产品经理', cities: ['广州'], salary: m(25000, 30000) },
  ],
  education: [edu('深圳大学', '信息管理与信息系统', 5, '2011-09', '2015-06', '校辩论队队长，2013 年获省大学生辩论赛亚军')],
  work: [
    job('深圳市乌有乡互联网有限公司', role('高级产品经理', '', '2020-07', null, ['负责记账 App 的会员体系，付费会员由 12 万增长到 41 万', '设计家庭共享账本功能，次月留存提升 9 个百分点', '与风控、法务共同完成个人信息保护合规改造', '业绩：2024 年会员收入 5600 万元，同比增长 63%'])),
    job('广州水月软件有限公司', role('产品经理', '', '2017-04', '2020-06', ['负责门店收银 SaaS 的商品与库存模块', '走访门店 120 家，整理需求 300 余条，输出原型与 PRD', '业绩：商家续费率由 58% 提升到 71%'])),
    job('深圳子虚云帆科技有限公司', role('产品助理', '', '2015-07', '2017-03', ['负责竞品分析、用户反馈整理和后台配置'])),
  ],
  projects: [proj('家庭共享账本', '产品负责人', '2022-03', '2022-10', ['从零到一完成用户访谈、原型、灰度与上线', '上线半年创建账本 86 万个，带动新增用户 22%'])],
  skills: sk('Axure', 'Figma', 'SQL', 'A/B 测试'),
  certificates: cert('软考系统集成项目管理工程师', 'NPDP 产品经理国际资格认证'),
  languages: [{ name: '英语', level: '读写良好' }],
  selfEvaluation: '十年互联网产品经验，做过工具、SaaS 两类产品；数据驱动，能写 SQL 自己取数；沟通直接，推动力强。',
  others: [],
};
T['chromium-aesthetic'] = {
  basics: { name: '白若溪', phone: '13632113632', email: 'bairuoxi.design@example.com', city: '广州', gender: 1, birthMonth: '1997-01', links: ['https://bairuoxi.example.com'] },
  intentions: [{ position: 'UI 设计师', cities: ['广州'], salary: m(13000, 18000) }],
  education: [edu('广州美术学院', '视觉传达设计', 5, '2015-09', '2019-06')],
  work: [
    job('广州镜花文化传播有限公司', role('资深 UI 设计师', '体验设计组', '2022-03', null, ['负责直播 App 的界面与活动视觉，完成 3 次大版本改版', '建立包含 180 个组件的设计系统，设计与开发对稿时间减少一半', '指导 2 名初级设计师'])),
    job('佛山云上楼阁家居有限公司', role('UI 设计师', '电商部', '2019-07', '2022-02', ['负责小程序商城、详情页与大促会场设计', '双十一主会场点击率高出往年 18%'])),
  ],
  projects: [proj('直播间礼物面板改版', '主设计师', '2023-05', '2023-09', ['重做礼物分级与动效规范，人均送礼次数提升 14%'])],
  skills: sk(['Figma', 4], ['Photoshop', 4], ['Illustrator', 3], ['After Effects', 3], ['Blender', 1]),
  certificates: [],
  languages: [{ name: '英语', level: 'CET-4' }, { name: '粤语', level: '流利' }],
  selfEvaluation: '喜欢把复杂的信息排清楚。七年界面设计经验，能独立完成从调研、交互稿到动效交付的全流程，和开发合作愉快。',
  others: [other('荣誉奖项', '2024 年 公司年度设计之星', '2018 年 全国大学生广告艺术大赛广东赛区二等奖')],
};
T['chromium-agriculture'] = {
  basics: { name: '屈长河', phone: '13838138381', email: 'quchanghe@example.com', city: '郑州', gender: 0, birthMonth: '1988-07' },
  intentions: [{ position: '大区销售经理', cities: ['郑州', '济南', '石家庄'], salary: m(15000, 20000) }],
  education: [edu('河南农业大学', '植物保护', 5, '2007-09', '2011-07')],
  work: [
    job('山东大荒植保科技有限公司',
      role('大区销售经理', '营销中心', '2020-01', null, ['管理豫北、冀南 9 个地市，团队 14 人，2025 年回款 7200 万元', '开发县级经销商 63 家，淘汰低效客户 20 家', '推广小麦全程解决方案示范田 310 块']),
      role('区域经理', '营销中心', '2016-04', '2019-12', ['负责新乡、安阳两市，三年销售额由 380 万元做到 1500 万元', '每年组织农民会、观摩会 80 场以上'])),
    job('河南桃源里种业有限公司', role('技术服务员', '', '2011-08', '2016-03', ['驻点指导玉米、小麦种植，处理药害投诉', '年均下乡 200 天，服务种植大户 150 户'])),
  ],
  projects: [],
  skills: [],
  certificates: cert('农艺师（中级）', 'C1 驾驶证'),
  languages: [],
  selfEvaluation: '学农出身，懂作物、懂病虫害，跟经销商和农户都能打成一片。\n能长期出差，自备车辆。\n目标感强，连续五年完成年度任务。',
  others: [other('所获荣誉', '2023 年度全国销售亚军', '2021 年度优秀团队（负责人）')],
};
T['chromium-ads'] = {
  basics: { name: '唐小满', phone: '15575155750', email: 'tangxiaoman@example.com', city: '长沙', gender: 1, birthMonth: '1998-05' },
  intentions: [{ position: '信息流优化师', cities: ['长沙', '武汉'], salary: m(9000, 13000) }],
  education: [edu('湖南工商大学', '市场营销', 5, '2016-09', '2020-06', '主修课程：消费者行为学、市场调研、网络营销、统计学\n2018—2019 学年校一等奖学金')],
  work: [
    job('长沙南柯广告有限公司', role('高级优化师', '效果投放部', '2022-08', null, ['操盘本地生活与教育类账户，月消耗 300 万元，整体 ROI 由 1.6 提升到 2.3', '搭建素材测试流程，每周产出并淘汰素材 60 条', 'Media buying on Ocean Engine, Tencent Ads and Kuaishou'])),
    job('湖南蜃景网络科技有限公司', role('信息流优化师', '', '2020-07', '2022-07', ['负责小说、游戏类账户的日常投放与数据复盘', '次留成本较团队均值低 12%'])),
    job('长沙小满传媒有限公司', role('新媒体运营实习生', '', '2019-07', '2019-12', ['撰写推文 45 篇，最高阅读 3.2 万'])),
  ],
  projects: [],
  skills: sk(['巨量引擎', 4], ['腾讯广告', 3], ['Excel', 3], ['Premiere', 2]),
  certificates: cert(['巨量引擎信息流投放认证', '2021-05'], ['全国计算机二级', '2018-03']),
  languages: [{ name: '英语', level: 'CET-6' }],
  selfEvaluation: '六年投放经验，对数字和素材都敏感，抗压能力强。\nData-minded, fast to test and fast to stop.',
  others: [],
};
T['chromium-async'] = {
  basics: { name: '钟睿', phone: '13476134760', email: 'zhongrui@example.com', city: '武汉', links: ['https://github.com/zhongrui-example', 'https://zhongrui.example.com/blog'] },
  intentions: [{ position: '后端开发工程师', cities: ['武汉'], salary: null }],
  education: [edu('武汉理工大学', '计算机科学与技术', 5, '2015-09', '2019-06')],
  work: [
    job('武汉空中楼阁科技有限公司', role('后端开发工程师', '', '2021-10', null, ['负责物流轨迹平台，日均写入 4 亿条，P99 延迟 35ms', '把轨迹存储由 MySQL 分表迁到 ClickHouse，存储成本下降 70%', '用 Rust 重写网关转发层，机器由 24 台减到 8 台'])),
    job('武汉水镜软件有限公司', role('Java 开发工程师', '', '2019-07', '2021-09', ['开发医院预约挂号系统，支持 30 家医院接入', '设计号源锁定方案，解决高峰期超卖'])),
  ],
  projects: [
    proj('tiny-raft', '作者', '2022', null, ['用 Rust 实现的 Raft 教学库，1.2k star', '支持成员变更与快照，测试覆盖率 91%'], 'https://github.com/zhongrui-example/tiny-raft'),
    proj('轨迹平台存储迁移', '负责人', '2023-02', '2023-07', ['双写、比对、灰度切流，全程无停机']),
  ],
  skills: sk(['Java', 4], ['Rust', 3], ['MySQL', 3], ['Redis', 3], ['Kafka', 2], ['Kubernetes', 2]),
  certificates: [],
  languages: [{ name: '英语', level: 'CET-6，能流畅阅读英文文档' }],
  selfEvaluation: '',
  others: [],
};
T['chromium-agile'] = {
  basics: { name: 'Leo Fang', phone: '13588135880', email: 'Leo.Fang@example.com', city: '杭州', links: ['https://www.linkedin.com/in/leo-fang-example'] },
  intentions: [{ position: 'Product Owner', cities: [], salary: null }],
  education: [edu('University of Nottingham Ningbo China', 'Computer Science with Artificial Intelligence', 5, '2012-09', '2016-07', 'Second Class Honours, Upper Division')],
  work: [
    job('Mirage Payments Technology (Hangzhou)',
      role('Product Owner', '', '2021-05', null, ['Own the backlog of the merchant settlement platform serving 60,000 merchants in Southeast Asia', 'Cut average settlement time from T+3 to T+1 across five currencies', 'Run planning and reviews for two scrum teams of 16 people']),
      role('Business Analyst', '', '2019-03', '2021-04', ['Wrote 150+ user stories and acceptance criteria for reconciliation', 'Introduced example mapping workshops with finance and operations'])),
    job('Castle in the Air Software Co., Ltd.', role('QA Engineer', '', '2016-08', '2019-02', ['Automated 70% of regression tests for an e-learning product', 'Acted as scrum master for a team of seven in 2018'])),
  ],
  projects: [],
  skills: sk('Jira', 'Confluence', 'Figma', 'SQL', 'Postman'),
  certificates: cert(['Certified Scrum Product Owner (CSPO)', '2020-06'], ['Professional Scrum Master I', '2018-04']),
  languages: [{ name: 'Chinese', level: 'Native' }, { name: 'English', level: 'IELTS 7.5' }],
  selfEvaluation: 'Product owner with a testing background and ten years in payments and education software. I write stories that developers do not have to ask about twice.',
  others: [other('Volunteering', 'Mentor, Women Who Build Hangzhou, 2022 – 2024')],
};
T['libreoffice-anesthesia'] = {
  basics: { name: '郝静', phone: '15066150660', email: 'haojing1992@example.com', city: '济南', gender: 1, birthMonth: '1992-12' },
  intentions: [{ position: '麻醉科护士', cities: ['济南'], salary: null }],
  education: [
    edu('潍坊医学院', '护理学', 5, '2016-03', '2018-07'),
    edu('山东医学高等专科学校', '护理', 4, '2011-09', '2014-07'),
  ],
  work: [
    job('济南蓬莱医院', role('麻醉科护士', '麻醉科', '2018-09', null, ['负责麻醉恢复室监护，年均看护术后患者 2600 人次', '负责麻醉药品、一类精神药品的双人双锁管理与登记', '参与科室无痛胃肠镜流程改进，患者周转时间缩短 8 分钟'])),
    job('济南市历山桃源社区卫生服务中心', role('护士', '', '2014-08', '2018-08', ['负责输液、采血、预防接种与慢病随访', '2017 年抽调到上级医院手术室进修 6 个月'])),
  ],
  projects: [],
  skills: [],
  certificates: cert(['护士执业资格证', '2014-06'], ['主管护师', '2021-05'], ['麻醉专科护士证', '2020-10'], 'BLS 基础生命支持'),
  languages: [],
  selfEvaluation: '工作十二年，操作熟练，性格冷静，夜班经验丰富。热爱护理工作，对病人有耐心，与医生配合默契。',
  others: [other('奖惩情况', '2022 年 院级优秀护士', '2020 年 疫情防控先进个人')],
};
T['xelatex-associate'] = {
  basics: { name: '顾慎之', phone: '18729187290', email: 'gushenzhi@example.com', city: '西安', birthMonth: '1987-10', gender: 0, links: ['https://gushenzhi.example.com'] },
  intentions: [],
  education: [
    edu('西安交通大学', '控制科学与工程', 7, '2012-09', '2017-06', '博士论文：时滞网络化系统的事件触发控制'),
    edu('新加坡国立大学', '电气与计算机工程', null, '2015-09', '2016-09', '国家公派联合培养'),
    edu('西北工业大学', '控制理论与控制工程', 6, '2009-09', '2012-03'),
    edu('长安大学', '自动化', 5, '2005-09', '2009-06'),
  ],
  work: [
    job('关中乌有理工大学',
      role('副教授', '自动化学院', '2021-12', null, ['主讲本科生《自动控制原理》、研究生《非线性系统》，年均 160 学时', '指导硕士生 11 名，已毕业 6 名']),
      role('讲师', '自动化学院', '2019-09', '2021-11', ['参与建设省级一流课程《自动控制原理》'])),
    job('西安交通大学', role('博士后', '', '2017-07', '2019-08', ['从事多智能体协同与事件触发控制研究', '合作导师：秦示例教授'])),
  ],
  projects: [
    proj('拒绝服务攻击下多智能体系统的弹性协同控制', '主持', '2022-01', '2025-12', ['国家自然科学基金面上项目，58 万元']),
    proj('网络化无人车队的事件触发编队控制', '主持', '2019-01', '2021-12', ['国家自然科学基金青年项目，25 万元']),
    proj('矿用无人运输车协同调度', '参与', '2020-06', '2022-06', ['陕西省重点研发计划，负责调度算法与仿真平台']),
  ],
  skills: [],
  certificates: cert(['高等学校教师资格证', '2020-06']),
  languages: [{ name: '英语', level: 'CET-6，可全英文授课' }],
  selfEvaluation: '',
  others: [
    other('代表性论文', 'Gu S. Resilient event-triggered consensus under DoS attacks. Example Transactions on Control, 2023, 68(4): 2101–2110.', 'Gu S., Qin Y. Formation control of connected vehicles with sampled data. Sample Automatica, 2021, 127: 109512.', '顾慎之, 秦示例. 时滞系统事件触发控制综述. 示例自动化学报, 2019, 45(8): 1401–1415.'),
    other('奖励与荣誉', '2023 年陕西省自然科学二等奖（第三完成人）', '2022 年校青年教师讲课比赛一等奖'),
    other('学术兼职', '示例自动化学会青年工作委员会委员', '担任 Sample Automatica 等 6 种期刊审稿人'),
  ],
};
T['scan-ambulance'] = {
  basics: { name: '冯国强', phone: '13934139340', city: '太原', gender: 0, birthMonth: '1982-03' },
  intentions: [{ position: '救护车驾驶员', cities: ['太原'], salary: m(5500, 7000) }],
  education: [edu('太原市杏花职业中学', '汽车维修', 2, '1998-09', '2001-07')],
  work: [
    job('太原市乌有急救中心', role('救护车驾驶员', '', '2015-06', '2026-08', ['负责急救车出车、担架搬运和车辆日常检查', '十一年安全行驶 46 万公里，无责任事故'])),
    job('山西南柯客运有限公司', role('大客车司机', '', '2006-03', '2015-05', ['跑太原到大同班线，负责行李装卸和乘客安全'])),
    job('太原小店汽修厂', role('修理工', '', '2001-08', '2006-02', ['负责发动机、底盘维修保养'])),
  ],
  projects: [],
  skills: [],
  certificates: cert(['A1 驾驶证', '2005-11'], ['道路旅客运输从业资格证', '2006-02'], ['初级救护员证', '2016-04']),
  languages: [],
  selfEvaluation: '驾龄二十多年，熟悉太原市区路况，懂修车。为人老实，服从安排，能值夜班。',
  others: [],
};
const only = process.argv[2];
for (const [name, truth] of Object.entries(T)) {
  if (only && only !== name) continue;
  const lines = Object.entries(truth).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  writeFileSync(new URL(`../${name}.truth.json`, import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
}
