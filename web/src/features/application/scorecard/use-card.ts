import { scorecardErrors, type Scorecard, type ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import { useState } from 'react';
import { withFields } from '#lib/saving/merge.ts';
import { useSaver, type Saving } from '#lib/saving/use-saver.ts';
import type { CardCalls } from './api.ts';
import { cardFields, savedCard, storableCard, type SavedCard } from './model.ts';

export type CardSaving = Saving<ScorecardContent, ScorecardContent, SavedCard>;

export interface CardEditing {
  readonly content: ScorecardContent;
  readonly change: (content: ScorecardContent) => void;
  readonly saving: CardSaving;
}

/** A card that saves itself while it is written; what was written in another tab appears in it. */
export function useCard(card: Scorecard, calls: CardCalls): CardEditing {
  const [content, setContent] = useState(card.content);
  const saving = useSaver<ScorecardContent, ScorecardContent, SavedCard>({
    name: `scorecard ${card.roundId}`,
    ...(calls.byLink === null ? {} : { byLink: calls.byLink }),
    movedCode: scorecardErrors.editedElsewhere.code,
    stored: savedCard(card),
    fields: cardFields,
    storable: storableCard,
    put: (held, theirs, names) => withFields(cardFields, held, theirs, names),
    send: async (version, sent) => ({ ...savedCard(await calls.save({ version, content: sent })), content: sent }),
    load: async () => savedCard(await calls.load()),
    onMerged: setContent,
  });
  return {
    content,
    saving,
    change(next) {
      setContent(next);
      saving.change(next);
    },
  };
}
