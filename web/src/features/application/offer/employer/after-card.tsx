import { useMutation } from '@tanstack/react-query';
import { dayText } from '@pinjian/contract/application-offer-pay.ts';
import type { HeadCount, Offer } from '@pinjian/contract/application-offer-view.ts';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { LinkButton } from '#ui/button.tsx';
import { confirm } from '#ui/confirm.tsx';
import { onboardingMutation, receivePaperMutation } from '../api.ts';
import { shownVersion } from '../model.ts';
import styles from '../offer.module.css';
import { WordsDialog } from '../words-dialog.tsx';

/** What follows an acceptance: who accepted, the first day, whether they came. */
export function AfterCard({ offer, whom }: { readonly offer: Offer; readonly whom: string }) {
  const record = useMutation(onboardingMutation);
  const [asks, setAsks] = useState(false);
  const { acceptance, acts, offerId, revision } = offer;
  if (acceptance === null) return null;
  const looked = { offerId, revision };
  const startsOn = shownVersion(offer)?.terms.startsOn ?? null;

  async function arrived() {
    const yes = await confirm({
      title: `记录${whom}已入职？`,
      text: '之后不能再改为未到岗。',
      yes: '已入职',
    });
    if (yes) record.mutate({ ...looked, outcome: 'onboarded' });
  }

  return (
    <section className={styles.card} aria-labelledby="after-title">
      <h2 id="after-title" className={styles.cardTitle}>
        入职
      </h2>
      <p>
        {acceptance.name} 于 {dateTime(acceptance.at)} 接受了第 {acceptance.number} 版
      </p>
      {startsOn !== null && <p className={styles.muted}>入职日期 {dayText(startsOn)}</p>}
      <div className={styles.buttons}>
        {acts.includes('recordOnboarding') && (
          <Button type="primary" loading={record.isPending} onClick={() => void arrived()}>
            已入职
          </Button>
        )}
        {acts.includes('recordNotArrived') && (
          <Button disabled={record.isPending} onClick={() => setAsks(true)}>
            未到岗
          </Button>
        )}
      </div>
      {asks && (
        <WordsDialog
          name={`notArrived ${offerId}`}
          title={`记录${whom}未到岗？`}
          text="职位的名额会空出来。"
          label="原因"
          placeholder="例如：入职当天告知选择了其他机会"
          yes="记录未到岗"
          danger
          sending={record.isPending}
          onSend={(reason) =>
            record.mutateAsync({ ...looked, outcome: 'notArrived', reason }).then(
              () => true,
              () => false,
            )
          }
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}

/** The papers of the first day: what the candidate has ready, what the company received. */
export function PapersCard({ offer }: { readonly offer: Offer }) {
  const receive = useMutation(receivePaperMutation);
  const { papers, acts, offerId } = offer;
  if (papers.length === 0) return null;
  const received = papers.filter(({ receivedAt }) => receivedAt !== null).length;
  return (
    <section className={styles.card} aria-labelledby="papers-title">
      <div className={styles.cardHead}>
        <h2 id="papers-title" className={styles.cardTitle}>
          入职材料
        </h2>
        <span className={styles.muted}>
          已收 {received}/{papers.length}
        </span>
      </div>
      <ul className={styles.list}>
        {papers.map(({ name, readyAt, receivedAt }) => (
          <li key={name} className={styles.row}>
            <Checkbox
              checked={receivedAt !== null}
              disabled={!acts.includes('tickPaper') || receive.isPending}
              onChange={({ target }) => receive.mutate({ offerId, name, received: target.checked })}
            >
              {name}
            </Checkbox>
            {readyAt !== null && <span className={styles.muted}>候选人已备好</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many of the position's places are taken; where all are, the way to close it. */
export function HeadCountNote({ headCount }: { readonly headCount: HeadCount }) {
  const { filled, wanted, canClose } = headCount;
  if (wanted === null) return null;
  return (
    <div className={styles.buttons}>
      <span className={styles.muted}>
        招聘人数 {wanted}，已接受 {filled}
      </span>
      {canClose && <LinkButton to="/hire/positionManagement">已招满，去关闭职位</LinkButton>}
    </div>
  );
}
