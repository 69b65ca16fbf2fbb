/** What people call a section: Chinese, and the English beside it. The first is the plain one and more likely. */
export type SectionKey = 'work' | 'internships' | 'education' | 'projects' | 'skills' | 'certificates' | 'languages' | 'selfEvaluation' | 'intention' | 'contact' | 'awards' | 'campus' | 'interests' | 'papers' | 'training';

export const chinese: Readonly<Record<SectionKey, readonly string[]>> = {
  work: ['工作经历', '工作经历', '工作经验', '职业经历', '工作背景', '从业经历', '任职经历', '工作履历', '职业履历', '主要工作经历', '职场经历', '工作经历介绍', '个人经历', '工作简历', '职业经验', '工作情况', '主要经历', '相关工作经历', '工作经历及业绩', '工作经历（近五年）', '我的工作经历', '曾任职务', '工 作 经 历', '职业生涯', '历任工作'],
  internships: ['实习经历', '实习经验', '社会实践与实习', '实习实践', '实习经历介绍', '实习/工作经历', '实习工作', '实习与兼职', '社会实践', '实践经历', '实习经历（一）'],
  education: ['教育经历', '教育背景', '学历', '学习经历', '教育情况', '学历背景', '求学经历', '教育及培训', '毕业院校', '教育', '教育状况', '学历情况', '毕业学校', '学习简历', '教 育 背 景', '受教育经历', '教育培训经历', '学习背景', '教育信息', '教育程度', '我的教育'],
  projects: ['项目经历', '项目经验', '主要项目', '代表项目', '项目业绩', '参与项目', '重点项目', '项目实践', '项目', '项目案例', '工程业绩', '主要工程业绩', '项目介绍', '项 目 经 验', '科研项目', '课程项目', '近期项目', '部分项目经验', '作品与项目', '主导项目'],
  skills: ['专业技能', '技能', '技能特长', '掌握技能', '技能清单', '职业技能', '个人技能', '技术栈', '核心技能', '工作技能', '擅长', '个人能力', '专业特长', '职业技能与特长', '能力', '专长', '熟悉的技术', '相关技能', '技能与特长', '专 业 技 能', '技术能力', '特长', '掌握的技能', 'IT技能'],
  certificates: ['证书', '资格证书', '职业资格', '所获证书', '资质证书', '证书情况', '持有证书', '执业资格', '资格认证', '职业证书', '证书资质', '考取证书', '技能证书', '从业资格', '证件'],
  languages: ['语言能力', '语言', '外语水平', '外语能力', '语言水平'],
  selfEvaluation: ['自我评价', '自我评价', '个人评价', '自我介绍', '个人总结', '个人优势', '关于我', '自我描述', '个人简介', '自我鉴定', '我的优势', '个人概述', '自 我 评 价', '个人特点', '自我总结', '自荐', '个人陈述', '个人亮点', '核心优势', '优势亮点', '职业概述', '自述', '我的特点', '工作态度'],
  intention: ['求职意向', '求职意向', '求职期望', '期望工作', '应聘意向', '职业意向', '意向岗位', '求职目标', '意向', '应聘职位', '期望', '期望职位', '意向职位'],
  contact: ['个人信息', '基本信息', '联系方式', '基本资料', '个人资料', '基本情况', '个人概况', '联系信息', '基础信息', '个人基本信息'],
  awards: ['获奖情况', '荣誉奖项', '所获荣誉', '奖励荣誉', '获奖经历', '奖项荣誉', '荣誉证书及奖励', '荣誉', '奖项', '所获奖项', '奖惩情况', '获得荣誉', '个人荣誉', '奖学金'],
  campus: ['校园经历', '在校经历', '社团经历', '学生工作', '校内职务', '校园实践', '在校情况', '社团活动', '校内经历', '学生干部经历', '在校职务', '社团/组织', '校园活动', '学校实践'],
  interests: ['兴趣爱好', '个人爱好', '爱好', '业余爱好', '兴趣特长'],
  training: ['培训经历', '培训情况', '培训背景', '进修经历', '培训记录', '继续教育', '参加培训'],
  papers: ['论文发表', '学术成果', '论文与专利', '发表论文', '科研成果'],
};

export const english: Readonly<Record<SectionKey, readonly string[]>> = {
  work: ['Work Experience', 'Experience', 'Employment History', 'Professional Experience', 'EMPLOYMENT'],
  internships: ['Internships', 'Internship Experience'],
  education: ['Education', 'Education Background', 'Academic Background'],
  projects: ['Projects', 'Project Experience', 'Selected Projects'],
  skills: ['Skills', 'Professional Skills', 'Core Skills', 'Technical Skills'],
  certificates: ['Certificates', 'Certifications', 'Licences'],
  languages: ['Languages', 'Language Skills'],
  selfEvaluation: ['Summary', 'Profile', 'About Me', 'Self Evaluation'],
  intention: ['Objective', 'Career Objective'],
  contact: ['Contact', 'Personal Information', 'About'],
  awards: ['Awards', 'Honors & Awards', 'Honours'],
  campus: ['Campus Activities', 'Activities'],
  interests: ['Interests', 'Hobbies'],
  training: ['Training'],
  papers: ['Publications', 'Papers'],
};

export const icons: Readonly<Record<SectionKey, string>> = {
  work: '💼', internships: '🏢', education: '🎓', projects: '📁', skills: '🛠', certificates: '📜', languages: '🌐', selfEvaluation: '📝', intention: '🎯', contact: '👤', awards: '🏆', campus: '🏫', interests: '🎵', papers: '📚', training: '📋',
};
