import {
  answerContact,
  askContact,
  getConversation,
  sendConversationMessage,
} from '@pinjian/contract/application-conversation.ts';
import { addTalent, searchTalents } from '@pinjian/contract/matching-talent.ts';
import { talentQuery } from '@pinjian/contract/matching-talent-query.ts';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Stage } from './stage.ts';
import type { Opened, Settled } from './world.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Until nobody can answer any more: five days, and the next look of the clock. */
const endsAfter = (5 * 24 + 1) * hour;

/** A talent whom the company added, and who has neither applied nor answered. */
interface Added {
  readonly talent: SeekerActor;
  readonly member: EmployerActor;
  readonly applicationId: string;
}

/**
 * Each end that the credits of a request can meet, and how many days ago it was asked. Where there are few talents the last
 * ones find nobody: credits that are given back have two ends, the others one.
 */
const turns = [
  { end: 'waiting', ago: 1 },
  { end: 'agreed', ago: 6 },
  { end: 'refused', ago: 4 },
  { end: 'unanswered', ago: 8 },
] as const;

/** Members of the first company add talents and ask them for their contacts, which costs credits. */
export async function askContacts(stage: Stage, opened: readonly Opened[], seekers: readonly Settled[]): Promise<void> {
  const asked = new Set<string>();
  for (const { end, ago } of turns) {
    stage.turnTo(new Date(stage.today.getTime() - ago * day));
    const added = await addSomebody(stage, { opened, seekers, asked, ago });
    if (added === null) continue;
    stage.advance(2 * hour);
    await ask(stage, added);
    if (end === 'unanswered') {
      stage.advance(endsAfter);
      await stage.runScheduled('application.expire-contact-requests');
    } else if (end !== 'waiting') {
      stage.advance(hour);
      await answer(stage, added, end === 'agreed');
    }
    await stage.settle();
  }
}

interface Among {
  readonly opened: readonly Opened[];
  readonly seekers: readonly Settled[];
  /** Resumes of who was asked before: nobody is asked twice. */
  readonly asked: Set<string>;
  readonly ago: number;
}

/** Adds the first talent who fits a position of the first company; null where nobody is left. */
async function addSomebody(stage: Stage, { opened, seekers, asked, ago }: Among): Promise<Added | null> {
  for (const { positionId, founded } of opened.filter(({ company, age }) => company === 0 && age > ago)) {
    const ctx = stage.as(founded.owner);
    const query = talentQuery.parse({ positionId, sort: 'fit' });
    const { records } = await call(ctx, searchTalents, { ...query, current: 1, pageSize: 20 });
    for (const { resumeId, standing } of records) {
      const talent = seekers.find((each) => each.resumeId === resumeId)?.actor;
      if (talent === undefined || !standing.mayAdd || asked.has(resumeId)) continue;
      asked.add(resumeId);
      const { applicationId } = await call(ctx, addTalent, { positionId, resumeId });
      return { talent, member: founded.owner, applicationId };
    }
  }
  return null;
}

async function ask(stage: Stage, { member, applicationId }: Added): Promise<void> {
  const words = '您好，您的经历和我们在招的职位很合适，方便交换一下联系方式吗？';
  const ctx = stage.as(member);
  await call(ctx, sendConversationMessage, { applicationId, key: newId(), words });
  stage.advance(60_000);
  await call(ctx, askContact, { applicationId });
}

async function answer(stage: Stage, { talent, applicationId }: Added, agree: boolean): Promise<void> {
  const ctx = stage.as(talent);
  const { request } = await call(ctx, getConversation, { applicationId });
  if (request === null) throw new Error('nobody asked for the contacts');
  await call(ctx, answerContact, { applicationId, requestId: request.requestId, agree });
}
