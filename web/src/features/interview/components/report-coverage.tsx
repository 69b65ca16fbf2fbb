import type { ReportQuote, RequirementCoverage } from '@pinjian/contract/interview-report.ts';
import { StatusTag } from '#ui/tag.tsx';
import type { Tone } from '#ui/tag.tsx';
import { Quotes } from './quotes.tsx';
import styles from './report.module.css';

const words: Readonly<Record<RequirementCoverage['state'], { readonly label: string; readonly tone: Tone }>> = {
  shown: { label: '有证据', tone: 'success' },
  askedNotShown: { label: '问了，没有证据', tone: 'warning' },
  notAsked: { label: '没有问到', tone: 'neutral' },
};

function countText(coverage: readonly RequirementCoverage[], kind: RequirementCoverage['kind'], name: string): string {
  const all = coverage.filter((each) => each.kind === kind);
  const shown = all.filter((each) => each.state === 'shown').length;
  return all.length === 0 ? '' : `${name} ${shown}/${all.length} 有证据`;
}

interface CoverageProps {
  readonly coverage: readonly RequirementCoverage[];
  readonly onOpen: (quote: ReportQuote) => void;
}

/** What the position asks for, and what of it was shown, must-haves first. */
export function ReportCoverage({ coverage, onOpen }: CoverageProps) {
  if (coverage.length === 0) return <p className={styles.quiet}>这个职位没有填写结构化的要求。</p>;
  const counts = [countText(coverage, 'must', '必备'), countText(coverage, 'nice', '加分')];
  return (
    <>
      <p className={styles.quiet}>{counts.filter((part) => part !== '').join('，')}</p>
      <ul className={styles.rows}>
        {coverage
          .toSorted((a, b) => Number(a.kind === 'nice') - Number(b.kind === 'nice'))
          .map((each) => (
            <li key={`${each.kind}-${each.skill}`} className={styles.row}>
              <div className={styles.itemHead}>
                <StatusTag tone={each.kind === 'must' ? 'accent' : 'neutral'}>
                  {each.kind === 'must' ? '必备' : '加分'}
                </StatusTag>
                <span className={styles.name}>
                  {each.skill}
                  {each.years !== null && `（${each.years} 年）`}
                </span>
                <StatusTag tone={words[each.state].tone}>{words[each.state].label}</StatusTag>
              </div>
              <Quotes quotes={each.quotes} onOpen={onOpen} />
            </li>
          ))}
      </ul>
    </>
  );
}
