import { conversationErrors, objectedData } from '@pinjian/contract/application-conversation.ts';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { CallError, newIdempotencyKey } from '#lib/client.ts';
import { useSession } from '#lib/session.ts';
import { isRecord, parseStored, tabStore } from '#lib/storage.ts';
import { send, sendFile, showMessage } from './api.ts';

/** What was written and has not arrived, as far as is known. */
export interface Unsent {
  /** Sent again with the same key it is the same message. */
  readonly key: string;
  readonly applicationId: string;
  readonly words: string;
  readonly fileName: string | null;
  /** `refused`: the server read it and says no; sending it again would not help. */
  readonly state: 'sending' | 'failed' | 'refused';
  /** Why, in a sentence. */
  readonly why: string;
  readonly objections: readonly Objection[];
}

interface Outbox {
  readonly unsent: readonly Unsent[];
}

export const useOutbox = create<Outbox>()(() => ({ unsent: [] }));

/** Bytes do not outlive the page; their ids, once they are uploaded, are known until the message has arrived. */
const files = new Map<string, { readonly file: File; fileId: string | null }>();
/** One after the other, so that the order is the writer's. */
let turn: Promise<void> = Promise.resolve();

const placeOf = (userId: string): string => `conversation-unsent:${userId}`;
const draftPlace = (userId: string, applicationId: string): string => `conversation-draft:${userId}:${applicationId}`;

function me(): string | null {
  return useSession.getState().user?.userId ?? null;
}

function put(change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
  useOutbox.setState(({ unsent }) => ({ unsent: change(unsent) }));
  const userId = me();
  if (userId === null) return;
  const kept = useOutbox.getState().unsent.filter(({ fileName }) => fileName === null);
  if (kept.length === 0) tabStore.remove(placeOf(userId));
  else tabStore.write(placeOf(userId), JSON.stringify(kept));
}

function update(key: string, change: Partial<Unsent>): void {
  put((unsent) => unsent.map((each) => (each.key === key ? { ...each, ...change } : each)));
}

/** Takes something out of the outbox; answers its words, for who goes on writing them. */
export function takeOut(key: string): string {
  const words = useOutbox.getState().unsent.find((each) => each.key === key)?.words ?? '';
  files.delete(key);
  put((unsent) => unsent.filter((each) => each.key !== key));
  return words;
}

async function deliver(client: QueryClient, { key, applicationId, words }: Unsent): Promise<void> {
  // Taken out, or sent by the press before.
  if (useOutbox.getState().unsent.find((each) => each.key === key)?.state !== 'sending') return;
  try {
    const held = files.get(key);
    if (held !== undefined) held.fileId ??= (await sendFile(held.file)).fileId;
    const fileId = held?.fileId ?? undefined;
    const message = await send({ applicationId, key, ...(fileId === undefined ? { words } : { fileId }) });
    showMessage(client, applicationId, message);
    takeOut(key);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const data = error.code === conversationErrors.objected.code ? objectedData.safeParse(error.data).data : undefined;
    const isFinal = error.kind === 'refused' && Math.floor(error.code / 100) !== 429;
    update(key, { state: isFinal ? 'refused' : 'failed', why: error.message, objections: data?.objections ?? [] });
  }
}

function queue(client: QueryClient, each: Unsent): void {
  turn = turn.then(() => deliver(client, each));
}

/** Writes something into the outbox and sends it. */
export function post(
  client: QueryClient,
  applicationId: string,
  what: { readonly words: string } | { readonly file: File },
): void {
  const file = 'file' in what ? what.file : null;
  const each: Unsent = {
    key: newIdempotencyKey(),
    applicationId,
    words: 'words' in what ? what.words : '',
    fileName: file?.name ?? null,
    state: 'sending',
    why: '',
    objections: [],
  };
  if (file !== null) files.set(each.key, { file, fileId: null });
  put((unsent) => [...unsent, each]);
  queue(client, each);
}

/** Sends again what did not arrive. */
export function postAgain(client: QueryClient, key: string): void {
  const each = useOutbox.getState().unsent.find((one) => one.key === key && one.state === 'failed');
  if (each === undefined) return;
  update(key, { state: 'sending', why: '' });
  queue(client, { ...each, state: 'sending' });
}

/** The network is back: everything that did not arrive is sent again. */
export function postAllAgain(client: QueryClient): void {
  for (const { key, state } of useOutbox.getState().unsent) if (state === 'failed') postAgain(client, key);
}

function isUnsent(each: unknown): each is Unsent {
  return (
    isRecord(each) &&
    typeof each['key'] === 'string' &&
    typeof each['applicationId'] === 'string' &&
    typeof each['words'] === 'string'
  );
}

/** Brings back what a reload interrupted; what was under way may have arrived, and is sent again with its key. */
export function openOutbox(client: QueryClient): void {
  const userId = me();
  if (userId === null) return;
  const stored = parseStored(tabStore.read(placeOf(userId)));
  const known = new Set(useOutbox.getState().unsent.map(({ key }) => key));
  const lost = (Array.isArray(stored) ? stored : []).filter(isUnsent).filter(({ key }) => !known.has(key));
  if (lost.length > 0)
    put((unsent) => [
      ...lost.map((each) => (each.state === 'refused' ? each : { ...each, state: 'failed' as const })),
      ...unsent,
    ]);
  postAllAgain(client);
}

/** What is typed in a conversation and not sent. */
export function readDraft(applicationId: string): string {
  const userId = me();
  return userId === null ? '' : (tabStore.read(draftPlace(userId, applicationId)) ?? '');
}

export function keepDraft(applicationId: string, words: string): void {
  const userId = me();
  if (userId === null) return;
  if (words === '') tabStore.remove(draftPlace(userId, applicationId));
  else tabStore.write(draftPlace(userId, applicationId), words);
}
