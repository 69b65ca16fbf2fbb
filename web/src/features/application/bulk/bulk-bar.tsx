import { useMutation } from '@tanstack/react-query';
import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { isEnough } from '../cost/enough.ts';
import { InvitationCost } from '../cost/invitation-cost.tsx';
import { useCost } from '../cost/use-cost.ts';
import { newIdempotencyKey } from '#lib/client.ts';
import type { Chosen } from '../candidate/api.ts';
import { offeredTo } from '../candidate/model.ts';
import { RejectSheet, type Rejection } from '../candidate/reject-sheet.tsx';
import { inviteAllMutation, passAllMutation, rejectAllMutation } from './api.ts';
import styles from './bulk.module.css';

interface BulkBarProps {
  readonly rows: readonly CandidateRow[];
  /** Whether resumes are screened here. */
  readonly canPass: boolean;
  /** The choice is over; with what came of it where something did. */
  readonly onDone: (plannedId: string | null) => void;
}

function chosenOf(rows: readonly CandidateRow[]): Chosen[] {
  return rows.map(({ applicationId, state, version }) => ({ applicationId, from: state, version }));
}

/** The key of what is sent: the same as long as the same is tried again, a new one once it has arrived. */
function useRepeatableKey() {
  const last = useRef({ what: '', key: '' });
  return {
    keyOf: (input: object): string => {
      const what = JSON.stringify(input);
      if (last.current.what !== what) last.current = { what, key: newIdempotencyKey() };
      return last.current.key;
    },
    arrived: () => {
      last.current = { what: '', key: '' };
    },
  };
}

/** What can be done with the chosen rows at once. It waits ten seconds on the server; BulkProgress shows it there. */
export function BulkBar({ rows, canPass, onDone }: BulkBarProps) {
  const passAll = useMutation(passAllMutation);
  const inviteAll = useMutation(inviteAllMutation);
  const rejectAll = useMutation(rejectAllMutation);
  // How many the sheet was opened for; they leave the choice before it has closed.
  const [rejecting, setRejecting] = useState<{ readonly open: boolean; readonly count: number }>({
    open: false,
    count: 0,
  });
  const planned = useRef<string | null>(null);
  const { keyOf, arrived } = useRepeatableKey();
  const { quote } = useCost('aiInterview');
  const count = rows.length;

  const isBusy = passAll.isPending || inviteAll.isPending;
  // Those who cannot be invited now stay as they are: they are not sent to be refused.
  const invited = rows.filter((row) => offeredTo(row).includes('inviteToAiInterview'));

  function plan(by: typeof passAll | typeof inviteAll, whom: readonly CandidateRow[]) {
    const input = { items: chosenOf(whom) };
    by.mutate(
      // The same people can be asked for by two acts.
      { key: keyOf({ by: by === passAll ? 'pass' : 'invite', ...input }), ...input },
      {
        onSuccess: ({ bulkId }) => {
          arrived();
          onDone(bulkId);
        },
      },
    );
  }

  async function inviteAllOf(whom: readonly CandidateRow[]) {
    if (await isEnough(quote, whom.length)) plan(inviteAll, whom);
  }

  function closeSheet() {
    setRejecting((before) => ({ ...before, open: false }));
  }

  async function reject(rejection: Rejection) {
    const input = { items: chosenOf(rows), ...rejection };
    const { bulkId } = await rejectAll.mutateAsync({ key: keyOf(input), ...input });
    arrived();
    planned.current = bulkId;
    closeSheet();
  }

  return (
    <>
      {count > 0 && (
        <section className={styles.bulk} aria-label="批量操作">
          <div>
            <span role="status">已选 {count} 人</span>
            {invited.length > 0 && <InvitationCost count={invited.length} />}
          </div>
          <div className={styles.bulkButtons}>
            {canPass && (
              <Button
                type="primary"
                loading={passAll.isPending}
                disabled={inviteAll.isPending}
                onClick={() => plan(passAll, rows)}
              >
                批量通过
              </Button>
            )}
            {invited.length > 0 && (
              <Button
                loading={inviteAll.isPending}
                disabled={passAll.isPending}
                onClick={() => void inviteAllOf(invited)}
              >
                邀请AI面试（{invited.length} 人）
              </Button>
            )}
            <Button disabled={isBusy} onClick={() => setRejecting({ open: true, count })}>
              批量不合适
            </Button>
            <Button type="text" disabled={isBusy} onClick={() => onDone(null)}>
              取消选择
            </Button>
          </div>
        </section>
      )}
      <RejectSheet
        open={rejecting.open}
        whom={`这 ${rejecting.count} 位候选人`}
        onReject={reject}
        onClose={closeSheet}
        // Not before: the sheet holds the focus until it has gone.
        onClosed={() => {
          if (planned.current !== null) onDone(planned.current);
          planned.current = null;
        }}
      />
    </>
  );
}
