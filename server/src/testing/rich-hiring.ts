import { insertDecision } from '#domains/application/scorecard/debrief-queries.ts';
import { findCard, insertAddendum, insertReminder } from '#domains/application/scorecard/queries.ts';
import { askOfferApproval } from '#domains/application/offer/approval/ask-offer-approval.ts';
import { counterOffer } from '#domains/application/offer/answer/counter-offer.ts';
import { sendOffer } from '#domains/application/offer/send-offer.ts';
import { getOfferSettings } from '#domains/application/offer/settings/get-offer-settings.ts';
import { saveOfferSettings } from '#domains/application/offer/settings/save-offer-settings.ts';
import { tickOfferPaper } from '#domains/application/offer/tick-paper.ts';
import { newId } from '#platform/core/ids.ts';
import { defaultLetter } from '@pinjian/contract/application-offer-settings.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { defaultHours } from '@pinjian/contract/calendar.ts';
import { bookAppointment } from '#domains/calendar/index.ts';
import { createCalendarFeed } from '#domains/calendar/feed/create-calendar-feed.ts';
import { saveMyHours } from '#domains/calendar/hours/save-my-hours.ts';
import { applyThere } from './application.ts';
import { accept, draftOffer, lookedAt, makeOffer, myAnswer, myOfferOf, readyForOffer, standAt } from './offer.ts';
import { openPosition } from './position.ts';
import { type World } from './world.ts';
import { saveWebhook } from '#domains/company/webhook/save-webhook.ts';
import { hookAddresses } from './hook-vendor.ts';
import type { RichPerson } from './rich-person.ts';

/** The name of the rich person: everything that they write carries it. */
export const name = '欧阳知微';

/** Is made an offer, asks for more and accepts it; as a member makes one, approves and sends it, and sets how that is done. */
export async function hire(world: World, here: RichPerson['here'], member: RichPerson['employer']): Promise<void> {
  // The company's own chat hears of all of it.
  await saveWebhook(world.as(here.owner), { vendor: 'wecom', address: hookAddresses.wecom });
  await standAt(here, 32);
  await makeOffer(here, { conditions: `${name}每周一天远程办公`, papers: [`${name}的离职证明`] });
  await counterOffer(here.mine, {
    ...(await myAnswer(here)),
    basePay: 3_000_000,
    startsOn: null,
    words: `我是${name}，希望再高一些`,
  });
  await accept(here, name);
  await tickOfferPaper(here.mine, { offerId: (await myOfferOf(here)).offerId, name: `${name}的离职证明`, ready: true });
  const ours = world.as(member);
  const { version } = await getOfferSettings(ours);
  const approvers = [{ memberId: member.userId, fromYearly: null }];
  await saveOfferSettings(ours, { version, approvers, letter: defaultLetter });
  const positionId = await openPosition(world, member, { title: '数据工程师' });
  const place = { world, owner: member, company: ours, companyId: member.companyId, positionId };
  const other = await readyForOffer(world, await applyThere(place, '苏见山'));
  const { offerId, revision } = await draftOffer(other);
  await askOfferApproval(ours, { offerId, revision });
  await sendOffer(ours, await lookedAt(other));
}

/** What stands around a card once its interview is over, without waiting a day for it. */
export async function keepCard(ours: Ctx<EmployerActor>, roundId: string): Promise<void> {
  const of = { roundId, interviewerId: ours.actor.userId };
  const card = await findCard(ours, of);
  if (card === undefined) throw new Error('there is no card');
  await insertAddendum(ours, { cardId: card.id, key: 'addendum-1', words: `我是${name}，补充一点` });
  await insertReminder(ours, { ...of, occasion: 'first' });
  await insertDecision(ours, {
    roundId,
    ordinal: 1,
    decision: 'discuss',
    reason: '等另一位的意见',
    by: of.interviewerId,
  });
}

/** Has an interview on either side of the table, hours of their own and an address for each calendar. */
export async function keepCalendars(
  world: World,
  here: RichPerson['here'],
  member: RichPerson['employer'],
): Promise<void> {
  await saveMyHours(world.as(member), { ...defaultHours, dailyCap: 3 });
  for (const ctx of [here.mine, world.as(member)]) await createCalendarFeed(ctx);
  const startsAt = new Date(world.clock.now().getTime() + 20 * 86_400_000);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const settled = { startsAt, endsAt, title: `与${name}的技术面`, place: '', subjectId: newId() };
  await world.system().transaction(async (tx) => {
    const mine = { companyId: here.companyId, memberIds: [here.owner.userId], seekerId: here.seeker.userId };
    await bookAppointment(tx, { ...settled, ...mine });
    const other = { companyId: member.companyId, memberIds: [member.userId], seekerId: (await world.seeker()).userId };
    await bookAppointment(tx, { ...settled, ...other, subjectId: newId(), title: '技术面' });
  });
}
