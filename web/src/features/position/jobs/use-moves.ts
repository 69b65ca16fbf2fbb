import type { DismissalReason } from '@pinjian/contract/matching-dismissal.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { blockMutation, dismissMutation, unblockMutation, undoMutation } from './api.ts';

/** A position that was in the list a moment ago. */
export interface Gone {
  readonly positionId: string;
  /** Where it stood. */
  readonly index: number;
  /** What was done, and what follows from it. */
  readonly text: string;
  readonly undo: () => void;
}

/** 不感兴趣 and 屏蔽公司: what they take away stays in its place as a line with the way back. */
export function useMoves() {
  const dismissing = useMutation(dismissMutation);
  const undoing = useMutation(undoMutation);
  const blocking = useMutation(blockMutation);
  const unblocking = useMutation(unblockMutation);
  const [gone, setGone] = useState<readonly Gone[]>([]);

  const keep = (one: Gone) =>
    setGone((before) => [...before.filter((each) => each.positionId !== one.positionId), one]);
  const forget = (positionId: string) => setGone((before) => before.filter((each) => each.positionId !== positionId));

  return {
    gone,
    isBusy: dismissing.isPending || blocking.isPending || undoing.isPending || unblocking.isPending,
    dismiss({ positionId, title }: PositionCard, index: number, reason: DismissalReason): void {
      dismissing.mutate(
        { positionId, reason },
        {
          onSuccess: ({ effect }) =>
            keep({
              positionId,
              index,
              text: `不再推荐「${title}」。${effect.text === alone ? '' : effect.text}`,
              undo: () => undoing.mutate([positionId], { onSuccess: () => forget(positionId) }),
            }),
        },
      );
    },
    block({ positionId, company }: PositionCard, index: number): void {
      const { companyId, name } = company;
      blocking.mutate(companyId, {
        onSuccess: () => {
          keep({
            positionId,
            index,
            text: `已屏蔽${name}：它找不到您，它的职位也不再推荐。`,
            undo: () =>
              unblocking.mutate(companyId, {
                onSuccess: () => {
                  forget(positionId);
                },
              }),
          });
        },
      });
    },
    /** Takes back everything that one rule comes from. */
    undoAll(positionIds: readonly string[]): void {
      undoing.mutate(positionIds, {
        onSuccess: () => setGone((before) => before.filter((each) => !positionIds.includes(each.positionId))),
      });
    },
  };
}
export type Moves = ReturnType<typeof useMoves>;

/** What the server says of a dismissal that changes nothing else. */
const alone = '这个职位不再推荐';
