import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { saysHowMuch } from './figures.ts';
import type { Advice } from './model.ts';

type Said = Pick<Advice, 'rule' | 'path' | 'title' | 'why' | 'act' | 'urgent'> & { readonly quote?: string };

function say({ quote = '', ...said }: Said): Advice {
  return { ...said, line: null, quote };
}

function contacts({ basics }: ResumeContent): Advice[] {
  const found: Advice[] = [];
  if (basics.phone === '')
    found.push(
      say({
        rule: 'phone',
        path: 'basics.phone',
        title: '没有写手机号',
        why: '招聘方联系您，手机号用得最多。',
        act: '填写常用的手机号；投递之前企业看不到。',
        urgent: true,
      }),
    );
  if (basics.email === '')
    found.push(
      say({
        rule: 'email',
        path: 'basics.email',
        title: '没有写邮箱',
        why: '录用通知和笔试链接多用邮件发送。',
        act: '填写常用的邮箱。',
        urgent: true,
      }),
    );
  return found;
}

/** Recent posts without a word; older ones may stand as a line. */
const recentPosts = 2;

function blanks({ work, projects }: ResumeContent): Advice[] {
  const posts = work
    .flatMap(({ company, roles }, at) =>
      roles.map((role, index) => ({ path: `work.${at}.roles.${index}.description`, company, role })),
    )
    .slice(0, recentPosts);
  return [
    ...posts
      .filter(({ company, role }) => role.description.trim() === '' && company + role.title !== '')
      .map(({ path, company, role }) =>
        say({
          rule: 'blank',
          path,
          quote: [company, role.title].filter((word) => word !== '').join(' · '),
          title: '还没有写工作内容',
          why: '最近的经历最受关注，只有职位看不出做过什么。',
          act: '写两三行：做了什么、怎么做的、结果如何。',
          urgent: true,
        }),
      ),
    ...projects.flatMap((project, at) =>
      project.name === '' || project.description.trim() !== ''
        ? []
        : [
            say({
              rule: 'blank',
              path: `projects.${at}.description`,
              quote: project.name,
              title: '还没有写项目描述',
              why: '只有名称看不出您在项目里做了什么。',
              act: '写两三行：项目做什么、您负责什么、结果如何。',
              urgent: false,
            }),
          ],
    ),
  ];
}

/** Who comes from school without a post has other things to tell. */
function untold({ work, projects, education, others }: ResumeContent): Advice[] {
  const isUntold =
    work.length + projects.length === 0 &&
    education.length > 0 &&
    education.every(({ description }) => description.trim() === '') &&
    others.every(({ description }) => description.trim() === '');
  return isUntold
    ? [
        say({
          rule: 'untold',
          path: 'projects',
          title: '没有工作经历，也有可以写的',
          why: '校招看的是您做过什么：课程设计、竞赛、社团、志愿服务都算。',
          act: '添加一段项目经历，写清您做的那部分。',
          urgent: false,
        }),
      ]
    : [];
}

const phrases =
  /吃苦耐劳|认真负责|性格(?:开朗|外向|活泼)|乐于助人|积极(?:向上|主动|乐观)|踏实(?:肯干|勤奋)|勤奋好学|责任心强|有责任心|抗压能力强|沟通能力强|学习能力强|适应能力强|团队(?:合作|协作)?(?:精神|意识)|待人(?:真诚|友善)/gu;
/** One such word is a word; several and nothing else is no self. */
const fewestPhrases = 3;

function phrasesAlone({ selfEvaluation }: ResumeContent): Advice[] {
  const found = selfEvaluation.match(phrases) ?? [];
  if (found.length < fewestPhrases || saysHowMuch(selfEvaluation)) return [];
  return [
    say({
      rule: 'phrases',
      path: 'selfEvaluation',
      quote: found.slice(0, 3).join('、'),
      title: '这些话谁都可以写',
      why: '没有例子的形容词，招聘方大多会跳过。',
      act: '留下一两个最像您的，各配一件做过的事。',
      urgent: false,
    }),
  ];
}

/** About two and a half pages. */
const muchText = 2600;

function length(content: ResumeContent): Advice[] {
  const texts = [
    ...content.work.flatMap(({ roles }, work) =>
      roles.map(({ description }, at) => ({ path: `work.${work}.roles.${at}.description`, text: description })),
    ),
    ...content.projects.map(({ description }, at) => ({ path: `projects.${at}.description`, text: description })),
  ];
  const letters = texts.reduce((sum, { text }) => sum + text.length, content.selfEvaluation.length);
  const oldest = texts.findLast(({ path, text }) => path.startsWith('work.') && text !== '') ?? texts.at(-1);
  if (letters <= muchText || oldest === undefined) return [];
  return [
    say({
      rule: 'length',
      path: oldest.path,
      title: `经历一共写了 ${letters} 字，会超过两页`,
      why: '多数招聘方只看前两页。',
      act: '从最早的经历开始缩，每段留一两行。',
      urgent: false,
    }),
  ];
}

/** What is missing or too much in the resume as a whole. */
export function adviceOnWhole(content: ResumeContent): Advice[] {
  return [...contacts(content), ...blanks(content), ...untold(content), ...phrasesAlone(content), ...length(content)];
}
