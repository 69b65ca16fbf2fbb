import type { InterviewRequirement, InterviewResume } from '@pinjian/contract/interview-material.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { figure } from '../scoring/lexicon.ts';
import { fold, sentencesOf } from '../scoring/fold.ts';
import { experienceAnchors, experiencePoints, skillAnchors, skillPoints, teachingPoints } from './generated-points.ts';

/** From this many years on a requirement asks for depth. */
const seniorYears = 5;

/** A question that makes sure a requirement is asked for where the bank has none. */
export function requirementQuestion(requirement: InterviewRequirement, index: number): PlannedQuestion {
  const { skill, years, kind } = requirement;
  const asked = years === null ? `这个岗位要用到${skill}。` : `这个岗位希望有 ${years} 年以上的${skill}经验。`;
  return {
    id: `requirement:${skill}`,
    family: `requirement:${fold(skill)}`,
    source: 'requirement',
    competency: 'craft',
    difficulty: (years ?? 0) >= seniorYears ? 'hard' : 'medium',
    form: 'experience',
    text: `${asked}挑一件你用它做过的、最能说明水平的事，讲讲当时要解决什么、你怎么做的、结果怎么样？`,
    rephrase: `说一次你真正用到${skill}的经历：什么情况、你负责哪一块、最难的是什么、后来怎样。`,
    anchors: skillAnchors,
    points: skillPoints(skill),
    requirements: [index],
    weight: kind === 'must' ? 1.4 : 1,
    seconds: 240,
  };
}

/** Three angles on one skill: what was done, the hardest of it, and how one would teach it. */
export function skillQuestions(skill: string): PlannedQuestion[] {
  const base = { source: 'skill', competency: 'craft', anchors: skillAnchors, requirements: [] } as const;
  const points = skillPoints(skill);
  return [
    {
      ...base,
      id: `skill:${skill}:use`,
      family: `skill:use`,
      difficulty: 'easy',
      form: 'experience',
      weight: 1,
      seconds: 180,
      points,
      text: `先说说你用${skill}做过的一件具体的事：要解决什么问题，你做了哪一部分，结果怎么样？`,
      rephrase: `举一个你实际使用${skill}的例子，讲讲前因后果。`,
    },
    {
      ...base,
      id: `skill:${skill}:hard`,
      family: `skill:hard`,
      difficulty: 'hard',
      form: 'experience',
      weight: 1.3,
      seconds: 240,
      points,
      competency: 'problemSolving',
      text: `使用${skill}的过程中，你遇到过的最棘手的问题是什么？怎么找到原因、怎么解决的？`,
      rephrase: `有没有一次${skill}让你卡了很久？讲讲当时的情况和你的办法。`,
    },
    {
      ...base,
      id: `skill:${skill}:teach`,
      family: `skill:teach`,
      difficulty: 'medium',
      form: 'knowledge',
      weight: 1,
      seconds: 180,
      points: teachingPoints(skill),
      text: `如果让你带一位没有用过${skill}的新同事，你会怎么讲它是做什么的、最容易用错的地方在哪里、什么时候不该用它？`,
      rephrase: `用自己的话给外行讲讲${skill}：它解决什么、关键在哪、有什么坑。`,
    },
  ];
}

/** Questions about what stands in the resume: each project and post once, and the figures it claims. */
export function resumeQuestions(resume: InterviewResume): PlannedQuestion[] {
  const projects = resume.projects
    .filter((each) => each.name !== '')
    .map((each) => ({ what: `“${each.name}”这个项目`, ...each }));
  const posts = resume.work
    .filter((each) => each.company !== '' && each.title !== '')
    .map((each) => ({
      what: `在${each.company}做${each.title}`,
      name: `${each.company}:${each.title}`,
      description: each.description,
    }));
  const told = [...projects, ...posts].filter((each) => each.description !== '');
  return told.flatMap((each, index) => {
    const claim = claimIn(each.description);
    return claim === null ? [aboutExperience(each, index)] : [aboutExperience(each, index), aboutClaim(each, claim)];
  });
}

interface Told {
  readonly what: string;
  readonly name: string;
}

const aboutResume = { source: 'resume', form: 'experience', anchors: experienceAnchors, requirements: [] } as const;

function aboutExperience({ what, name }: Told, index: number): PlannedQuestion {
  return {
    ...aboutResume,
    id: `resume:${name}`,
    family: `resume:${name}`,
    competency: 'ownership',
    difficulty: index === 0 ? 'easy' : 'medium',
    text: `你的简历里写到${what}。当时要解决什么问题，你负责哪一块，最难的地方是怎么处理的？`,
    rephrase: `挑${what}里你做得最多的一件事，讲讲背景、你的做法和结果。`,
    points: experiencePoints(),
    weight: 1,
    seconds: 200,
  };
}

function aboutClaim({ what, name }: Told, claim: string): PlannedQuestion {
  return {
    ...aboutResume,
    id: `resume:${name}:claim`,
    family: `resume:${name}:claim`,
    competency: 'results',
    difficulty: 'medium',
    text: `简历里关于${what}写着“${claim}”。这个结果是怎么算出来的，你做了什么让它发生的？`,
    rephrase: `讲讲“${claim}”背后的事：原来是多少、怎么统计的、哪些是你的功劳。`,
    points: experiencePoints(),
    weight: 1.1,
    seconds: 200,
  };
}

/** A sentence of the description with a figure in it, short enough to be read out. */
function claimIn(description: string): string | null {
  const folded = fold(description);
  const found = sentencesOf(folded).find(
    ({ from, to }) =>
      to - from >= 8 &&
      to - from <= 60 &&
      folded.slice(from, to).match(figure) !== null &&
      /提升|降|增|减|缩短|节省|达到|完成|增长|超过|从/u.test(folded.slice(from, to)),
  );
  return found === undefined
    ? null
    : description
        .slice(found.from, found.to)
        .replaceAll(/[“”]/gu, '')
        .replace(/^[\d.、()（）\s•·-]+/u, '');
}
