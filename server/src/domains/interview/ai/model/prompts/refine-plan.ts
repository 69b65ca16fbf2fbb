import type { InterviewPosition, InterviewResume } from '@pinjian/contract/interview-material.ts';
import type { PlannedQuestion } from '../../engine/plan.ts';
import { aboutFences, fenced } from '#platform/llm/fence.ts';
import type { Prompt } from './prompt.ts';

/** Words planned questions anew so that they fit this position and this resume. */
export const refinePlanPrompt: Prompt = {
  name: '出题',
  version: 2,
  system: `你是资深面试官，为一场结构化面试润色题目。题目的数量、顺序、考察点和评分标准已经由程序定好，你只把题目的说法改得更贴合这个职位和这份简历，让它听起来像真人在问，考察的内容不能变。

${aboutFences}

输出一个 JSON 对象，questions 是数组，只包含你想改的题目，每项：
- index：题目的编号。
- text：新的说法，20 到 140 个字，正好一个问号，以问号结尾。必须仍然覆盖原题问的每一点。
- rephrase：同一个问题换一种更简单的说法，15 到 120 个字。

要求：
- 标明“改写”的题只能换说法，不能加进原题和材料里没有的事。
- 标明“可结合简历”的题可以点名简历里的一个项目、一段工作或一项职责，点名的文字必须在简历里逐字出现，并用中文双引号“”括起来。
- 不假设候选人做过材料里没有写的事，不暗示答案，不评价候选人。
- 称候选人一律用“您”。
- 几道题的开头和问法不要雷同。不需要改的题不要输出。
- 绝不询问或提到：婚姻、恋爱、生育、年龄、户籍、籍贯、民族、宗教、政治面貌、健康和残疾、身高相貌、家庭成员、住址、现在或以前的薪资、学校和学历。`,
};

interface PlanToRefine {
  readonly questions: readonly PlannedQuestion[];
  readonly position: InterviewPosition | null;
  readonly resume: InterviewResume | null;
}

/** Longest part of a posting or of one piece of a resume that is put before the model, in characters. */
const longest = 600;

export function refinePlanText({ questions, position, resume }: PlanToRefine): string {
  const asked = questions.map((each, index) => {
    const may = takesResume(each) && resume !== null ? '可结合简历' : '改写';
    return `${index}.（${may}）${each.text}\n   考察：${each.points.map((point) => point.label).join('；')}`;
  });
  const posting = (position?.description ?? []).map(({ title, text }) => `【${title}】${text.slice(0, longest)}`);
  const work = (resume?.work ?? []).map(
    (each) => `- ${each.company} ${each.title}：${each.description.slice(0, longest)}`,
  );
  const projects = (resume?.projects ?? []).map(
    (each) => `- ${each.name} ${each.role}：${each.description.slice(0, longest)}`,
  );
  return [
    fenced('题目', asked.join('\n')),
    ...(position === null ? [] : [fenced('职位', [position.title, ...posting].join('\n'))]),
    ...(resume === null ? [] : [fenced('简历', [...work, ...projects, resume.skills.join('、')].join('\n'))]),
  ].join('\n\n');
}

/** Whether a question asks for the person's own past, so that it may name a piece of the resume. */
export function takesResume(question: PlannedQuestion): boolean {
  return question.form === 'experience' && question.source !== 'resume';
}
