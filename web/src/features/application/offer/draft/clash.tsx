import { conditionLines, payLines } from '@pinjian/contract/application-offer-pay.ts';
import { ClashNotice } from '#ui/saving/clash-notice.tsx';
import type { OfferSaving } from './use-saving.ts';
import { fieldLabels, offerFields, termsOf, valuesOf, type EditorValues } from './values.ts';

/** What stands in a field, in the words of the letter where it has some. */
function wordsOf(field: string, values: EditorValues): string {
  const terms = termsOf(values);
  if (field === 'papers') return terms.papers.join('、');
  if (field === 'validUntil') return terms.validUntil ?? '';
  const paths = offerFields[field] ?? [];
  return [...payLines(terms), ...conditionLines(terms)]
    .filter(({ path }) => paths.includes(path))
    .map(({ label, words }) => (field === 'allowances' ? `${label} ${words}` : words))
    .join('，');
}

function FieldText({ field, held }: { readonly field: string; readonly held: EditorValues }) {
  return wordsOf(field, held) || '空白';
}

/** What this person and another one wrote into the same fields of an offer. */
export function OfferClash({ saving }: { readonly saving: OfferSaving }) {
  return (
    <ClashNotice
      saving={saving}
      labelOf={(field) => fieldLabels[field] ?? 'Offer内容'}
      FieldText={FieldText}
      heldOf={({ content }) => valuesOf(content)}
    />
  );
}
