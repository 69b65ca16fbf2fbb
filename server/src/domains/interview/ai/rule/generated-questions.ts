import type { InterviewRequirement } from '@pinjian/contract/interview-material.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { fold } from '../scoring/fold.ts';
import { skillAnchors, skillPoints, teachingPoints } from './generated-points.ts';

/** From this many years on a requirement asks for depth. */
const seniorYears = 5;

/** A question that makes sure a requirement is asked for where the bank has none. */
export function requirementQuestion(requirement: InterviewRequirement, index: number): PlannedQuestion {
  const { skill, years, kind } = requirement;
  const asked = years === null ? `这个岗位看重${skill}。` : `这个岗位希望有 ${years} 年以上的${skill}经验。`;
  return {
    id: `requirement:${skill}`,
    family: `requirement:${fold(skill)}`,
    source: 'requirement',
    competency: 'craft',
    difficulty: (years ?? 0) >= seniorYears ? 'hard' : 'medium',
    form: 'experience',
    text: `${asked}挑一件最能说明您这方面水平的事，讲讲当时要解决什么、您怎么做的、结果怎么样？`,
    rephrase: `说一次您在${skill}方面的经历：什么情况、您负责哪一块、最难的是什么、后来怎样。`,
    anchors: skillAnchors,
    points: skillPoints(skill),
    requirements: [index],
    weight: kind === 'must' ? 1.4 : 1,
    seconds: 240,
    about: { kind: 'skill', skill },
  };
}

/** Three angles on one skill: what was done, the hardest of it, and how one would teach it. */
export function skillQuestions(skill: string): PlannedQuestion[] {
  const about = { kind: 'skill', skill } as const;
  const base = { source: 'skill', competency: 'craft', anchors: skillAnchors, requirements: [], about } as const;
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
      text: `先说一件您在${skill}方面做过的具体的事：要解决什么问题，您做了哪一部分，结果怎么样？`,
      rephrase: `举一个${skill}方面的实际例子，讲讲前因后果。`,
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
      text: `在${skill}方面，您遇到过的最棘手的问题是什么？怎么找到原因、怎么解决的？`,
      rephrase: `有没有一次${skill}让您卡了很久？讲讲当时的情况和您的办法。`,
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
      text: `如果让您带一位没有接触过${skill}的新同事，您会怎么讲它是做什么的、最容易用错的地方在哪里、什么时候不该用它？`,
      rephrase: `用自己的话给外行讲讲${skill}：它解决什么、关键在哪、有什么坑。`,
    },
  ];
}
