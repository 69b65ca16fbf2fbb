import { endMembership } from '#domains/account/index.ts';
import { linkCallsPerMinute, scorecardErrors } from '@pinjian/contract/application-scorecard.ts';
import { describe, expect, it } from 'vitest';
import { runTask } from '#testing/application.ts';
import { afterTheInterview, handIn, scoredRound, wholeContent, type Scored } from '#testing/scorecard.ts';
import { visitor } from '#testing/visitor.ts';
import { useWorld } from '#testing/world.ts';
import { changeInterviewers } from '../round/change-interviewers.ts';
import { getRound } from '../round/get-round.ts';
import { forgetScorecardLinksTask } from '../tasks.ts';
import { createScorecardLink, getScorecardLink, revokeScorecardLink } from './change-link.ts';
import { openScorecardLink, saveLinkedScorecard, submitLinkedScorecard } from './write-by-link.ts';

const world = useWorld();
const hour = 3_600_000;
const dead = { code: 41057 };

const anyone = () => world.as(visitor('203.0.113.9'));

async function linked(): Promise<Scored & { readonly token: string }> {
  const here = await scoredRound(world);
  const { token } = await createScorecardLink(here.interviewing, here);
  return { ...here, token };
}

describe('a link to a scorecard', () => {
  it('opens, saves and hands in the one card of the one interviewer, and is over with that', async () => {
    const { token, ...here } = await linked();
    const { own, expiresAt } = await openScorecardLink(anyone(), { token });
    expect(own).toMatchObject({ candidateName: '林小满', card: { roundId: here.roundId, version: 1 } });
    const round = await getRound(here.company, here);
    expect(Date.parse(expiresAt) - Date.parse(round.endsAt ?? '')).toBe(72 * hour);
    const { content } = await wholeContent(here.interviewing, here.roundId, { summary: '在手机上写的' });
    expect(await saveLinkedScorecard(anyone(), { token, version: 1, content })).toMatchObject({ version: 2 });
    expect(await wholeContent(here.interviewing, here.roundId)).toMatchObject({ version: 2 });
    expect((await wholeContent(here.colleagueing, here.roundId)).version).toBe(1);
    afterTheInterview(world);
    const handedIn = await submitLinkedScorecard(anyone(), { token, version: 2, content });
    expect(handedIn.lockedAt).not.toBeNull();
    expect(await getRound(here.company, here)).toMatchObject({ state: 'held' });
    await expect(openScorecardLink(anyone(), { token })).rejects.toMatchObject(dead);
    await expect(createScorecardLink(here.interviewing, here)).rejects.toMatchObject({ code: 41052 });
  });

  it('is stored as a hash alone', async () => {
    const { token } = await linked();
    const rows = await world.db.selectFrom('application_scorecard_link').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows.map((row) => ({ ...row, token_hash: row.token_hash.toString('utf8') })))).not.toContain(
      token,
    );
  });

  it('works 72 hours after the interview and no longer', async () => {
    const { token, ...here } = await linked();
    afterTheInterview(world);
    world.clock.advance(72 * hour - 1000);
    const expiresAt = new Date(world.clock.now().getTime() + 1000).toISOString();
    expect(await openScorecardLink(anyone(), { token })).toMatchObject({ expiresAt, own: { roundName: '初面' } });
    world.clock.advance(1000);
    await expect(openScorecardLink(anyone(), { token })).rejects.toMatchObject(dead);
    expect(await getScorecardLink(here.interviewing, here)).toEqual({ link: null });
    await expect(createScorecardLink(here.interviewing, here)).rejects.toMatchObject({
      code: scorecardErrors.linkTooLate.code,
    });
    await runTask(world, forgetScorecardLinksTask);
    expect(await world.db.selectFrom('application_scorecard_link').select('round_id').execute()).toEqual([]);
  });

  it('ends when it is revoked, renewed, handed in elsewhere, or its interviewer is one no more', async () => {
    const { token, ...here } = await linked();
    await revokeScorecardLink(here.interviewing, here);
    await expect(openScorecardLink(anyone(), { token })).rejects.toMatchObject(dead);

    const first = await createScorecardLink(here.interviewing, here);
    const second = await createScorecardLink(here.interviewing, here);
    await expect(openScorecardLink(anyone(), first)).rejects.toMatchObject(dead);
    expect(await openScorecardLink(anyone(), second)).toMatchObject({ own: { card: { roundId: here.roundId } } });

    const colleagues = await createScorecardLink(here.colleagueing, here);
    const { from, version } = await getRound(here.company, here);
    const interviewerIds = [here.colleague.userId];
    await changeInterviewers(here.company, { roundId: here.roundId, from, version, interviewerIds });
    await expect(openScorecardLink(anyone(), second)).rejects.toMatchObject(dead);

    afterTheInterview(world);
    await handIn(here.colleagueing, here.roundId);
    await expect(openScorecardLink(anyone(), colleagues)).rejects.toMatchObject(dead);
  });

  it('ends with the membership of who it is for', async () => {
    const { token, ...here } = await linked();
    await world.system().transaction((tx) => endMembership(tx, here.interviewer.userId));
    await expect(openScorecardLink(anyone(), { token })).rejects.toMatchObject(dead);
  });

  it('tells a stranger nothing, whatever they come with', async () => {
    await linked();
    for (const token of ['x'.repeat(32), `${'A'.repeat(31)}=`])
      await expect(openScorecardLink(anyone(), { token })).rejects.toMatchObject(dead);
  });

  it('takes so many calls a minute', async () => {
    const { token } = await linked();
    for (let call = 0; call < linkCallsPerMinute; call += 1) await openScorecardLink(anyone(), { token });
    await expect(openScorecardLink(anyone(), { token })).rejects.toMatchObject({ code: 429, data: { retryAfter: 60 } });
    world.clock.advance(61_000);
    expect(await openScorecardLink(anyone(), { token })).toMatchObject({ own: { candidateName: '林小满' } });
  });
});
