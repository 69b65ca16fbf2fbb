import { agentTalkSocket } from '@pinjian/contract/agent-talk.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openSocket } from '#lib/socket.ts';
import { isGapBefore, talkQuery, withMessage } from './api.ts';

/** The talk with an agent, kept whole over reloads, with the words of an answer while they come. */
export function useTalk(agentId: string) {
  const client = useQueryClient();
  const talk = useQuery(talkQuery(agentId));
  useEffect(() => {
    const { queryKey } = talkQuery(agentId);
    const link = openSocket(
      agentTalkSocket,
      { agentId },
      {
        onFrame: ({ message }) => {
          const before = client.getQueryData(queryKey);
          if (before === undefined) return;
          // What was said on another page comes with the whole talk; frames on the way do not begin that anew.
          if (isGapBefore(before, message)) void client.refetchQueries({ queryKey }, { cancelRefetch: false });
          else client.setQueryData(queryKey, withMessage(before, message));
        },
        // Without it the talk is asked for again and again while an answer is given.
        onState: () => undefined,
      },
    );
    return () => link.close();
  }, [agentId, client]);
  return talk;
}
