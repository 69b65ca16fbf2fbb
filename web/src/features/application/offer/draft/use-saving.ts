import { useQueryClient } from '@tanstack/react-query';
import { errors } from '@pinjian/contract/errors.ts';
import { offerTerms, type OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { Offer } from '@pinjian/contract/application-offer-view.ts';
import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { withFields } from '#lib/saving/merge.ts';
import type { Saved } from '#lib/saving/saver.ts';
import { useSaver, type Saving } from '#lib/saving/use-saver.ts';
import { loadCandidateOffer, rememberOffer, saveDraft, type CandidateOffer } from '../api.ts';
import { offerFields, termsOf, valuesOf, type EditorValues } from './values.ts';

interface SavedOffer extends Saved<OfferTerms> {
  /** null while nothing was saved yet. */
  readonly offer: Offer | null;
}
export type OfferSaving = Saving<EditorValues, OfferTerms, SavedOffer>;

/** As the server stores it (texts trimmed); what it would refuse goes as it is, so that it says why. */
function storable(values: EditorValues): OfferTerms {
  const terms = termsOf(values);
  const parsed = offerTerms.safeParse(terms);
  return parsed.success ? parsed.data : terms;
}

/** What is written now: a draft, else what the next version begins with. */
export function termsBegun({ offer, suggested }: Pick<CandidateOffer, 'offer' | 'suggested'>): OfferTerms {
  return offer?.draft?.terms ?? offer?.versions[0]?.terms ?? suggested;
}

/** A saver counts what is saved from 1; an offer that there is not yet has the revision 0. */
const savedOf = (known: Pick<CandidateOffer, 'offer' | 'suggested'>): SavedOffer => ({
  version: (known.offer?.revision ?? 0) + 1,
  savedAt: known.offer?.draft?.savedAt ?? new Date(0).toISOString(),
  content: storable(valuesOf(termsBegun(known))),
  offer: known.offer,
});

/** Saves the draft of an offer by itself; what others wrote into other fields meanwhile appears in it. */
export function useSaving(
  applicationId: string,
  known: CandidateOffer,
  form: FormInstance<EditorValues>,
  onMerged: (values: EditorValues) => void,
): OfferSaving {
  const client = useQueryClient();
  const saving = useSaver<EditorValues, OfferTerms, SavedOffer>({
    name: 'offerDraft',
    movedCode: errors.stateChanged.code,
    stored: savedOf(known),
    fields: offerFields,
    storable,
    put: (values, content, names) => withFields(offerFields, values, valuesOf(content), names),
    async send(version, terms) {
      const offer = await saveDraft({ applicationId, revision: version - 1, terms });
      rememberOffer(client, offer);
      return { ...savedOf({ offer, suggested: terms }), content: terms };
    },
    load: async () => savedOf(await loadCandidateOffer(applicationId)),
    onMerged: show,
  });

  function show(values: EditorValues): void {
    form.setFieldsValue(values);
    onMerged(values);
  }

  // The candidate or a colleague was active meanwhile, and nothing is typed here that the next save would bring together.
  const revision = known.offer?.revision ?? 0;
  useEffect(() => {
    if (revision + 1 <= saving.version() || saving.draft() !== null) return;
    const now = savedOf(known);
    saving.adopt(now);
    show(valuesOf(now.content));
  });

  return saving;
}

/** The revision that a change is made from, as it is at this moment. */
export function revisionOf(saving: OfferSaving): number {
  return saving.version() - 1;
}
