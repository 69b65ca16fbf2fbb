import type { Practice } from '@pinjian/contract/interview.ts';
import { Segmented } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { interviewsPath } from '../model.ts';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import styles from './choice.module.css';
import { DescriptionField } from './description-field.tsx';
import { PracticeHistory } from './history.tsx';
import { LevelChoice } from './level-choice.tsx';
import { PastPractices } from './past-practices.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { readChosen, wishOf, writeChosen, type Chosen, type Known, type Way } from './subject.ts';

/** Draws a way to choose; given by the route, since what is chosen belongs to other features. */
export type DrawChoice = (value: string | null, onChange: (value: string) => void) => ReactNode;

interface SimulatePageProps {
  readonly known: Known;
  /** The practice that is done again, where it was for pasted words; null without one. */
  readonly earlier: Practice | null;
  readonly positions: DrawChoice;
  readonly categories: DrawChoice;
}

const wayWords: Readonly<Record<Way, string>> = { job: '选职位', category: '选岗位', text: '粘贴描述' };
const wayOptions = (['job', 'category', 'text'] as const).map((value) => ({ value, label: wayWords[value] }));

const back = { to: interviewsPath, label: '我的面试' };

/** The page until it is known what it starts with. */
export function SimulateLoading() {
  return (
    <Page>
      <PageHeader title="模拟面试" back={back} />
      <CardSkeletons count={3} />
    </Page>
  );
}

/** Practises for a job: what for, how hard, what will come, and what was practised before. */
export function SimulatePage({ known, earlier, positions, categories }: SimulatePageProps) {
  const earlierText = earlier !== null && 'jobDescription' in earlier.source ? earlier.source.jobDescription : '';
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(earlierText);
  /** A practice for these words was begun: it keeps them. */
  const begun = useRef(earlierText);
  const chosen = readChosen(params, known);
  // The draft belongs to the address, which changes with what is chosen: a reload asks for the one it has then.
  useKeptDraft<string>(`simulate ${params}`, {
    read: () => (text === '' || text === begun.current ? undefined : text),
    restore: setText,
  });

  function choose(change: Partial<Chosen>) {
    const next = writeChosen({ ...chosen, ...change });
    const again = params.get('again');
    if (again !== null) next.set('again', again);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  /** Whoever comes back finds the pasted words again: the practice keeps them. */
  function remember(interviewId: string) {
    begun.current = text;
    if (chosen.way === 'text')
      setParams({ ...Object.fromEntries(writeChosen(chosen)), again: interviewId }, { replace: true });
  }

  const guessed = params.get('jobId') === null && params.get('code') === null;
  return (
    <Page>
      <PageHeader title="模拟面试" subtitle="按一个职位完整练一场，随时可以停下，反馈只有您能看到" back={back} />
      <div className={styles.columns}>
        <div className={styles.choices}>
          <section className={styles.card} aria-labelledby="subject-title">
            <h2 id="subject-title" className={styles.title}>
              练什么
            </h2>
            <Segmented<Way>
              block
              size="large"
              aria-label="怎么选"
              value={chosen.way}
              options={wayOptions}
              onChange={(way) => choose({ way })}
            />
            {chosen.way === 'job' && (
              <>
                {guessed && known.jobId !== null && <p className={styles.hint}>已为您选好最近投递的职位，可以换。</p>}
                {positions(chosen.jobId, (jobId) => choose({ jobId }))}
              </>
            )}
            {chosen.way === 'category' && (
              <>
                {guessed && known.code !== null && <p className={styles.hint}>已按简历里的求职期望选好，可以换。</p>}
                {categories(chosen.code, (code) => choose({ code }))}
              </>
            )}
            {chosen.way === 'text' && <DescriptionField value={text} onChange={setText} />}
          </section>
          <section className={styles.card}>
            <LevelChoice value={chosen.difficulty} onChange={(difficulty) => choose({ difficulty })} />
          </section>
        </div>
        <PreviewPanel wish={wishOf(chosen, text)} difficulty={chosen.difficulty} onStarted={remember} />
      </div>
      <PastPractices />
      <PracticeHistory />
    </Page>
  );
}
