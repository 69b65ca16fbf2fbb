/** What people call a section: Chinese, and the English beside it. The first is the plain one and more likely. */
export type SectionKey = 'work' | 'internships' | 'education' | 'projects' | 'skills' | 'certificates' | 'languages' | 'selfEvaluation' | 'intention' | 'contact' | 'awards' | 'campus' | 'interests' | 'papers';

export const chinese: Readonly<Record<SectionKey, readonly string[]>> = {
  work: ['工作经历', '工作经验', '职业经历', '工作背景', '从业经历', '任职经历', '工作履历', '职业履历', '主要工作经历', '职场经历', '工作经历介绍'],
  internships: ['实习经历', '实习经验', '社会实践与实习', '实习实践', '实习经历介绍'],
  education: ['教育经历', '教育背景', '学历', '学习经历', '教育情况', '学历背景', '求学经历', '教育及培训', '毕业院校'],
  projects: ['项目经历', '项目经验', '主要项目', '代表项目', '项目业绩', '参与项目', '重点项目', '项目实践'],
  skills: ['专业技能', '技能', '技能特长', '掌握技能', '技能清单', '职业技能', '个人技能', '技术栈', '核心技能', '工作技能', '擅长'],
  certificates: ['证书', '资格证书', '职业资格', '所获证书', '资质证书', '证书情况', '持有证书', '执业资格'],
  languages: ['语言能力', '语言', '外语水平', '外语能力', '语言水平'],
  selfEvaluation: ['自我评价', '个人评价', '自我介绍', '个人总结', '个人优势', '关于我', '自我描述', '个人简介', '自我鉴定', '我的优势', '个人概述'],
  intention: ['求职意向', '求职期望', '期望工作', '应聘意向', '职业意向', '意向岗位', '求职目标'],
  contact: ['个人信息', '基本信息', '联系方式', '基本资料', '个人资料', '基本情况'],
  awards: ['获奖情况', '荣誉奖项', '所获荣誉', '奖励荣誉', '获奖经历', '奖项荣誉', '荣誉证书及奖励'],
  campus: ['校园经历', '在校经历', '社团经历', '学生工作', '校内职务', '校园实践'],
  interests: ['兴趣爱好', '个人爱好', '爱好', '业余爱好', '兴趣特长'],
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
  papers: ['Publications', 'Papers'],
};

export const icons: Readonly<Record<SectionKey, string>> = {
  work: '💼', internships: '🏢', education: '🎓', projects: '📁', skills: '🛠', certificates: '📜', languages: '🌐', selfEvaluation: '📝', intention: '🎯', contact: '👤', awards: '🏆', campus: '🏫', interests: '🎵', papers: '📚',
};
