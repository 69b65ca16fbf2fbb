import type { RoundForm } from '@pinjian/contract/application-round-view.ts';
import { useSession } from '#lib/session.ts';
import { browserStore, isRecord, parseStored } from '#lib/storage.ts';

const key = 'pinjian-round-places';

function places(): Record<string, unknown> {
  const kept = parseStored(browserStore.read(key));
  const userId = useSession.getState().user?.userId;
  return isRecord(kept) && kept['userId'] === userId && isRecord(kept['places']) ? kept['places'] : {};
}

/** Where this member's last interview of the form was to be held: most use the same link and the same address again. */
export function lastPlace(form: RoundForm): string {
  const place = places()[form];
  return typeof place === 'string' ? place : '';
}

export function rememberPlace(form: RoundForm, place: string): void {
  const userId = useSession.getState().user?.userId;
  if (userId === undefined || place.trim() === '') return;
  browserStore.write(key, JSON.stringify({ userId, places: { ...places(), [form]: place.trim() } }));
}
