import type { InterviewDifficulty } from '@pinjian/contract/interview.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { CallError } from '#lib/client.ts';
import { isGone } from '#lib/client/gone.ts';
import { useMedia, wide } from '#lib/media.ts';
import { useSettled } from '#lib/settled.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { ActionBar } from '#ui/page.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { preparationPath, roomPath } from '../model.ts';
import { previewQuery, startSimulationMutation } from './api.ts';
import { OutlineCard, type Preview } from './outline-card.tsx';
import styles from './outline.module.css';
import { SimulationCost, useSimulationLeft } from './simulation-cost.tsx';
import type { SimulationWish } from './subject.ts';

/** How long typing rests before the server is asked. */
const restMs = 500;
/** With fewer than this left the number is said. */
const fewLeft = 4;

/** What pressing the button leads to. */
interface Start {
  readonly label: string;
  readonly note: string | null;
  readonly possible: boolean;
  /** The open one of the same level: the button goes on with it. */
  readonly open: Preview['unfinished'][number] | null;
}

function startOf(preview: Preview | undefined, difficulty: InterviewDifficulty): Start {
  const open = preview?.unfinished.find((each) => each.difficulty === difficulty) ?? null;
  if (open !== null) return { label: '继续这场练习', note: null, possible: true, open };
  const left = preview?.left ?? 0;
  const none = preview !== undefined && left === 0;
  const few = preview !== undefined && left > 0 && left < fewLeft;
  return {
    label: '开始练习',
    note: none ? '24 小时内的练习次数已经用完，请明天再来' : few ? `24 小时内还可以开始 ${left} 场` : null,
    possible: preview !== undefined && left > 0,
    open: null,
  };
}

interface PreviewPanelProps {
  /** null while nothing is chosen. */
  readonly wish: SimulationWish | null;
  readonly difficulty: InterviewDifficulty;
  /** Hears of the interview that was made, before the page is left for it. */
  readonly onStarted: (interviewId: string) => void;
}

/** What will be asked about before anything begins, and the button that begins it. */
export function PreviewPanel({ wish, difficulty, onStarted }: PreviewPanelProps) {
  // The same words, chosen anew by every key, are one wish.
  const key = useSettled(JSON.stringify(wish), restMs);
  const settled = JSON.parse(key) as SimulationWish | null;
  const preview = useQuery({ ...previewQuery(settled ?? {}), enabled: settled !== null });
  const start = useMutation(startSimulationMutation);
  const navigate = useNavigate();
  const beside = useMedia(wide);
  const { isEnough } = useSimulationLeft();
  const isCurrent = key === JSON.stringify(wish) && !preview.isPlaceholderData;
  const shown = wish === null || (preview.error !== null && !preview.isFetching) ? undefined : preview.data;
  const { label, note, possible, open } = startOf(shown, difficulty);

  function begin() {
    if (wish === null) return;
    if (open !== null) {
      void navigate(open.state === 'running' ? roomPath(open.interviewId) : preparationPath(open.interviewId));
      return;
    }
    start.mutate(wish, {
      onSuccess: ({ interviewId }) => {
        onStarted(interviewId);
        void navigate(preparationPath(interviewId));
      },
    });
  }

  const button = (
    <Button
      block
      size="large"
      type="primary"
      loading={start.isPending}
      disabled={!possible || !isCurrent || (open === null && !isEnough)}
      onClick={begin}
    >
      {label}
    </Button>
  );
  return (
    <>
      <section className={styles.panel} aria-labelledby="outline-title" aria-busy={wish !== null && !isCurrent}>
        <h2 id="outline-title" className={styles.title}>
          会问什么
        </h2>
        <div className={styles.body} role="status">
          {wish === null && <p className={styles.quiet}>先选好要练什么，这里会列出问哪些方面、多少题、大约多久。</p>}
          {wish !== null && shown === undefined && preview.error === null && <LineSkeletons count={5} />}
          {shown !== undefined && <OutlineCard preview={shown} />}
        </div>
        {wish !== null && preview.error !== null && !preview.isFetching && (
          <ErrorState
            error={preview.error}
            onRetry={() => void preview.refetch()}
            title={isGone(preview.error) ? '这个职位已经下线，换一个来练' : '没有加载出来'}
          />
        )}
        {shown !== undefined && open === null && possible && <SimulationCost />}
        {note !== null && <p className={styles.quiet}>{note}</p>}
        {start.error !== null && (
          <p className={styles.refused} role="alert">
            {start.error instanceof CallError ? start.error.message : '没有开始成功，请稍后再试'}
          </p>
        )}
        {beside && button}
      </section>
      {!beside && <ActionBar>{button}</ActionBar>}
    </>
  );
}
