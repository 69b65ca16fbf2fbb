import { agentTalkSocket } from '@pinjian/contract/agent-talk.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openSocket } from '#lib/socket.ts';
import { talkQuery, withMessage } from './api.ts';

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
        onFrame: ({ message }) =>
          client.setQueryData(queryKey, (before) => (before === undefined ? before : withMessage(before, message))),
        // Without it the talk is asked for again and again while an answer is given.
        onState: () => undefined,
      },
    );
    return () => link.close();
  }, [agentId, client]);
  return talk;
}
