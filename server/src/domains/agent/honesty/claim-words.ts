/**
 * Words that say how well, how long, how much or how highly somebody did something. A rule never chooses one of them: it
 * stands in a text only where a source has it.
 */
export const claimWords: readonly string[] = [
  // How well.
  '精通', '熟练', '熟悉', '掌握', '擅长', '了解', '扎实', '深厚', '出色', '优异', '优秀', '突出', '卓越', '顶尖', '一流', '领先',
  // How long and how much, without a figure.
  '多年', '数年', '几年', '半年', '常年', '长期', '丰富', '大量', '数十', '数百', '上百', '上千', '上万', '过半', '大幅', '显著',
  '翻倍', '翻番', '数倍', '成倍', '全部', '从零', '从0', '0到1',
  // In which part.
  '独立负责', '独立完成', '主导', '牵头', '带领', '带队', '带团队', '管理过', '团队管理', '负责人', '创始', '合伙', '资深', '高级', '首席', '专家', '骨干', '核心成员',
  // What for.
  '获奖', '奖学金', '冠军', '第一名', '一等奖', '二等奖', '三等奖', '表彰', '专利', '论文', '出版', '开源', '晋升', '绩效',
  // Studies and papers.
  '博士', '硕士', '研究生', '本科', '大专', '专科', '高中', '中专', '学士', 'mba', '海归', '留学', '全日制', '统招', '双一流', '985', '211',
  '持证', '证书', '认证', '资格证', '执业', '驾照', '四级', '六级', '雅思', '托福',
  // What somebody is ready for, and how they live.
  '随时到岗', '立即到岗', '马上到岗', '尽快到岗', '已离职', '在职', '接受出差', '接受加班', '接受轮班', '接受外派', '可出差', '可加班', '可驻场',
  '期望薪资', '目前薪资', '已婚', '未婚', '已育', '健康', '党员', '退伍',
];

/** Ends of what people are called at work: with what stands before them they have to be in a source. */
export const roleEndings: readonly string[] = [
  '工程师', '架构师', '设计师', '分析师', '规划师', '咨询师', '会计师', '律师', '教师', '讲师', '教授', '医师', '药师', '护士',
  '经理', '总监', '主管', '组长', '主任', '店长', '专员', '顾问', '实习生', '管培生',
];

/** Ends of what schools, companies and others of their kind are called. */
export const organisationEndings: readonly string[] = [
  '大学', '学院', '中学', '小学', '有限公司', '公司', '集团', '研究院', '研究所', '事务所', '医院', '银行', '工作室', '协会',
];
