import { interviewSocket } from '@pinjian/contract/interview-room.ts';
import type { BoundSocket } from '#platform/http/socket-route.ts';
import { openRoom } from './ai/room/open-room.ts';

export const sockets: readonly BoundSocket[] = [{ socket: interviewSocket, open: openRoom }];
