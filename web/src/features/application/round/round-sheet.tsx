import type { Step } from '@pinjian/contract/application-pipeline.ts';
import type { Round } from '@pinjian/contract/application-round.ts';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useNow } from '#lib/clock.ts';
import { useMedia, wide } from '#lib/media.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { planQuery, roundsQuery } from './api.ts';
import { lastPlace } from './last-place.ts';
import { beginning, heldByInviting, movedBeginning } from './model.ts';
import { RoundForm } from './round-form.tsx';

/** A round to be planned: a new one of a candidate, or one that is to be held at another time. */
export interface Planned {
  readonly applicationId: string;
  readonly from: Step;
  readonly version: number;
  readonly position: { readonly positionId: string; readonly title: string };
  /** The candidate, by the name the company knows. */
  readonly name: string;
  /** The round that is moved; null for a new one. */
  readonly moves: Round | null;
  /** A time that the candidate proposed and the company takes up. */
  readonly takenUp?: string | null;
}

interface RoundSheetProps {
  /** null while nothing is planned. */
  readonly planned: Planned | null;
  readonly onClose: () => void;
  /** The sheet is gone from the screen, and with it the focus that it held. */
  readonly onClosed?: () => void;
}

/** Where an interview with people is planned, beside the candidate it is for. */
export function RoundSheet({ planned, onClose, onClosed }: RoundSheetProps) {
  const beside = useMedia(wide);
  return (
    <Drawer
      title={planned === null ? '' : `${planned.moves === null ? '邀请真人面试' : '更改面试时间'}：${planned.name}`}
      placement={beside ? 'right' : 'bottom'}
      size={beside ? 820 : '94%'}
      open={planned !== null}
      onClose={onClose}
      afterOpenChange={(opened) => {
        // Not before the sheet has left the page: until then the focus is still in it.
        if (!opened && onClosed !== undefined) setTimeout(onClosed);
      }}
      destroyOnHidden
    >
      {planned !== null && <Loaded planned={planned} onClose={onClose} />}
    </Drawer>
  );
}

/** What the form begins with is read afresh: the plan and the rounds there were. */
function Loaded({ planned, onClose }: { readonly planned: Planned; readonly onClose: () => void }) {
  const { applicationId, position, moves } = planned;
  const now = useNow();
  const plan = useQuery(planQuery(position.positionId));
  const rounds = useQuery(roundsQuery(applicationId));
  const error = plan.error ?? rounds.error;
  if (plan.data === undefined || rounds.data === undefined) {
    return error === null ? (
      <CardSkeletons count={3} />
    ) : (
      <ErrorState
        error={error}
        onRetry={() => void Promise.all([plan.refetch(), rounds.refetch()])}
        title="面试方案没有加载出来"
      />
    );
  }
  const initial =
    moves === null
      ? beginning(plan.data.content.rounds, rounds.data, lastPlace)
      : movedBeginning(moves, now, planned.takenUp ?? null);
  return (
    <RoundForm
      planned={planned}
      plan={plan.data.content.rounds}
      colleagues={plan.data.colleagues}
      initial={initial}
      unsaid={moves === null ? heldByInviting(rounds.data, now) : undefined}
      onDone={onClose}
    />
  );
}
