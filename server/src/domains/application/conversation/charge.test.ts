import { describe, expect, it } from 'vitest';
import { companyPayer } from '#domains/billing/index.ts';
import { setAllowance } from '#domains/billing/use/set-allowance.ts';
import { asSeeker, delivered, runTask, type Delivered } from '#testing/application.ts';
import { openingCredits } from '#testing/company.ts';
import { added } from '#testing/conversation.ts';
import { balanceOf, wrongWithMoney } from '#testing/wallet.ts';
import { useWorld } from '#testing/world.ts';
import { personal } from '../personal.ts';
import { answerUnsuitable } from '../pipeline/answer-unsuitable.ts';
import { expireContactRequestsTask } from '../tasks.ts';
import { answerContact } from './answer-contact.ts';
import { askContact } from './ask-contact.ts';
import { getConversation } from './get-conversation.ts';

const world = useWorld();
const day = 86_400_000;

async function spent({ companyId }: Delivered): Promise<{ taken: number; held: number }> {
  const { available, held } = await balanceOf(world.system(), companyPayer(companyId));
  return { taken: openingCredits - available - held, held };
}

async function answer(here: Delivered, by: 'mine' | 'company', agree: boolean): Promise<void> {
  const { applicationId } = here;
  const requestId = (await getConversation(here[by], { applicationId })).request?.requestId ?? '';
  await answerContact(here[by], { applicationId, requestId, agree });
}

async function asked(): Promise<Delivered> {
  const here = await added(world);
  await askContact(here.company, here);
  return here;
}

const nothing = { taken: 0, held: 0 };
const held = { taken: 0, held: 20 };
const taken = { taken: 20, held: 0 };

describe('asking a talent who has not applied for their contact', () => {
  it('says what it costs, holds it once, and takes it once they agree', async () => {
    const here = await added(world);
    const cost = async (by: 'mine' | 'company') => (await getConversation(here[by], here)).contactCost;
    expect([await cost('company'), await cost('mine')]).toEqual([20, null]);
    for (let times = 0; times < 2; times += 1) await askContact(here.company, here);
    expect(await spent(here)).toEqual(held);
    for (let times = 0; times < 2; times += 1) await answer(here, 'mine', true);
    expect(await spent(here)).toEqual(taken);
    expect(await cost('company')).toBeNull();
    expect(await wrongWithMoney(world.system())).toEqual([]);
  });

  const endings: readonly (readonly [how: string, end: (here: Delivered) => Promise<unknown>])[] = [
    ['refuse', async (here) => answer(here, 'mine', false)],
    [
      'do not answer for five days',
      async () => {
        world.clock.advance(5 * day);
        await runTask(world, expireContactRequestsTask);
      },
    ],
    [
      'answer that the position does not suit them',
      async (here) => {
        const { from, version } = await asSeeker(here);
        const { positionId } = here;
        return answerUnsuitable(here.mine, { positionId, reason: 'salary', seen: { from, version } });
      },
    ],
    ['are erased', async (here) => personal.erase(world.system(), here.seeker.userId)],
  ];

  it.each(endings)('costs nothing where they %s', async (_how, end) => {
    const here = await asked();
    expect(await spent(here)).toEqual(held);
    await end(here);
    expect(await spent(here)).toEqual(nothing);
    expect(await wrongWithMoney(world.system())).toEqual([]);
  });

  it('is held again where it is asked again', async () => {
    const here = await asked();
    world.clock.advance(5 * day);
    // The clock has not come by.
    await askContact(here.company, here);
    expect(await spent(here)).toEqual(held);
  });

  it('is refused without the credits, and nothing is asked', async () => {
    const here = await added(world);
    await setAllowance(here.company, { memberId: here.owner.userId, credits: 19 });
    await expect(askContact(here.company, here)).rejects.toMatchObject({ code: 41102 });
    expect((await getConversation(here.company, here)).request).toBeNull();
  });
});

it('a talent who asks themselves costs the company when it agrees, and nothing when it does not', async () => {
  const here = await added(world);
  await askContact(here.mine, here);
  expect(await spent(here)).toEqual(nothing);
  await answer(here, 'company', true);
  expect(await spent(here)).toEqual(taken);
});

it('who applied is free', async () => {
  const here = await delivered(world);
  expect((await getConversation(here.company, here)).contactCost).toBeNull();
  await askContact(here.company, here);
  await answer(here, 'mine', true);
  expect(await spent(here)).toEqual(nothing);
});
