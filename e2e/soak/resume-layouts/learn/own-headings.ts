const lines = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/u)
    .map((line) => line.trim());

/** Headings as people and templates word them, those that no list of words holds among them. */
export const ownHeadings = {
  E: lines(`
    教育背景
    教育经历
    教育
    EDUCATION
    Education
    教育背景 / Education
    学历
    就读
    求学路
    读书
    学校里
    学业
    校园时光
    我的学校
    Academic Background
    Where I studied
    上学的日子
  `),
  W: lines(`
    工作经历
    工作经验
    工作
    实习经历
    实习
    EXPERIENCE
    Work
    Employment
    工作经历 / Work Experience
    经验
    任职
    履历
    职场
    干过的活
    走过的路
    我的战场
    职业轨迹
    Positions
    On the job
    从业
    上班
    一路走来
    实践与工作
    实习/工作
    实习与项目
    项目与实习经历
    实践经历
    工程实践
  `),
  P: lines(`
    项目经历
    项目经验
    项目
    PROJECTS
    Projects
    项目经历 / Projects
    作品
    做过的东西
    代表作
    折腾
    开源
    科研
    课题
    Grants
    Things I made
    Side projects
    得意之作
    亲手做的
    研究与项目
    工作与项目
    实践经历
  `),
} as const;
