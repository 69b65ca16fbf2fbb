import {
  closePosition,
  createPosition,
  deletePosition,
  getPositionForEdit,
  listPositions,
  pausePosition,
  previewPosition,
  publishPosition,
  reopenPosition,
  savePosition,
} from '@pinjian/contract/position.ts';
import { submitPositionForReview, withdrawPositionReview } from '@pinjian/contract/position-review.ts';
import { copyPositionPlan } from '@pinjian/contract/position-plan.ts';
import { emptyPositionContent } from '@pinjian/contract/position-content.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '#lib/client.ts';
import { positionKeys } from '../keys.ts';

export interface ListFilter {
  /** dictNum of job_status; null for all. */
  readonly status: number | null;
  readonly q: string;
  readonly current: number;
}

export function positionsQuery({ status, q, current }: ListFilter) {
  return queryOptions({
    queryKey: positionKeys.managedPage(status, q, current),
    queryFn: async ({ signal }) =>
      await call(listPositions, { q, current, ...(status === null ? {} : { status }) }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

/** What is being edited; asked afresh each time the editor opens, so that it starts from the newest version. */
export function editedPositionQuery(positionId: string) {
  return queryOptions({
    queryKey: positionKeys.edit(positionId),
    queryFn: async ({ signal }) => await call(getPositionForEdit, { positionId }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function previewQuery(positionId: string) {
  return queryOptions({
    queryKey: positionKeys.preview(positionId),
    queryFn: async ({ signal }) => await call(previewPosition, { positionId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

const refreshLists = (client: QueryClient) => client.invalidateQueries({ queryKey: positionKeys.managed });

/** A new draft. The key is made per press: a press that is sent twice is one draft. */
export const createMutation = mutationOptions({
  mutationFn: () => call(createPosition, { key: newIdempotencyKey(), content: emptyPositionContent() }),
  onSuccess: (_answer, _input, _result, { client }) => refreshLists(client),
});

/** Characters of a title (`positionContent`). */
const titleLength = 40;

/** A draft with all that another position says and how people are interviewed for it, under its title marked as a copy. */
export const copyMutation = mutationOptions({
  async mutationFn(positionId: string) {
    const { content } = await call(getPositionForEdit, { positionId });
    const mark = '（副本）';
    const title = `${[...content.title].slice(0, titleLength - mark.length).join('')}${mark}`;
    const made = await call(createPosition, { key: newIdempotencyKey(), content: { ...content, title } });
    await call(copyPositionPlan, { positionId: made.positionId, fromPositionId: positionId });
    return made;
  },
  onSuccess: (_answer, _input, _result, { client }) => refreshLists(client),
});

/** Saves what is typed over the version it was made from; the saver tells what goes wrong. */
export function save(input: Parameters<typeof call<typeof savePosition>>[1]) {
  return call(savePosition, input, { quiet: true });
}

/** What the server has now, without a cache: whoever asks compares it with what is being edited. */
export function loadPosition(positionId: string) {
  return call(getPositionForEdit, { positionId }, { quiet: true });
}

export const publishMutation = mutationOptions({
  mutationFn: (input: { readonly positionId: string; readonly version: number }) =>
    call(publishPosition, input, { quiet: true }),
  onSuccess: (_answer, _input, _result, { client }) => refreshLists(client),
});

/** Asks a person of the platform to look at words that the automatic check objects to. */
export const submitReviewMutation = mutationOptions({
  mutationFn: (input: { readonly positionId: string; readonly version: number; readonly note: string }) =>
    call(submitPositionForReview, input, { quiet: true }),
  onSuccess: (_answer, _input, _result, { client }) => refreshLists(client),
});

/** Takes it back, to write on: the editor starts again from what holds. */
export const withdrawReviewMutation = mutationOptions({
  mutationFn: (positionId: string) => call(withdrawPositionReview, { positionId }),
  onSettled: (_answer, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: positionKeys.management }),
});

const moves = { pause: pausePosition, reopen: reopenPosition, close: closePosition } as const;
export type SimpleMove = keyof typeof moves;

export const moveMutation = mutationOptions({
  mutationFn: ({ positionId, move }: { readonly positionId: string; readonly move: SimpleMove }) =>
    call(moves[move], { positionId }),
  onSettled: (_answer, _error, _input, _result, { client }) => refreshLists(client),
});

export const deleteMutation = mutationOptions({
  mutationFn: (positionId: string) => call(deletePosition, { positionId }),
  onSettled: (_answer, _error, _input, _result, { client }) => refreshLists(client),
});
