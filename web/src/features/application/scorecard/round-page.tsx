import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { scorecardErrors, type OwnScorecard, type Scorecard } from '@pinjian/contract/application-scorecard.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import { CallError } from '#lib/client.ts';
import { useNow } from '#lib/clock.ts';
import { desk, useMedia } from '#lib/media.ts';
import { notify } from '#lib/notice.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { aboutLine } from './about-line.ts';
import { ownCard, scorecardQuery, showCard } from './api.ts';
import { CardForm } from './card-form.tsx';
import { KitPanel, type Evidence } from './kit-panel.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { AddendumForm, LockedCard } from './locked-card.tsx';
import styles from './scorecard.module.css';

interface RoundPageProps {
  readonly roundId: string;
  readonly Evidence: Evidence;
}

const back = { to: '/hire/candidateList', label: '候选人' };

function OwnCard({ own }: { readonly own: OwnScorecard }) {
  const client = useQueryClient();
  const { roundId } = own.card;
  const calls = useMemo(() => ownCard(roundId), [roundId]);

  async function handedIn(card: Scorecard) {
    notify('success', '评分表已提交');
    await showCard(client, card);
  }

  if (own.card.lockedAt === null)
    return <CardForm card={own.card} calls={calls} onHandedIn={(card) => void handedIn(card)} />;
  return (
    <>
      <LockedCard card={own.card} />
      <AddendumForm roundId={roundId} />
    </>
  );
}

/** An interviewer's one page for a round: left what they read, right what they write; on phones one of the two. */
export function RoundPage({ roundId, Evidence }: RoundPageProps) {
  const now = useNow();
  const beside = useMedia(desk);
  const [shown, setShown] = useState<'kit' | 'card'>('card');
  const [linking, setLinking] = useState(false);
  const { data: own, error, refetch } = useQuery(scorecardQuery(roundId));

  if (error instanceof CallError && error.code === accountErrors.noPermission.code)
    return <Navigate to="/no-permission" replace />;
  // Who is none of its interviewers reads what they wrote.
  if (error instanceof CallError && error.code === scorecardErrors.notInterviewer.code)
    return <Navigate to={`/hire/candidateList/round/${roundId}/debrief`} replace />;
  const locked = own !== undefined && own.card.lockedAt !== null;
  return (
    <Page>
      <PageHeader
        title={own?.candidateName ?? '面试'}
        subtitle={own === undefined ? undefined : aboutLine(own, now)}
        back={back}
        actions={
          own !== undefined && (
            <>
              {!locked && <Button onClick={() => setLinking(true)}>在手机上填写</Button>}
              {locked && <LinkButton to={`/hire/candidateList/round/${roundId}/debrief`}>查看评议</LinkButton>}
            </>
          )
        }
      />
      {own === undefined && error !== null && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="评分表没有加载出来"
          gone={{ title: '没有找到这轮面试', text: '候选人可能已注销账号。', to: back.to, label: '返回候选人' }}
        />
      )}
      {own === undefined && error === null && <CardSkeletons count={2} />}
      {own !== undefined && (
        <>
          {!beside && (
            <Segmented
              block
              className={styles.tabs ?? ''}
              value={shown}
              options={[
                { value: 'kit', label: '面试材料' },
                { value: 'card', label: '评分表' },
              ]}
              onChange={setShown}
            />
          )}
          <div className={styles.columns}>
            {/* Both stay as they are: what is typed and where one was reading outlive a look at the other. */}
            <div className={styles.pane} hidden={!beside && shown !== 'kit'}>
              <KitPanel roundId={roundId} Evidence={Evidence} />
            </div>
            <div className={styles.pane} hidden={!beside && shown !== 'card'}>
              <OwnCard key={String(locked)} own={own} />
            </div>
          </div>
        </>
      )}
      {linking && <LinkDialog roundId={roundId} onClose={() => setLinking(false)} />}
    </Page>
  );
}
