import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadUser } from '#features/account/api.ts';
import { agentKeys } from '#features/agent/keys.ts';
import { applicationKeys } from '#features/application/keys.ts';
import { billingKeys } from '#features/billing/keys.ts';
import { companyKeys } from '#features/company/keys.ts';
import { interviewKeys } from '#features/interview/keys.ts';
import { messageKeys } from '#features/message/keys.ts';
import { positionKeys } from '#features/position/keys.ts';
import { logWarning } from '#lib/log.ts';
import { onPositionCountUpdate, publishPositionCountUpdate } from '#lib/position-count.ts';
import { useSession } from '#lib/session.ts';

/**
 * What shows numbers of positions, where applications stand, or who asks to be let into the company. A candidate's own page is left alone: it would change
 * under the eyes of whoever reads it, and every move made there is checked against what they saw.
 */
const counted: readonly QueryKey[] = [
  applicationKeys.counters,
  applicationKeys.targetJobs,
  applicationKeys.mine,
  applicationKeys.candidates,
  applicationKeys.schedules,
  // Each act on a round is made from what the round itself says, which comes with it.
  applicationKeys.rounds,
  applicationKeys.offers,
  // They act while nobody looks, and ask.
  agentKeys.all,
  companyKeys.members,
  // Payments, refunds and uses settle by themselves, and are told of.
  billingKeys.wallet,
  billingKeys.orders,
  billingKeys.refunds,
  interviewKeys.list,
  positionKeys.managed,
];

function refreshCounts(client: QueryClient): void {
  for (const queryKey of counted) void client.invalidateQueries({ queryKey });
}

/**
 * Somebody who waits for a verification is shown its outcome when they are told of it, wherever their badge stands; a
 * member of a company whose role was changed, or who was removed, has at once the pages that go with it.
 */
function refreshStanding(): void {
  const { authStatus, role } = useSession.getState();
  if (authStatus !== 'ING' && role !== 'employer') return;
  reloadUser().catch((error: unknown) => logWarning('user info could not be loaded', error));
}

/** The real-time channel (spec §4): every push refreshes the message list and publishes 'update position count'. */
export function RealTime() {
  const client = useQueryClient();
  // The company's id for employers, the userId for seekers, and for employers without a company (spec §7, decisions §9).
  const userId = useSession(({ user }) => (user === null ? null : (user.companyId ?? user.userId)));

  useEffect(() => onPositionCountUpdate(() => refreshCounts(client)), [client]);
  useEffect(() => {
    if (userId === null) return undefined;
    const listener = {
      onMessages: () => void client.invalidateQueries({ queryKey: messageKeys.lists }),
      onTalk: () => void client.invalidateQueries({ queryKey: applicationKeys.conversations }),
      onAgents: () => void client.invalidateQueries({ queryKey: agentKeys.all }),
      onPush: () => {
        publishPositionCountUpdate();
        refreshStanding();
      },
    };
    let isLeft = false;
    let end = () => {
      isLeft = true;
    };
    // Nobody waits for it: it comes after what makes the page.
    import('#lib/push.ts').then(
      ({ connectPush }) => {
        if (!isLeft) end = connectPush(userId, listener);
      },
      (error: unknown) => logWarning('the real-time channel could not be loaded', error),
    );
    return () => end();
  }, [client, userId]);
  return null;
}
