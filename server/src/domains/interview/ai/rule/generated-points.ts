import { skillByName } from '#domains/dictionary/index.ts';
import { point, type Anchors, type RubricPoint } from '../bank/question.ts';

/** Verbs of doing something with a tool or a method, as one alternative list of a saying. */
const doing = '做|用|写|搭|改|建|查|处理|分析|优化|设计|实现|负责|调|配|跑|画|算|带|谈|管|整理|上线|解决';

const ownPart = point(
  '说清本人负责的部分',
  '其中哪一部分是您自己做的？',
  '我负责|我主要|我来|我做|我写|我搭|我设计|我主导|我自己|我用|我把|我带|我先|我去|我们组里我|由我|我一个人|我独立',
);
const difficulty = point(
  '说清遇到的难点',
  '过程中最难的是哪里？',
  '难|卡住|卡在|报错|瓶颈|不支持|踩坑|坑|限制|冲突|复杂|失败|超时|不够|来不及|没想到|麻烦|不稳定|对不上|出问题|故障',
);
const approach = point(
  '说清怎么做、为什么这样做',
  '为什么这样处理，而不是别的办法？',
  '因为|考虑到|对比|相比|所以选|选了|换成|改成|拆成|方案|取舍|权衡|而不是|后来发现|定位|排查|验证',
  '先&再|然后|接着|之后|最后',
);
const outcome = point(
  '说清结果，并有数字或事实',
  '结果怎么样？有没有具体的数字？',
  '提升|降低|降到|减少|缩短|节省|增长|达到|完成|上线|通过|稳定|恢复|签&%|百分|倍|天|小时|分钟|秒|人|个|单|万|次|了',
  '从&到|降到|涨到|变成',
);

/** Points of a question about one's own work with a skill: whatever the skill, this is what makes experience believable. */
export function skillPoints(skill: string): RubricPoint[] {
  const spellings = spellingsOf(skill);
  return [
    point(
      `说出${skill}方面做过的具体事情`,
      `${skill}这方面，您具体做过哪件事？当时要解决什么？`,
      `${spellings}&${doing}|项目|场景|系统|客户|报表`,
      '当时|那时候|去年|今年|项目|有一次|公司|业务&要|需要|为了|负责|遇到|做',
    ),
    ownPart,
    difficulty,
    approach,
    outcome,
  ];
}

/** Points of explaining a skill to somebody new. */
export function teachingPoints(skill: string): RubricPoint[] {
  return [
    point(
      '说清它是用来解决什么问题的',
      `${skill}主要解决什么问题？`,
      '解决|用来|为了|适合|场景|好处|目的|避免|提高|方便|本质',
    ),
    point(
      '说出关键的用法或步骤',
      '最关键的步骤或用法是什么？',
      '首先|先|第一步|关键|核心|步骤|然后|配置|设置|流程|方法|原理|基本',
    ),
    point(
      '指出容易用错的地方',
      '最容易用错的地方是哪里？',
      '容易|常见|错|坑|注意|误用|忘记|忽略|不要|避免|新人|陷阱|风险',
    ),
    point('用自己的经历举例', '您自己在这里吃过亏吗？', '我|我们&遇到|碰到|踩|之前|有一次|当时|项目|曾经|后来|发现'),
    point(
      '说清边界：什么时候不适合用',
      '什么情况下您不会用它？',
      '不适合|不用|不建议|替代|换成|局限|限制|代价|成本|如果数据|太大|太小|看情况|取决于|而不是',
    ),
  ];
}

export const skillAnchors: Anchors = {
  1: '没有说出用它做过的具体事情',
  3: '有具体的事，说清了本人的部分和做法',
  5: '难点、取舍和结果都讲得具体，能说明用它的理由和边界',
};

/** All spellings of a skill, as alternatives of a saying. */
function spellingsOf(skill: string): string {
  const known = skillByName(skill);
  const all = [skill, ...(known === undefined ? [] : [known.name, ...known.aliases])];
  return (
    [...new Set(all.map((each) => each.replaceAll(/[|&]/gu, ' ').trim()))]
      .filter((each) => each.length > 1 || /\p{Script=Han}/u.test(each))
      .join('|') || skill
  );
}
