import { pushSocket } from '@pinjian/contract/push.ts';
import type { BoundSocket } from '#platform/http/socket-route.ts';
import { openPush } from './open-push.ts';

export const sockets: readonly BoundSocket[] = [{ socket: pushSocket, open: openPush }];
