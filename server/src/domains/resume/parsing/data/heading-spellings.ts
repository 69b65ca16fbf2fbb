import type { SectionKind } from '../headings.ts';

/** Spellings of headings, without spaces and in lower case, as people write them in Chinese and English. */
export const headingSpellings: Readonly<Record<SectionKind, string>> = {
  basics: `
    基本信息 个人信息 基本资料 个人资料 基本情况 个人概况 联系方式 联系我 联系信息 个人档案 基础信息 contact
    contacts contactme contactinformation personalinformation personaldetails personaldata details basicinformation`,
  intention: `
    求职意向 应聘 期望 要找 想找 求职期望 期望工作 求职目标 职业意向 应聘岗位 应聘职位 意向岗位 意向职位 期望职位 期望岗位 工作意向
    求职意愿 职业目标 求职岗位 目标职位 应聘意向 objective careerobjective jobobjective jobintention jobobjectives
    careergoal`,
  education: `
    教育背景 学习简历 上学经历 读书情况 毕业院校 毕业学校 教育经历 教育情况 学历背景 学习经历 教育 学历 教育信息 学历信息 教育及培训 教育培训 求学经历 教育与培训
    学习背景 教育程度 学历教育 education educationbackground educationalbackground academicbackground
    educationandtraining educationhistory academichistory`,
  work: `
    工作经历 在哪干过 干过什么 干过哪些活 工作过的地方 工作经验 工作履历 履历 上班经历 职业经历 任职经历 从业经历 工作背景 实习经历 实习经验 实习 实践经历 社会实践 实习实践
    工作及实习经历 工作/实习经历 实习/工作经历 工作与实习经历 实习工作经历 职业背景 职业履历 工作情况 实习与实践
    实习及实践经历 实习与实践经历 社会经历 工作实习经历 工作 经历 工作简历 experience workexperience
    professionalexperience employment employmenthistory workhistory careerhistory internship internships
    internshipexperience professionalbackground internexperience relevantexperience workandinternshipexperience
    careerexperience employmentrecord jobhistory workinghistory professionalhistory workinghistory workingexperience career`,
  projects: `
    项目经历 项目经验 项目 项目背景 科研项目 科研经历 研究经历 主要项目 项目实践 参与项目 科研经验 项目成果 代表项目
    个人项目 项目作品 开源项目 项目介绍 课题研究 重点项目 科研与项目经历 项目与科研经历 项目案例 竞赛项目 课程项目 代表作品
    作品项目 projects project projectexperience projectexperiences personalprojects researchexperience research
    keyprojects selectedprojects selectedproject projecthistory majorprojects opensourceprojects academicprojects`,
  skills: `
    专业技能 擅长 擅长领域 擅长技能 会的 会什么 我会的 技能 技能特长 技能清单 个人技能 职业技能 掌握技能 技术能力 技术栈 技能专长 相关技能 技能证书 技能与证书
    技能/证书 技能及证书 证书与技能 技能标签 专业能力 核心技能 软件技能 技能水平 技能概述 it技能 技术技能 计算机技能
    工作技能 技能掌握 个人能力 办公技能 技能爱好 技能与特长 技能和证书 专业特长 技能证书及其他 技能及其他 其他技能
    技能总结 擅长技能 语言技能 语言与技能 语言及技能 技能与语言 设计软件 掌握软件 业务技能 核心能力 能力 skills
    technicalskills professionalskills skill keyskills coreskills skillset expertise skillsandcertifications
    skills&certifications technologies competencies corecompetencies computerskills areasofexpertise software softwareskills tools toolsandtechnologies technologystack`,
  certificates: `
    证书 证件 资格证书 职业证书 荣誉证书 资质证书 所获证书 资格认证 专业证书 获得证书 职业资格 证书资质 技能认证 执业资格
    证书及资质 相关证书 资格与证书 专业资质 certifications certificates certification certificate licenses
    licensesandcertifications licenses&certifications registration registrations professionalregistration professionalregistrations licences licensure`,
  languages: `
    语言能力 语言 外语水平 外语能力 语言水平 英语水平 外语 英语能力 语言技能水平 languages language languageskills
    languageproficiency`,
  selfEvaluation: `
    自我评价 个人评价 自我介绍 个人总结 个人优势 关于我 个人简介 自我描述 个人陈述 自我总结 自我鉴定 核心优势
    职业总结 个人概述 我的优势 个人亮点 优势亮点 职业概述 自评 个人介绍 简介 个人特点 职业优势 竞争优势 自我评述
    综合评价 个人特质 工作总结 个人综述 个人说明 职业简介 summary profile aboutme about professionalsummary
    personalprofile executivesummary selfevaluation personalstatement careersummary selfassessment personalsummary
    selfintroduction`,
  other: `
    荣誉奖项 获奖情况 获奖经历 荣誉 奖项 所获荣誉 奖励情况 获奖荣誉 个人荣誉 荣誉与奖项 获奖 奖项荣誉 所获奖项
    奖惩情况 在校荣誉 荣誉奖励 主要荣誉 奖励荣誉 竞赛经历 竞赛获奖 获奖及证书 荣誉及证书 校园经历 在校经历 校内经历
    学生工作 社团经历 社团活动 校园实践 校内实践 学生干部经历 校园活动 在校情况 学校经历 组织经历 社团和组织经历
    校园任职 校内任职 在校任职 校园职务 校园任职经历 学生任职 社团任职 职业间隔 工作间隔 职业空窗 学生干部 奖学金 科研论文
    校园经验 学生经历 干部经历 课外活动 社会活动 活动经历 志愿者经历 志愿经历 志愿服务 公益经历 培训经历 培训
    培训情况 论文发表 发表论文 论文 论文著作 学术成果 科研成果 专利 专利成果 论文与专利 论文专利 发表文章 著作
    学术论文 知识产权 兴趣爱好 爱好 特长 兴趣 兴趣特长 爱好特长 个人爱好 附加信息 其他 其它 其他信息 补充信息
    其他经历 作品 作品集 个人作品 作品展示 推荐人 证明人 家庭情况 家庭成员 主修课程 主要课程 核心课程 相关课程
    个人博客 备注 致谢 工作成果 主要业绩 业绩 创业经历 awards honors honours honorsandawards honors&awards
    awardsandhonors awards&honors achievements publications publication patents volunteer volunteering
    volunteerexperience interests hobbies activities extracurricularactivities leadership leadershipexperience
    training references additionalinformation others other courses coursework relevantcoursework portfolio
    honors-awards campusexperience hobbiesandinterests memberships affiliations conferences interestsandhobbies`,
};
