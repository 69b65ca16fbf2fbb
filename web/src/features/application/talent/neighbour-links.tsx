import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { neighbours, type Ref } from '#lib/list/queue.ts';
import { notify } from '#lib/notice.ts';
import { talentPath, type ListFilter, type ListKind } from '../candidate/filters.ts';
import { extendQueue, precedeQueue, queueQuery } from '../candidate/queue.ts';
import styles from './talent.module.css';

/**
 * The candidates before and after this one, in the list or the column of the board they were opened from.
 * @param place what the address says beside the list's filters: it goes along from one to the next
 */
export function useNeighbours(
  { kind, filter, place }: { readonly kind: ListKind; readonly filter: ListFilter; readonly place: URLSearchParams },
  at: Ref,
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: queue } = useQuery(queueQuery(kind, filter));
  const { previous, next, first, last } = neighbours(queue, at);
  const extend = useMutation({ mutationFn: () => extendQueue(client, kind, filter) });
  const precede = useMutation({ mutationFn: () => precedeQueue(client, kind, filter) });
  const hasPrevious = previous !== null || (first && queue !== undefined && queue.first > 1);
  const open = (ref: Ref) => void navigate(talentPath(kind, ref, filter, place));

  async function goOn() {
    if (next !== null) return open(next);
    if (!last || extend.isPending) return;
    const found = neighbours(await extend.mutateAsync(), at).next;
    if (found === null) notify('info', '已经是最后一位');
    else open(found);
  }

  async function goBack() {
    if (previous !== null) return open(previous);
    if (!hasPrevious || precede.isPending) return;
    const found = neighbours(await precede.mutateAsync(), at).previous;
    if (found === null) notify('info', '已经是第一位');
    else open(found);
  }

  return {
    /** Whether this candidate was opened from a list at all. */
    known: previous !== null || next !== null || last,
    hasPrevious,
    goBack: () => void goBack(),
    lookingBack: precede.isPending,
    goOn: () => void goOn(),
    looking: extend.isPending,
    atEnd: last && queue?.more !== true,
  };
}

export function NeighbourLinks({ neighbours: to }: { readonly neighbours: ReturnType<typeof useNeighbours> }) {
  if (!to.known) return null;
  return (
    <div className={styles.neighbours}>
      <Button disabled={!to.hasPrevious} loading={to.lookingBack} onClick={to.goBack}>
        上一位
      </Button>
      <Button disabled={to.atEnd} loading={to.looking} onClick={to.goOn}>
        下一位
      </Button>
    </div>
  );
}
