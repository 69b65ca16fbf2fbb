import { listCompanyMessages, listMessages, markMessagesRead } from '@pinjian/contract/message.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Chance } from './chance.ts';
import type { Stage } from './stage.ts';

const day = 86_400_000;

/** Somebody reads their messages, the last time some days ago: what came since is unread. */
export async function readMessages(stage: Stage, chance: Chance, reader: SeekerActor | EmployerActor): Promise<void> {
  const lastVisit = new Date(stage.today.getTime() - (0.3 + chance.next() * 5) * day);
  stage.turnTo(lastVisit);
  const messages =
    reader.kind === 'seeker'
      ? await call(stage.as(reader), listMessages, { messageType: '0' })
      : await call(stage.as(reader), listCompanyMessages, { messageType: '0' });
  const messageIds = messages.filter(({ createTime }) => new Date(createTime) < lastVisit).map(({ id }) => id);
  if (messageIds.length > 0) await call(stage.as(reader), markMessagesRead, { messageIds });
}
