import { acceptInvitation, declineInvitation, getMyApplication } from '@pinjian/contract/application.ts';
import { getTalentDetail, passResume } from '@pinjian/contract/application-candidate.ts';
import { answerContact, sendConversationMessage } from '@pinjian/contract/application-conversation.ts';
import {
  acceptRound,
  declineRound,
  letProposalStand,
  listMyRounds,
  rescheduleRound,
} from '@pinjian/contract/application-round.ts';
import type { ActSubject, AgentAct, PreparedAnswer } from '@pinjian/contract/agent-act.ts';
import { settlePrepared } from '@pinjian/contract/agent.ts';
import { mutationOptions } from '@tanstack/react-query';
import { applicationKeys } from '#features/application/keys.ts';
import { interviewKeys } from '#features/interview/keys.ts';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { agentKeys } from '../keys.ts';

/** An answer that a person gives by a call of their own; the others lead to the page where they give it. */
export type CalledAnswer = Exclude<PreparedAnswer, { readonly kind: 'openOffer' | 'practise' | 'openPositionDraft' }>;

const gone = '这件事的情况已经变了，请打开看看';

/** The seeker's application as it stands now: the answer is given to that, not to what was prepared. */
async function mine({ positionId }: ActSubject) {
  const application = positionId === undefined ? null : (await call(getMyApplication, { positionId })).application;
  if (application === null) throw new Error(gone);
  const { state, version, invitation } = application;
  return { moved: { from: state, version }, invitation };
}

/** The candidate as they stand now. */
async function theirs({ resumeId, positionId }: ActSubject) {
  const standing =
    resumeId === undefined || positionId === undefined
      ? null
      : (await call(getTalentDetail, { resumeId, positionId })).application;
  if (standing === null) throw new Error(gone);
  return { from: standing.state, version: standing.version };
}

async function invited(subject: ActSubject) {
  const { moved, invitation } = await mine(subject);
  if (invitation === null) throw new Error(gone);
  return { invitationId: invitation.invitationId, ...moved };
}

/** The slot of a round that a prepared answer means: at its time, or the first that is free. */
async function slotOf(applicationId: string, roundId: string, time: string | null): Promise<string> {
  const rounds = await call(listMyRounds, { applicationId });
  const slots = rounds.find((each) => each.roundId === roundId)?.slots ?? [];
  const slot = slots.find(
    ({ startsAt, free }) => free && (time === null || new Date(startsAt).getTime() === new Date(time).getTime()),
  );
  if (slot === undefined) throw new Error(gone);
  return slot.slotId;
}

async function give(answer: CalledAnswer, { actId, subject }: AgentAct): Promise<void> {
  switch (answer.kind) {
    case 'acceptInvitation':
      await call(acceptInvitation, await invited(subject));
      break;
    case 'declineInvitation':
      await call(declineInvitation, { ...(await invited(subject)), note: answer.note });
      break;
    case 'acceptRound': {
      const { applicationId, roundId, time } = answer;
      const slotId = await slotOf(applicationId, roundId, time);
      await call(acceptRound, { roundId, slotId, ...(await mine(subject)).moved });
      break;
    }
    case 'declineRound': {
      const { roundId, note } = answer;
      await call(declineRound, { roundId, note, reason: 'other', ...(await mine(subject)).moved });
      break;
    }
    case 'letProposalStand':
      await call(letProposalStand, { roundId: answer.roundId, ...(await theirs(subject)) });
      break;
    case 'rescheduleRound': {
      const { roundId, times } = answer;
      await call(rescheduleRound, { roundId, times, ...(await theirs(subject)) });
      break;
    }
    case 'passResume':
      await call(passResume, { applicationId: answer.applicationId, ...(await theirs(subject)) });
      break;
    case 'answerContact': {
      const { applicationId, requestId, agree } = answer;
      await call(answerContact, { applicationId, requestId, agree });
      break;
    }
    case 'sendMessage': {
      const { applicationId, words } = answer;
      // The same act is the same message, however often it is pressed.
      await call(sendConversationMessage, { applicationId, key: `agent-${actId}`, words });
      break;
    }
  }
}

/** Gives a prepared answer as the person themselves, then takes it off what waits. */
export const giveAnswerMutation = mutationOptions({
  mutationFn: async ({ act, answer }: { readonly act: AgentAct; readonly answer: CalledAnswer }) => {
    await give(answer, act);
    await call(settlePrepared, { actId: act.actId, answered: true });
  },
  onSuccess: () => notify('success', '已由您本人答复'),
  onError: (error) => {
    // Of a refusal the client has told why.
    if (error.message === gone) notify('error', gone);
  },
  onSettled: async (_answer, _error, _input, _result, { client }) => {
    await Promise.all(
      [agentKeys.all, applicationKeys.all, interviewKeys.list].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  },
});
