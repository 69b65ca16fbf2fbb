"""The truths, written before the files. python3 truths.py writes ../<name>.truth.json"""
import json, os
HERE = os.path.dirname(os.path.abspath(__file__))
def ed(school, major, degree, start, end, desc='', current=False):
    return dict(school=school, major=major, degree=degree, start=start, end=end, current=current, description=desc)
def role(title, dep, start, end, desc=''):
    return dict(title=title, department=dep, start=start, end=end, current=end is None, description=desc)
def job(company, *roles): return dict(company=company, roles=list(roles))
def pr(name, r, start, end, desc, current=False):
    return dict(name=name, role=r, start=start, end=end, current=current, description=desc)
def pay(lo, hi, cycle=1, months=12): return dict(min=lo*100, max=hi*100, cycle=cycle, months=months)
def sk(*pairs): return [dict(name=n, level=l) for n, l in pairs]
def ce(*pairs): return [dict(name=n, month=m) for n, m in pairs]
def la(*pairs): return [dict(name=n, level=l) for n, l in pairs]
def ot(*pairs): return [dict(title=t, description=d) for t, d in pairs]
def intent(position, cities, salary): return dict(position=position, cities=cities, salary=salary)
T = {}
def truth(name, basics, intentions=(), education=(), work=(), projects=(), skills=(), certificates=(), languages=(), self='', others=()):
    T[name] = dict(basics=basics, intentions=list(intentions), education=list(education), work=list(work), projects=list(projects),
        skills=list(skills), certificates=list(certificates), languages=list(languages), selfEvaluation=self, others=list(others))

# 1 nurse, one table
truth('python-docx-bedside',
  dict(name='刘雨桐', phone='15200152031', email='liuyutong96@example.com', city='郑州', birthMonth='1996-03', gender=1),
  [intent('病房护士', ['郑州'], pay(6000, 8000))],
  [ed('郑州大学', '护理学', 5, '2019-03', '2021-07'), ed('河南护理职业学院', '护理', 4, '2014-09', '2017-06')],
  [job('郑州颍河湾医院', role('护士', '心内科', '2019-08', None, '负责心内科42张床位的日常护理，完成静脉输液、心电监护、吸氧、导尿等操作\n配合医生抢救急性心梗、心衰患者，熟悉除颤仪、微量泵的使用\n2022年起担任科室带教老师，带教实习护士20余人')),
   job('荥阳广康医院', role('护士', '内科', '2017-07', '2019-07', '负责新入院病人的接待、评估和健康宣教\n书写护理记录，执行医嘱，做好三查七对')),
   job('开封汴水湾医院', role('实习护士', '', '2016-07', '2017-04', '先后在内科、外科、急诊科、妇产科轮转实习'))],
  certificates=ce(('护士执业证书', '2017-09'), ('初级护师', '2021-06')),
  self='本人性格温和，工作认真负责，有耐心，能吃苦，能适应夜班。从事临床护理八年多，无护理差错，多次收到患者的表扬信。',
  others=ot(('获奖情况', '2020年度医院优秀护士\n2023年度护理技能比赛二等奖')))

# 2 restaurant manager, plain Word
truth('python-docx-branch',
  dict(name='马晓龙', phone='15300153042', email='maxiaolong88@example.com', city='西安', gender=0),
  [intent('餐饮店长', ['西安', '咸阳'], pay(9000, 12000))],
  [ed('咸阳职业技术学院', '酒店管理', 4, '2009', '2012')],
  [job('西安灶王巷餐饮管理有限公司',
     role('店长', '', '2019-03', '2025-09', '负责小寨店全面管理，门店380平米，员工26人，月营业额65万左右，管人员、管成本、管卫生，也管美团和抖音上的评分\n把食材成本从38%降到34%，人效提高两成\n带出3名店长，现都在独立管店\n2023年被评为公司优秀店长'),
     role('值班经理', '', '2017-01', '2019-02', '排班、订货、盘点，处理客诉\n负责晚市现场，翻台率做到3.2'),
     role('服务员领班', '', '2015-05', '2016-12', '带8个服务员，负责新员工培训')),
   job('西安渭上楼大酒店', role('餐厅服务员', '', '2012-07', '2015-04', '负责包间服务，婚宴、会议接待'))],
  certificates=ce(('C1驾驶证', None), ('食品安全管理员证', '2018-06')),
  self='从服务员干起，做餐饮十三年，前厅后厨都熟。会用美团、抖音做团购引流，能吃苦，可以接受外派和开新店。')

# 3 teacher, sidebar by table
truth('python-docx-blackboard',
  dict(name='宋婉宁', phone='15800158063', email='songwanning@example.com', city='长沙', birthMonth='1993-08', gender=1),
  [intent('小学语文教师', ['长沙'], None)],
  [ed('湖南师范大学', '学科教学（语文）', 6, '2015-09', '2017-06', '硕士论文：《小学中段整本书阅读的课堂组织》'), ed('湖南第一师范学院', '小学教育', 5, '2011-09', '2015-06')],
  [job('长沙市岳麓区桃湾里小学', role('语文教师、班主任', '', '2020-08', None, '任教三至五年级语文，连续四年担任班主任，班额48人，每学期家访不少于20户\n所带班级期末平均分由年级第6名升至第2名\n组织“每周一诗”活动，学生在区朗诵比赛中获一等奖')),
   job('株洲市天元区百荷塘小学', role('语文教师', '', '2017-08', '2020-07', '任教一、二年级语文，兼任学校广播站指导老师\n承担区级公开课2节')),
   job('长沙市麓枫小学', role('实习教师', '', '2016-09', '2016-12', '听课60余节，独立授课12节，协助班主任管理班级'))],
  skills=sk(('PowerPoint', 3), ('希沃白板', 3), ('剪映', 2)),
  certificates=ce(('小学教师资格证（语文）', '2015-05'), ('普通话一级乙等', '2014-11')),
  self='热爱孩子，热爱课堂。八年一线教学经验，善于和家长沟通，书写工整，朗诵和板书是我的长项。',
  others=ot(('获奖荣誉', '2024年 岳麓区教学比武二等奖\n2022年 长沙市优秀班主任\n2019年 株洲市微课大赛一等奖')))

# 4 baker, half a page
truth('libreoffice-bakery',
  dict(name='王小军', phone='15900159074', email='', city='广州', birthMonth='1988-06', gender=0),
  [intent('面包师傅', ['广州', '佛山'], pay(7000, 9000))],
  [ed('普宁石桥中学', '', 1, '2001', '2004')],
  [job('广州麦小满烘焙店', role('面包师傅', '', '2016-05', '2025-08', '每天凌晨4点开炉，做欧包、吐司、丹麦，一天出货600多个\n带徒弟5个\n负责原料采购和新品，做过的海盐卷卖得最好')),
   job('东莞厚街香满楼饼家', role('裱花师', '', '2009-03', '2016-04', '做生日蛋糕、裱花，会鲜奶、巧克力淋面')),
   job('普宁流沙阿英饼店', role('学徒', '', '2005-02', '2009-01', '学做中式糕点、月饼'))],
  certificates=ce(('西式面点师中级证', '2013-10'), ('健康证', None)),
  self='人老实，手脚快，能早起，不抽烟不喝酒，要求包住。')

# 5 graduate, campus template
truth('libreoffice-bachelor',
  dict(name='何嘉欣', phone='18100181085', email='hejiaxin_03@example.com', city='广州', birthMonth='2003-11', gender=1),
  [intent('市场专员', ['广州', '深圳'], pay(6000, 8000))],
  [ed('广东财经大学', '市场营销', 5, '2022-09', '2026-06', '主修课程：市场调研、消费者行为学、品牌管理、新媒体营销、统计学\nGPA 3.6/4.0，专业排名 12/96')],
  [job('广州橙屿文化传播有限公司', role('新媒体运营实习生', '市场部', '2025-07', '2025-10', '负责公司旗下两个小红书账号的内容选题、脚本撰写与拍摄协助，三个月发布笔记46篇，单篇最高点赞2.1万，累计涨粉3200\n协助策划开学季活动，报名人数超过800人')),
   job('深圳小岸零售有限公司', role('市场调研实习生', '', '2024-07', '2024-08', '设计问卷并回收有效样本520份，用SPSS完成分析\n撰写调研报告1份，被门店选品采用'))],
  [pr('“乡味到家”农产品直播助农项目', '负责人', '2024-03', '2025-05', '带领6人团队为清远两个村做直播带货，累计销售额11万元\n获校级大学生创新创业项目立项')],
  skills=sk(('Excel', 3), ('剪映', 3), ('SPSS', 2), ('Photoshop', 2)),
  languages=la(('英语', 'CET-6（508分）'), ('粤语', '母语')),
  self='性格开朗，执行力强，对数据敏感，喜欢琢磨爆款内容背后的逻辑，希望在快消或零售行业做品牌。',
  others=ot(('校园经历', '2023.09-2024.06 校学生会外联部 部长\n拉到赞助12笔，合计3.5万元'), ('荣誉奖励', '2024.11 校二等奖学金\n2024.05 全国大学生市场调查与分析大赛省级三等奖')))

# 6 bilingual, foreign trade
truth('python-docx-bazaar',
  dict(name='周倩', phone='18200182096', email='zhouqian.trade@example.com', city='宁波', birthMonth='1995-09', gender=1),
  [intent('外贸业务经理', ['宁波', '杭州'], pay(12000, 18000))],
  [ed('浙江工商大学', '国际经济与贸易', 5, '2013-09', '2017-06')],
  [job('宁波千驼进出口有限公司', role('外贸业务主管', '外贸部', '2021-04', None, '开发中东、南美客户，从找客户、寄样、报价到验厂、出货全程跟进，2024年成交额 USD 2.6 million，其中老客户返单占 60%\n管理 Alibaba 国际站两个店铺，询盘转化率提高到 9%\n参加春秋两季 Canton Fair，现场接单 34 单')),
   job('温州海棠湾礼品有限公司', role('外贸业务员', '业务二部', '2017-07', '2021-03', '负责圣诞用品的报价、打样和跟单，客户主要在德国和波兰\n独立处理 FOB、CIF 订单，熟悉 L/C、T/T 付款'))],
  skills=sk(('Alibaba国际站', 4), ('Excel', 3), ('Photoshop', 2)),
  certificates=ce(('国际商务单证员证书', '2016-11'),),
  languages=la(('英语', 'TEM-4，口语流利'), ('阿拉伯语', '日常会话')),
  self='八年外贸经验，抗压能力强，能适应时差，可长期出差。')

# 7 bus driver, one table
truth('libreoffice-bus',
  dict(name='谭国强', phone='18300183017', email='', city='重庆', birthMonth='1979-05', gender=0),
  [intent('大巴车司机', ['重庆'], pay(7000, 9000))],
  [ed('永川第三中学', '', 3, '1995-09', '1998-07')],
  [job('重庆渝途公交有限公司', role('公交车驾驶员', '', '2012-06', '2025-06', '驾驶12米公交车跑217路，安全行驶62万公里，无责任事故\n负责车辆日常检查，配合车队做好年检')),
   job('重庆顺漪旅游客运有限公司', role('旅游大巴司机', '', '2006-03', '2012-05', '跑成都、贵州、恩施等旅游线路，车型为39座、53座大巴')),
   job('永川大坪运输队', role('货车司机', '', '2000-08', '2006-02', '开东风货车，拉建材'))],
  certificates=ce(('A1驾驶证', '2005-12'), ('道路旅客运输从业资格证', '2006-01')),
  self='驾龄25年，技术好，脾气好，熟悉川渝道路，服从安排，能跑长途和夜班。')

# 8 fitter, plain
truth('libreoffice-bench',
  dict(name='邵建平', phone='18400184028', email='shaojp1986@example.com', city='宁波', birthMonth='1986-12', gender=0),
  [intent('模具钳工', ['宁波', '台州'], pay(10000, 13000))],
  [ed('宁波技师学院', '模具制造与维修', 2, '2002-09', '2005-06')],
  [job('宁波镇海铭砧模具有限公司', role('钳工班长', '钳工车间', '2015-02', None, '负责汽车内饰件注塑模的装配、试模和修模，模具最大28吨，主要给宁波本地几家汽车零部件厂供货\n带班9人，安排每天工作，保证交期\n改进滑块结构，修模次数平均减少2次')),
   job('余姚百砺塑料模具厂', role('模具钳工', '', '2008-04', '2015-01', '装配家电类注塑模，会省模、飞模、烧焊\n配合CNC、电火花编排加工顺序')),
   job('慈溪雁砧五金厂', role('学徒', '', '2005-07', '2008-03', '跟师傅做五金冲压模，学会磨床、铣床操作'))],
  skills=sk(('模具装配', 4), ('磨床', 3), ('铣床', 3), ('UG', 1)),
  certificates=ce(('钳工技师（国家二级）', '2016-12'), ('特种作业操作证（焊工）', '2019-05')),
  self='二十年模具钳工经验，看得懂图，动手能力强，遇到问题能自己想办法，能加班。')

# 9 lawyer, two pages
truth('libreoffice-barrister',
  dict(name='丁若溪', phone='18500185039', email='dingruoxi@example.com', city='南京', birthMonth='1993-01', gender=1),
  [intent('法务经理', ['南京', '上海'], pay(20000, 28000, 1, 14))],
  [ed('南京师范大学', '民商法学', 6, '2015-09', '2018-06'), ed('苏州大学', '法学', 5, '2011-09', '2015-06')],
  [job('南京栖岚医疗器械股份有限公司', role('高级法务', '法务合规部', '2022-03', None, '审核采购、经销、研发合作类合同年均900余份，平均回复时间1.5个工作日\n牵头搭建经销商反商业贿赂合规制度，包括准入问卷、分级审批和年度飞检，完成全国38家经销商的尽职调查，其中3家因风险过高终止合作\n管理诉讼案件26件，涉案金额合计4200万元，胜诉或和解结案21件\n组织新员工合规培训，每季度一次')),
   job('江苏钟陵律师事务所', role('律师', '公司业务部', '2019-08', '2022-02', '办理买卖合同、股权转让、劳动争议案件70余件\n担任5家制造业企业常年法律顾问\n参与一起地方国有纺织企业破产重整，负责债权审查组，审查申报债权312笔，金额合计9.6亿元，协助管理人起草重整计划草案')),
   job('江苏栖霞门律师事务所', role('实习律师', '诉讼部', '2018-07', '2019-07', '协助合伙人起草诉讼文书、检索案例、整理证据'))],
  [pr('栖岚医疗收购苏北某耗材厂', '法务负责人', '2023-05', '2024-02', '主导法律尽职调查，协调外部律师、会计师和评估机构，发现未披露的重大担保事项3项，推动交易对价下调600万元并设置共管账户\n起草并谈判股权收购协议全套文件'),
   pr('合同管理系统上线', '业务负责人', '2022-09', '2023-03', '梳理标准合同范本41份，合同平均审批时间由6天缩短到2天')],
  certificates=ce(('法律职业资格证书（A证）', '2017-03'), ('律师执业证', '2019-08'), ('证券从业资格', '2020-11')),
  languages=la(('英语', 'CET-6 543分，可审阅英文合同'),),
  self='律所与企业复合背景，七年法律工作经验，擅长合同、争议解决和医药合规。逻辑清楚，能把法律意见讲成业务听得懂的话。')

# 10 kindergarten graduate with a cover page
truth('libreoffice-bloom',
  dict(name='覃小雨', phone='18600186040', email='qinxiaoyu@example.com', city='南宁', birthMonth='2004-07', gender=1),
  [intent('幼儿园教师', ['南宁', '柳州'], pay(3500, 5000))],
  [ed('广西幼儿师范高等专科学校', '学前教育', 4, '2022-09', '2025-06', '主修课程：学前心理学、幼儿园活动设计、幼儿卫生保健、声乐、舞蹈、钢琴')],
  [job('南宁市榕芽幼儿园', role('实习教师', '', '2024-09', '2025-01', '跟班中二班，协助主班老师组织一日活动\n设计并组织语言、美术活动10次\n负责家园联系栏和班级环境布置')),
   job('南宁青秀悦声艺术培训中心', role('助教', '', '2023-07', '2023-08', '暑假兼职，协助少儿舞蹈班上课，接待家长'))],
  skills=sk(('钢琴弹唱', None), ('儿童舞', None), ('简笔画', None), ('手工', None)),
  certificates=ce(('幼儿园教师资格证', '2024-12'), ('普通话二级甲等', '2023-06'), ('保育师四级', '2024-05')),
  self='活泼开朗，有爱心，有耐心，喜欢和小朋友在一起。做事踏实，愿意从配班老师做起。',
  others=ot(('校内任职', '2023.09-2024.06 班级文艺委员'), ('获奖情况', '2023年 学校幼儿舞蹈创编比赛二等奖\n2024年 校级三好学生')))

# 11 property manager, three pages
truth('libreoffice-building',
  dict(name='蒋文斌', phone='18700187051', email='jiangwenbin@example.com', city='成都', birthMonth='1983-04', gender=0),
  [intent('物业城市总经理', ['成都', '重庆'], pay(300000, 380000, 5))],
  [ed('四川农业大学', '工商管理', 5, '2008-03', '2011-01'), ed('四川建筑职业技术学院', '物业管理', 4, '2001-09', '2004-06')],
  [job('成都锦屿物业服务有限公司',
     role('区域总经理', '成都区域', '2020-06', None, '全面负责成都区域经营管理，在管项目14个，面积268万平方米，员工620人，年营收1.35亿元，对区域收入、利润、安全和客户满意度负责\n汇报对象：集团分管副总裁\n三年内收缴率从86%提升到95.2%，区域利润率从6.1%提升到9.8%\n带领拓展团队以投标和合作两种方式外拓项目5个，其中商办2个、学校1个、住宅2个，新增年合同额2300万元，平均毛利率13%\n建立项目经理储备班，两期共培养项目经理11人'),
     role('项目经理', '锦屿天府项目', '2016-03', '2020-05', '负责42万平方米高层住宅项目，3860户，团队92人\n完成业主大会成立及续聘，续聘同意率78%\n客户满意度由71分提升到88分，2018年获集团标杆项目'),
     role('客服主管', '锦屿天府项目', '2013-09', '2016-02', '从零组建16人的客服团队，编写前台、管家、投诉处理三本岗位手册，完成2100户集中交付，交付期投诉率低于3%\n制定报事报修流程，24小时完成率从70%提高到93%')),
   job('重庆嘉岭物业管理有限公司', role('工程主管', '工程部', '2008-07', '2013-08', '负责两个小区共31部电梯、6个配电房和消防系统的维保\n主持二次供水改造，年节约电费18万元')),
   job('德阳旌湖物业有限公司', role('物业管理员', '', '2004-07', '2008-06', '负责日常巡查、收费和业主接待'))],
  [pr('老旧小区“先尝后买”进驻项目', '项目总负责', '2023-03', '2024-06', '进驻3个老旧小区，先免费服务三个月再签约\n三个小区均签约，首年收缴率82%'),
   pr('能耗托管改造', '牵头人', '2021-09', '2022-08', '引入第三方节能公司，以能源托管方式对6个项目的地库照明和电梯能量回馈进行改造，总投资260万元，公司不垫资\n年省电费97万元，两年零八个月收回投资'),
   pr('智慧停车上线', '负责人', '2018-04', '2018-12', '两个出入口无人值守，减少岗位8个\n临停收入每月增加4.6万元')],
  certificates=ce(('物业管理师', '2012-11'), ('注册安全工程师', '2019-10'), ('消防设施操作员（中级）', '2021-05')),
  self='二十年物业从业经历，住宅、商办、学校都做过，从管理员一步步做到区域总经理。懂现场，也懂经营，对成本和人的事情都不回避。',
  others=ot(('社会职务', '成都市物业管理协会专家库成员（2022年起）'), ('所获荣誉', '2018年 集团年度标杆项目经理\n2023年 集团优秀管理者')))

# 12 programmer, markdown
truth('chromium-backlog',
  dict(name='郭子昂', phone='18800188062', email='guoziang@example.com', city='杭州', links=['https://github.example.com/guoza']),
  [intent('后端开发工程师', ['杭州'], pay(25000, 35000, 1, 15))],
  [ed('杭州电子科技大学', '软件工程', 5, '2014-09', '2018-06')],
  [job('杭州云栈溪科技有限公司', role('高级后端工程师', '交易平台组', '2021-05', None, '负责订单中心的拆分与重构，从单体拆成 7 个服务，发布时间从 40 分钟降到 6 分钟\n设计库存预占与回滚方案，用 Redis Lua 脚本做原子扣减、MySQL 做最终落库，大促峰值 1.8 万 QPS 下零超卖，回滚延迟控制在 3 秒以内\n主导接入链路追踪，P99 延迟从 820ms 降到 210ms')),
   job('杭州麦垄网络技术有限公司', role('Java 开发工程师', '', '2018-07', '2021-04', '参与本地生活商家后台开发，独立负责优惠券和结算模块，从需求评审、表结构设计到上线值班全程跟进，服务商家约 2.4 万家\n编写对账脚本，每月减少人工核对约 3 天'))],
  [pr('delay-queue-lite', '作者', '2022-03', '2023-01', '基于 Redis 的轻量延迟队列，GitHub 620 star\n支持重试、死信和可视化面板'),
   pr('统一限流组件', '核心开发', '2021-10', '2022-02', '支持单机与集群两种模式，接入 23 个服务')],
  skills=sk(('Java', 4), ('Spring Boot', 4), ('MySQL', 3), ('Redis', 3), ('Kafka', 3), ('Go', 2), ('Kubernetes', 2), ('Flink', 1)),
  languages=la(('英语', 'CET-6'),))

# 13 car sales, the print of a job site
truth('chromium-bumper',
  dict(name='邓志鹏', phone='18900189073', email='dengzhipeng@example.com', city='佛山', gender=0, jobStatus=1),
  [intent('汽车销售', ['佛山'], pay(8000, 13000)), intent('销售经理', ['广州'], pay(10000, 15000))],
  [ed('广东交通职业技术学院', '汽车营销与服务', 4, '2012', '2015')],
  [job('佛山市骋越汽车销售服务有限公司', role('销售主管', '展厅销售部', '2020-03', '2025-10', '带领8人展厅小组，负责早会、排班、客户分配和战败客户回访，2024年完成交付412台，年度任务完成率109%，其中新能源车型占比过半\n负责新能源车型试驾接待流程，试驾转化率由18%提升到27%\n处理交车投诉，满意度连续三个季度区域前三')),
   job('广州粤驰汽车贸易有限公司', role('汽车销售顾问', '', '2016-06', '2020-02', '接待到店客户，介绍车型、金融方案和保险\n连续两年个人销量前三，最高单月21台')),
   job('佛山南海车福汽配店', role('店员', '', '2015-07', '2016-05', '汽车用品销售、贴膜接待和收银'))],
  [pr('城市车展专场', '现场负责人', '2023-04', '2023-05', '统筹4天车展，到场留资1360组，现场订单57台')],
  skills=sk(('客户接待', None), ('电话邀约', None), ('抖音直播', None), ('团队管理', None)),
  certificates=ce(('C1驾驶证', None), ('二手车鉴定评估师', None)),
  languages=la(('普通话', '熟练'), ('粤语', '精通')),
  self='做汽车销售近十年，熟悉燃油车和新能源车的产品、金融方案和置换流程，沟通能力强，能带团队，手上有三百多位老客户，转介绍率高。')

# 14 designer, bilingual headings
truth('chromium-banner',
  dict(name='林可', phone='19100191084', email='linke.design@example.com', city='深圳', links=['https://example.com/linke']),
  [intent('平面设计师', ['深圳'], pay(13000, 16000))],
  [ed('广州美术学院', '视觉传达设计', 5, '2014-09', '2018-06')],
  [job('深圳半亩光品牌设计有限公司', role('资深平面设计师', '品牌组', '2021-06', None, '负责茶饮、文具类客户的品牌升级，从前期调研、提案到落地执行，独立完成VI手册9套，其中两套入选公司年度案例\n把控包装落地，跟进打样和印刷\n带2名初级设计师')),
   job('深圳柚子树电子商务有限公司', role('电商设计师', '视觉中心', '2018-07', '2021-05', '负责天猫店铺首页、详情页和活动海报\n双11主会场页面点击率高于行业均值22%'))],
  [pr('“一盏”茶饮品牌升级', '主设计', '2023-02', '2023-07', '标志、包装和门店物料整体更新，落地门店46家'),
   pr('城市书展主视觉', '设计师', '2022-08', '2022-11', '完成主视觉和36款延展物料')],
  skills=sk(('Photoshop', 4), ('Illustrator', 4), ('InDesign', 3), ('Figma', 3), ('Cinema 4D', 2)),
  languages=la(('英语', 'CET-4'), ('粤语', '流利')),
  self='七年品牌与电商设计经验，对字体和纸张有点固执。相信好设计是能卖货、也经得起看的。')

# 15 English, quality engineer
truth('chromium-bearing',
  dict(name='Leo Tang', phone='19200192095', email='leo.tang@example.com', city='苏州'),
  [],
  [ed('Soochow University', 'Mechanical Engineering', 5, '2010-09', '2014-06')],
  [job('Kestrel Bearings (Suzhou) Co., Ltd.',
     role('Senior Quality Engineer', '', '2019-04', None, 'Own customer quality for three German OEM accounts worth EUR 18 million a year\nCut customer complaints from 42 to 11 PPM in two years by running 8D workshops with production and suppliers, introducing layered process audits on nine lines and rewriting the control plans of the worst five products\nLed IATF 16949 recertification in 2022 and 2025 with no major findings'),
     role('Quality Engineer', '', '2016-08', '2019-03', 'Ran PPAP and MSA for 60+ new part numbers\nTrained 35 operators in SPC basics')),
   job('Wuxi Harrow Precision Parts Co., Ltd.', role('Process Engineer', '', '2014-07', '2016-07', 'Set up two grinding lines and reduced scrap from 4.1% to 1.9%'))],
  skills=sk(('IATF 16949', None), ('APQP', None), ('FMEA', None), ('Minitab', None), ('SAP QM', None), ('AutoCAD', None)),
  certificates=ce(('Six Sigma Green Belt', '2018-05'), ('VDA 6.3 Process Auditor', '2020-10')),
  languages=la(('Mandarin', 'native'), ('English', 'fluent'), ('German', 'basic')),
  self='Quality engineer with eleven years in automotive bearings, at home on the shop floor and in front of demanding customers.')

# 16 HR, labels
truth('chromium-badge',
  dict(name='潘晓燕', phone='19300193006', email='panxiaoyan@example.com', city='武汉', birthMonth='1989-10', gender=1, jobStatus=3),
  [intent('人力资源经理', ['武汉'], pay(15000, 20000, 1, 13))],
  [ed('中南民族大学', '人力资源管理', 5, '2008-09', '2012-06')],
  [job('武汉江珞智能装备有限公司', role('人力资源副经理', '人力资源部', '2021-07', None, '统筹公司420人的招聘、薪酬和员工关系\n下属人数：5人\n统筹年度招聘计划，打通内推、猎头和校企合作三条渠道，年度招聘完成率96%，关键岗位到岗周期由58天缩短到37天，招聘费用下降12%\n主导薪酬宽带改革，覆盖7个职级序列')),
   job('武汉沌川汽车零部件有限公司', role('招聘主管', '人事科', '2018-03', '2021-06', '负责研发和生产岗位招聘，年入职150人\n搭建校招体系，合作院校12所')),
   job('武汉朗汀商业连锁有限公司', role('人事专员', '行政人事部', '2014-04', '2018-02', '办理入离职、社保公积金，服务门店员工800人\n核算工资，三年零差错')),
   job('湖北楚月人力资源服务有限公司', role('招聘顾问', '', '2012-07', '2014-03', '为制造业客户招聘一线操作工，累计输送1300余人'))],
  [pr('绩效管理体系搭建', '项目负责人', '2022-01', '2022-10', '建立季度考核机制，覆盖9个部门\n主管以上人员培训6场')],
  skills=sk(('招聘面试', 4), ('薪酬核算', 3), ('劳动法', 3), ('北森系统', 2)),
  certificates=ce(('企业人力资源管理师（二级）', '2016-05'), ('劳动关系协调员（三级）', '2019-12')),
  languages=la(('英语', '读写能力一般'),),
  self='十三年人力资源工作经验，六大模块都有涉及，制造业和连锁零售均熟悉。做事有章法，能在业务和员工之间找到平衡。')

# 17 accountant
truth('chromium-balance',
  dict(name='吴梦洁', phone='19500195017', email='wumengjie@example.com', city='合肥', birthMonth='1997-02', gender=1),
  [intent('总账会计', ['合肥'], pay(8000, 10000))],
  [ed('安徽财经大学', '会计学', 5, '2015-09', '2019-06', '校二等奖学金2次，优秀毕业生')],
  [job('合肥淝上食品有限公司', role('总账会计', '财务部', '2022-04', None, '负责总账核算、月结和报表编制，每月5个工作日内出表\n办理增值税、企业所得税、印花税等各税种申报，维护与税务专管员的沟通，配合税务检查1次，无补税；整理近三年农产品收购发票台账\n参与成本核算，盘点差异率控制在0.3%以内')),
   job('安徽禾黍财税咨询有限公司', role('代账会计', '会计二部', '2019-07', '2022-03', '独立负责45家小规模及一般纳税人企业的账务处理和纳税申报\n协助客户办理高新技术企业认定，通过4家')),
   job('合肥蜀峰会计师事务所', role('审计实习生', '', '2018-12', '2019-03', '参加3家企业年报审计，负责函证、抽凭和底稿整理'))],
  skills=sk(('金蝶云星空', 3), ('用友T+', 3), ('Excel', 4), ('电子税务局', 3)),
  certificates=ce(('初级会计师', '2018-06'), ('中级会计师', '2022-09')),
  self='六年财务工作经验，做过代账也做过工业会计，熟悉从凭证到报表、从开票到申报的完整流程，细心、守时，保密意识强，目前正在备考税务师。')

# 18 plumber and electrician, .doc
truth('libreoffice-bricks',
  dict(name='何大勇', phone='19600196028', email='', city='长沙', birthMonth='1984-09', gender=0),
  [intent('水电工', ['长沙', '株洲', '湘潭'], pay(350, 400, 2))],
  [ed('邵阳县塘渡口中学', '', 1, '1997', '2000')],
  [job('长沙檐下居装饰公司', role('水电班组长', '', '2018-03', '2025-09', '带6个人做家装水电，一年做80多套房子\n会看图纸，会放线、开槽、布管、穿线\n跟甲方、监理对接验收')),
   job('湖南湘垒建筑劳务有限公司', role('水电工', '', '2010-02', '2018-01', '在长沙、岳阳的楼盘做主体预埋和管道安装')),
   job('东莞长安锦跃电子厂', role('机修工', '', '2004-03', '2009-12', '修注塑机和流水线，换电机、接线路'))],
  certificates=ce(('低压电工证', '2012-08'), ('高处作业证', '2020-06')),
  self='干活实在，手艺好，不怕苦，工具自己带，随叫随到。')

# 19 English, food and beverage
truth('weasyprint-bistro',
  dict(name='Amber Luo', phone='19800198039', email='amber.luo@example.com', city='珠海'),
  [intent('Assistant Restaurant Manager', ['珠海', '深圳'], None)],
  [ed('Beijing Normal University Zhuhai', 'Hotel Management', 5, '2014-09', '2018-06', 'Dean’s List 2017; volunteer at two food festivals')],
  [job('Hotel Marisol Zhuhai', role('Restaurant Supervisor', 'Food & Beverage', '2021-03', None, 'Supervise a 120-seat all-day dining restaurant with 22 staff on rotating shifts\nRaised average spend per cover by 14% with a new set-lunch menu\nHandle guest complaints; online rating went from 4.3 to 4.7')),
   job('Lantern Bay Resort', role('Guest Relations Officer', 'Front Office', '2018-07', '2021-02', 'Welcomed VIP and group guests in English, Mandarin and Cantonese\nTrained eight new colleagues on check-in and upselling')),
   job('Little Harbour Café', role('Barista (part-time)', '', '2016-09', '2018-01', 'Opened the shop at weekends and kept stock records'))],
  skills=sk(('Opera PMS', None), ('Micros POS', None), ('Microsoft Excel', None)),
  certificates=ce(('WSET Level 2 Award in Wines', '2022-06'), ('First Aid Certificate', '2023-04')),
  languages=la(('Mandarin', 'native'), ('Cantonese', 'native'), ('English', 'fluent (IELTS 7.0)')),
  others=ot(('Interests', 'Coffee roasting, sea swimming')))

# 20 warehouse keeper, scan
truth('scan-barcode',
  dict(name='高秀兰', phone='19900199040', email='gaoxiulan@example.com', city='天津', birthMonth='1987-11', gender=1),
  [intent('仓库管理员', ['天津'], pay(5000, 6500))],
  [ed('天津市河东职业中专', '物流管理', 2, '2003-09', '2006-07')],
  [job('天津津渡通物流有限公司', role('仓库主管', '仓储部', '2017-05', '2025-08', '管理8000平方米常温仓，员工15人\n负责收货、上架、盘点和发货，库存准确率99.6%\n推行扫码入库，每天少加班1小时')),
   job('天津北辰恒美日化厂', role('仓库管理员', '成品库', '2010-03', '2017-04', '成品入库、出库登记，每月盘点一次\n用ERP系统录单，核对账物')),
   job('天津满堤惠超市', role('理货员', '', '2006-08', '2010-02', '负责粮油区理货、补货'))],
  skills=sk(('Excel', 3), ('用友ERP', 3), ('叉车操作', 2)),
  certificates=ce(('叉车证', '2014-07'), ('仓储管理员四级', '2018-11')),
  self='本人吃苦耐劳，认真仔细，从事仓库工作十五年，熟悉先进先出和库位管理，家住东丽区，能倒班。')

# these people end every line as a sentence
for n in ('libreoffice-bakery', 'libreoffice-bus', 'libreoffice-barrister', 'libreoffice-bloom', 'libreoffice-bench'):
    for x in [r for j in T[n]['work'] for r in j['roles']] + T[n]['projects']:
        x['description'] = x['description'].replace('\n', '；\n' if n.endswith('bench') else '。\n') + '。'

if __name__ == '__main__':
    for n, t in T.items():
        with open(os.path.join(HERE, '..', n + '.truth.json'), 'w') as f:
            rows = ['  ' + json.dumps(k) + ': ' + json.dumps(v, ensure_ascii=False) for k, v in t.items()]
            f.write('{\n' + ',\n'.join(rows) + '\n}\n')
    print(len(T))
