import { agentTalkSocket } from '@pinjian/contract/agent-talk.ts';
import type { BoundSocket } from '#platform/http/socket-route.ts';
import { openTalk } from './talk/open-talk.ts';

export const sockets: readonly BoundSocket[] = [{ socket: agentTalkSocket, open: openTalk }];
