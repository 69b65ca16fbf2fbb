import { noEvidence, noEvidenceLabel, ratingLabels } from '@pinjian/contract/application-scorecard-rating.ts';
import type { Comparison, Debrief } from '@pinjian/contract/application-scorecard.ts';
import { scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import { AiMark } from '#ui/tag.tsx';
import { agreementText, aiText, cardName } from './debrief.ts';
import styles from './debrief.module.css';

function Answer({ answer }: { readonly answer: Comparison['answers'][number] }) {
  if (answer === null) return '—';
  if (answer === noEvidence) return noEvidenceLabel;
  return (
    <span className={styles.rating} data-rating={answer}>
      <strong>{answer}</strong> {ratingLabels[answer]}
    </span>
  );
}

/**
 * Each competency with everybody's answer, how far they agree, and what the AI report says of it. A table on wide
 * screens; on narrow ones each competency stands as a card of its own (by CSS).
 */
export function ComparisonTable({ debrief: { cards, comparisons } }: { readonly debrief: Debrief }) {
  const withAi = comparisons.some(({ ai }) => ai !== null);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">能力项</th>
          {cards.map((card, at) => (
            <th scope="col" key={card.interviewerId ?? at}>
              {cardName(card, at)}
            </th>
          ))}
          <th scope="col">一致程度</th>
          {withAi && (
            <th scope="col">
              AI面试 <AiMark basis="5 分制，根据AI面试中的回答" />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {comparisons.map((comparison) => (
          <tr key={comparison.name}>
            <th scope="row">{comparison.name}</th>
            {cards.map((card, at) => (
              <td key={card.interviewerId ?? at} data-label={cardName(card, at)}>
                <Answer answer={comparison.answers[at] ?? null} />
              </td>
            ))}
            <td data-label="一致程度" data-agreement={comparison.agreement}>
              {agreementText(comparison)}
            </td>
            {withAi && <td data-label="AI面试">{aiText(comparison.ai, scoreStateLabels)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
