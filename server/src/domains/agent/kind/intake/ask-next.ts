import { cityByCode, positionCategory } from '#domains/dictionary/index.ts';
import { questionNames, type QuestionName, type Understood } from './read-words.ts';

/** One question of a short conversation, with answers to press. */
export interface Question {
  readonly name: QuestionName;
  readonly text: string;
  /** Why it is asked. */
  readonly why: string;
  readonly options: readonly string[];
}

/** What the company's own positions answer most often: offered, never taken for an answer. */
export interface Habits {
  readonly cityCodes: readonly string[];
}

interface Ask {
  readonly isOpen: (understood: Understood) => boolean;
  readonly text: (understood: Understood) => string;
  readonly why: string;
  readonly options?: (understood: Understood, habits: Habits) => readonly string[];
}

const asks: Readonly<Record<QuestionName, Ask>> = {
  title: {
    isOpen: ({ title }) => title === '',
    text: () => '想招什么职位？写职位名称就行。',
    why: '求职者先看职位名称',
  },
  category: {
    isOpen: ({ title, categoryId, categories }) => title !== '' && categoryId === null && categories.length > 0,
    text: ({ title }) => `“${title}”属于哪一类职位？`,
    why: '类别决定谁能搜到它',
    options: ({ categories }) => categories.flatMap((id) => positionCategory(id)?.name ?? []),
  },
  city: {
    isOpen: ({ cityCode, workMode }) => cityCode === null && workMode !== 3,
    text: () => '在哪个城市工作？',
    why: '城市是求职者最常用的筛选条件',
    options: (_, { cityCodes }) => cityCodes.flatMap((code) => cityByCode(code)?.name ?? []).slice(0, 4),
  },
  salary: {
    isOpen: ({ salary }) => salary === null,
    text: () => '薪资范围是多少？例如 15-25K·14薪，也可以面议。',
    why: '写明薪资的职位更容易收到合适的投递',
    options: () => ['面议'],
  },
  duties: {
    isOpen: ({ duties }) => duties.length === 0,
    text: () => '入职后主要做哪几件事？说两三件就够。',
    why: '岗位职责只能由您来写，助手不会替您编',
  },
  skills: {
    isOpen: ({ asks: asked, nice }) => asked.length + nice.length === 0,
    text: () => '哪些是必须会的？哪些是加分的？加分的请写“优先”。',
    why: '必须项用来匹配人选，也是 AI 面试提问的依据',
  },
  experience: {
    isOpen: ({ experience }) => experience === null,
    text: () => '要几年经验？',
    why: '职位发布时必须写明',
    options: () => ['不限', '1年以上', '3年以上', '5年以上'],
  },
  education: {
    isOpen: ({ education }) => education === null,
    text: () => '学历有要求吗？',
    why: '职位发布时必须写明',
    options: () => ['不限', '大专', '本科', '硕士'],
  },
  headCount: {
    isOpen: ({ headCount }) => headCount === null,
    text: () => '这次招几个人？',
    why: '招满后系统会提醒您关闭职位',
    options: () => ['1人', '2人', '3人', '5人'],
  },
};

/** What is still to be asked, in its order; a question that was answered is not asked again, whatever came of it. */
export function openQuestions(understood: Understood, habits: Habits): Question[] {
  return questionNames.flatMap((name) => {
    const { isOpen, text, why, options } = asks[name];
    if (understood.answered.includes(name) || !isOpen(understood)) return [];
    return [{ name, text: text(understood), why, options: options?.(understood, habits) ?? [] }];
  });
}
