import { expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { rejectCandidate } from '#domains/application/pipeline/reject-candidate.ts';
import { newId } from '#platform/core/ids.ts';
import { asEmployer } from '#testing/application.ts';
import { draftOffer, makeOffer, readyForOffer } from '#testing/offer.ts';
import { acceptedRound, interviewing } from '#testing/round.ts';
import { useWorld } from '#testing/world.ts';
import { showPersonHiring } from './show-person-hiring.ts';

const world = useWorld();
const reason = '用户来电询问面试安排';

it('shows states and times of rounds and offers, nothing that anybody wrote or promised, and is written down', async () => {
  const admin = await world.admin();
  const ctx = world.as(admin);
  const met = await interviewing(world);
  const round = await acceptedRound(met, { name: '架构深聊' });
  const { personId } = met.seeker;
  const offered = await readyForOffer(world);
  await makeOffer(offered, { conditions: '背景调查通过后生效' });

  const { records, total } = await showPersonHiring(ctx, { personId, reason });
  expect(total).toBe(1);
  expect(records).toMatchObject([
    {
      state: 41,
      positionTitle: '后端工程师',
      rounds: [{ ordinal: 1, form: '视频', state: 'accepted', startsAt: round.startsAt, noShow: null }],
      offers: [],
    },
  ]);
  const other = await showPersonHiring(ctx, { personId: offered.seeker.personId, reason });
  expect(other.records).toMatchObject([{ state: 5, offers: [{ state: 'sent', versions: [{ number: 1 }] }] }]);
  // Neither amounts nor words, places, names or resumes of anybody.
  const told = JSON.stringify([records, other.records]);
  expect(told).not.toMatch(/架构深聊|meeting\.example|请准备一个项目介绍|2500000|餐补|背景调查|学院路|示例路|林小满/);

  const audit = await world.db
    .selectFrom('console_audit')
    .select(['act', 'admin_id', 'object_kind', 'object_id', 'reason', 'facts'])
    .orderBy('id')
    .execute();
  expect(audit).toMatchObject([
    { act: 'hiringShown', admin_id: admin.userId, object_kind: 'person', object_id: personId, reason },
    { act: 'hiringShown', object_id: offered.seeker.personId, facts: { applications: 1 } },
  ]);
});

it('tells neither a rejection before its release nor an offer before it is sent', async () => {
  const ctx = world.as(await world.admin());
  const here = await readyForOffer(world);
  await draftOffer(here);
  const rejection = { reason: 3, note: '薪资偏高', goodbye: '', releaseNow: false };
  await rejectCandidate(here.company, { ...(await asEmployer(here)), ...rejection });
  const { records } = await showPersonHiring(ctx, { personId: here.seeker.personId, reason });
  expect(records).toMatchObject([{ state: 32, offers: [] }]);
});

it('is for admins alone, of people that there are', async () => {
  const ctx = world.as(await world.admin());
  await expect(showPersonHiring(ctx, { personId: newId(), reason })).rejects.toMatchObject(errors.notFound);
  const seeker = await world.seeker();
  const asSeeker = world.as(seeker) as unknown as typeof ctx; // What the types forbid is what is tried.
  await expect(showPersonHiring(asSeeker, { personId: seeker.personId, reason })).rejects.toMatchObject(
    errors.notAllowed,
  );
});
