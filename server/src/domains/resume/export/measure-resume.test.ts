import { describe, expect, it } from 'vitest';
import { plainPrint } from '@pinjian/contract/resume-print.ts';
import { confirmedResume } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { getResume } from '../get-resume.ts';
import { setResumeTemplate } from '../set-resume-template.ts';
import { measureResume } from './measure-resume.ts';

const world = useWorld();
const refused = (code: number) => expect.objectContaining({ name: 'Refusal', code });

async function setUp() {
  const [owner, stranger] = [world.as(await world.seeker()), world.as(await world.seeker())];
  return { owner, stranger, resumeId: await confirmedResume(world, owner.actor) };
}

describe('measureResume', () => {
  it('tells the pages of the stored print, and of another one that is only looked at', async () => {
    const { owner, resumeId } = await setUp();
    const style = { ...plainPrint, density: 'loose' as const };
    await setResumeTemplate(owner, { resumeId, template: 'campus', style });
    const stored = await measureResume(owner, { resumeId });
    expect(stored).toMatchObject({ pages: 1, fits: null, hasPhoto: false, chosen: { size: 11 } });
    expect(await measureResume(owner, { resumeId })).toEqual(stored);
    const other = await measureResume(owner, { resumeId, density: 'tight', onePage: true });
    expect(other).toMatchObject({ pages: 1, fits: true, chosen: { size: 10 } });
    expect(await getResume(owner, { resumeId })).toMatchObject({ template: 'campus', printStyle: style });
  });

  it('refuses a stranger', async () => {
    const { stranger, resumeId } = await setUp();
    await expect(measureResume(stranger, { resumeId })).rejects.toEqual(refused(40400));
  });
});
