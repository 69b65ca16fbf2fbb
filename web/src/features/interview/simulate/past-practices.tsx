import { interviewDifficultyLabels } from '@pinjian/contract/interview.ts';
import type { PracticeSeries, PracticeSitting } from '@pinjian/contract/interview-practice.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { AiMark } from '#ui/tag.tsx';
import { Level } from '../components/level.tsx';
import { nextStep } from '../model.ts';
import { practiceSeriesQuery } from './api.ts';
import styles from './past.module.css';
import { againPath, harderThan } from './subject.ts';

function whatCame({ status, answered, questionCount }: PracticeSitting): string {
  if (status === 2) return '还没做完';
  if (status === 3) return '没有作答';
  return answered === null ? '反馈整理中' : `答了 ${answered}/${questionCount} 题`;
}

function Sitting({ sitting, title }: { readonly sitting: PracticeSitting; readonly title: string }) {
  const { createdAt, endedAt, difficulty, answered } = sitting;
  const step = nextStep({ ...sitting, feedbackReady: answered !== null });
  return (
    <li className={styles.sitting}>
      <span className={styles.when}>{dateTime(endedAt ?? createdAt)}</span>
      <span>{interviewDifficultyLabels[difficulty]}</span>
      <span className={styles.came}>{whatCame(sitting)}</span>
      <Link to={step.to} className={styles.open}>
        {step.label}
        <span className="visually-hidden">
          ：{title}，{dateTime(endedAt ?? createdAt)}
        </span>
      </Link>
    </li>
  );
}

/** How each competency went from the first practice to the latest; advice, never a verdict. */
function Changes({ changes }: Pick<PracticeSeries, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.changes}>
      <p className={styles.changesTitle}>
        第一次和最近一次
        <AiMark basis="按同一套评分标准，满分 5 分，只供自己参考" />
      </p>
      <ul>
        {changes.map(({ name, first, latest }) => (
          <li key={name} className={styles.change}>
            <span>{name}</span>
            <span className="visually-hidden">
              从 {first.toFixed(1)} 到 {latest.toFixed(1)}
            </span>
            <Level value={latest} />
            <span className={styles.figures} aria-hidden="true">
              {first.toFixed(1)} → {latest.toFixed(1)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Series({ series }: { readonly series: PracticeSeries }) {
  const { title, companyName, source, count, sittings, changes } = series;
  const newest = sittings.at(-1);
  const next =
    newest === undefined ? 'medium' : newest.status === 1 ? harderThan(newest.difficulty) : newest.difficulty;
  return (
    <li className={styles.series}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.facts}>{[companyName, `练过 ${count} 次`].filter((part) => part !== '').join(' · ')}</p>
        </div>
        {newest !== undefined && newest.status !== 2 && (
          <LinkButton to={againPath(source, next, newest.interviewId)}>
            再练一次（{interviewDifficultyLabels[next]}）<span className="visually-hidden">：{title}</span>
          </LinkButton>
        )}
      </div>
      <ol className={styles.sittings}>
        {sittings.toReversed().map((sitting) => (
          <Sitting key={sitting.interviewId} sitting={sitting} title={title} />
        ))}
      </ol>
      <Changes changes={changes} />
    </li>
  );
}

/** Everything practised so far by what it was for; nothing is shown where nothing was practised. */
export function PastPractices() {
  const [current, setCurrent] = useState(1);
  const { data, error, refetch } = useQuery(practiceSeriesQuery(current));
  if (data?.total === 0) return null;
  return (
    <section aria-labelledby="past-title">
      <h2 id="past-title" className={styles.heading}>
        练过的
      </h2>
      {data === undefined && error === null && <CardSkeletons count={2} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="练习记录没有加载出来" />
      )}
      {data !== undefined && (
        <>
          <ul className={styles.list}>
            {data.records.map((series) => (
              <Series key={series.sittings[0]?.interviewId ?? series.title} series={series} />
            ))}
          </ul>
          <Pages current={current} pageSize={data.pageSize} total={data.total} onChange={setCurrent} />
        </>
      )}
    </section>
  );
}
