import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { agreeToBeFound, confirmedResume, sampleContent } from './resume.ts';
import type { World } from './world.ts';

/** Somebody who agreed to be found. */
export interface Talent {
  readonly seeker: SeekerActor;
  readonly mine: Ctx<SeekerActor>;
  readonly resumeId: string;
}

/** A front-end developer in 杭州 of three years or so, who looks for work and is not employed at present. */
export function talentContent(changes: Partial<ResumeContent> = {}): ResumeContent {
  const sample = sampleContent();
  return {
    ...sample,
    basics: { ...sample.basics, jobStatus: 1 },
    intentions: [
      {
        position: '前端开发工程师',
        positionCode: '100201',
        cities: [{ code: '101210100', name: '杭州' }],
        salary: { min: 1_500_000, max: 2_000_000, cycle: 1, months: 12 },
      },
    ],
    education: [
      {
        school: '浙江示例大学',
        major: '计算机科学与技术',
        degree: 5,
        start: '2015-09',
        end: '2019-06',
        current: false,
        description: '',
      },
    ],
    work: [
      {
        company: '远帆示例网络有限公司',
        roles: [
          {
            title: '前端工程师',
            department: '',
            start: '2019-07',
            end: '2025-03',
            current: false,
            description: '用 React 和 TypeScript 开发商家后台，做过性能优化',
          },
        ],
      },
    ],
    skills: [
      { name: 'React', level: 3 },
      { name: 'TypeScript', level: 3 },
    ],
    ...changes,
  };
}

/** Somebody with a confirmed resume who agreed to be found, in the index already. */
export async function talent(world: World, changes: Partial<ResumeContent> = {}): Promise<Talent> {
  const seeker = await world.seeker();
  const mine = world.as(seeker);
  const resumeId = await confirmedResume(world, seeker, talentContent(changes));
  await agreeToBeFound(mine);
  await world.deliver();
  return { seeker, mine, resumeId };
}
