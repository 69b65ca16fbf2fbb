import { saveWishes } from '@pinjian/contract/matching-wish.ts';
import { confirmResume, createResume } from '@pinjian/contract/resume.ts';
import { findableConsent, setResumeVisibility } from '@pinjian/contract/resume-privacy.ts';
import { forgetLooks } from '#domains/matching/index.ts';
import { call } from './call.ts';
import { admitSeeker } from './cast.ts';
import type { Chance } from './chance.ts';
import type { PlannedSeeker } from './plan.ts';
import type { Stage } from './stage.ts';

const day = 86_400_000;
/** They came within so many days. */
const latest = 12;

/**
 * People who suit positions of the first company came of late, agreed to be found and have applied nowhere: everybody else
 * of these trades stands in its pipeline by now, and its page of talents would have nobody to show.
 */
export async function bringNewcomers(stage: Stage, chance: Chance, planned: Iterable<PlannedSeeker>): Promise<void> {
  const came: string[] = [];
  for (const { phone, resume } of planned) {
    stage.turnTo(new Date(stage.today.getTime() - (0.2 + chance.next() * latest) * day));
    const actor = await admitSeeker(stage, phone);
    const ctx = stage.as(actor);
    const { resumeId } = await call(ctx, createResume, {});
    stage.advance(chance.int(9, 50) * 60_000);
    await call(ctx, confirmResume, { resumeId, version: 1, content: resume.content });
    await call(ctx, setResumeVisibility, { visibility: 'open', consentVersion: findableConsent.version });
    const wishes = resume.content.intentions.map(({ position, positionCode, cities, salary }) => ({
      position,
      positionCode,
      cityCodes: cities.flatMap(({ code }) => code ?? []),
      anyCity: false,
      remote: false,
      salaryMin: salary.min,
    }));
    const content = { wishes, jobTypes: [1], recruitTypes: [], arrival: chance.int(1, 5) };
    await call(ctx, saveWishes, { version: 0, content, personalOrder: true });
    await stage.settle();
    came.push(actor.userId);
  }
  // Nothing is pushed for them: the company finds them by itself.
  await forgetLooks(stage.as({ kind: 'system' }), came);
}
