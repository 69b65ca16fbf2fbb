import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { receiptsOf } from '#domains/interview/index.ts';
import { companyOwner } from '#testing/company.ts';
import { accepted, enterRoom, holdInterview, prepare } from '#testing/interview.ts';
import { useWorld } from '#testing/world.ts';
import { listApplicationMatches } from './list-application-matches.ts';

const world = useWorld();

it('what an interview of this company showed is evidence for it, in the words that were said, and for nobody else', async () => {
  const { owner, seeker, applicationId, interviewId } = await accepted(world);
  const mine = world.as(seeker);
  await prepare(mine, interviewId);
  await holdInterview(await enterRoom(mine, interviewId));
  await world.deliver();
  await world.runTasks();
  const quote = { seq: 2, start: 0, end: 6, text: '我用React' };
  const coverage = [{ skill: 'React', years: 3, kind: 'must', state: 'shown', questions: [0], quotes: [quote] }];
  await sql`update interview_report set content = jsonb_set(
    jsonb_set(content, '{coverage}', ${JSON.stringify(coverage)}::jsonb), '{questions,0,score}', '4.2')
    where interview_id = ${interviewId}`.execute(world.db);

  const [row] = await listApplicationMatches(world.as(owner), { applicationIds: [applicationId] });
  const evidence = row?.match.requirements.find(({ words }) => words.includes('React'))?.evidence ?? [];
  expect(evidence.find(({ source }) => source === 'interview')).toMatchObject({
    path: `interview.${interviewId}.2`,
    words: '我用React',
  });
  const companyId = owner.companyId ?? '';
  expect((await receiptsOf(world.system(), companyId, [seeker.userId])).get(seeker.userId)).toMatchObject([
    { interviewId, level: 42, quote },
  ]);
  const other = await companyOwner(world, { name: '别家科技有限公司' });
  expect(await receiptsOf(world.system(), other.companyId, [seeker.userId])).toEqual(new Map());
});
