import { useMutation } from '@tanstack/react-query';
import { declineReasonLabels } from '@pinjian/contract/application-offer-terms.ts';
import type { Offer } from '@pinjian/contract/application-offer-view.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { dateTime } from '#lib/format/time.ts';
import { deadlineText } from '../../standing/model.ts';
import { beginMutation, withdrawMutation, type CandidateOffer } from '../api.ts';
import { shownVersion } from '../model.ts';
import styles from '../offer.module.css';
import { TermsList } from '../terms-list.tsx';
import { WordsDialog } from '../words-dialog.tsx';
import { CounterWords } from './counter-card.tsx';

interface SentOfferProps {
  readonly known: CandidateOffer;
  readonly offer: Offer;
}

/** What the candidate asked for, and the two ways on: a version that takes it up, or waiting. */
function Countered({ offer, begin }: { readonly offer: Offer; readonly begin: (takingUp: boolean) => void }) {
  const [counter] = offer.counters;
  if (offer.state !== 'countered' || counter === undefined) return null;
  return (
    <section className={`${styles.card} ${styles.lit}`} aria-labelledby="counter-title">
      <h2 id="counter-title" className={styles.cardTitle}>
        候选人提出商议
      </h2>
      <CounterWords counter={counter} version={offer.versions.find(({ number }) => number === counter.number)} />
      <p className={styles.muted}>{dateTime(counter.at)}；原来的版本在有效期内仍可接受</p>
      {offer.acts.includes('save') && (
        <div className={styles.buttons}>
          <Button type="primary" onClick={() => begin(true)}>
            按期望起草新版本
          </Button>
        </div>
      )}
    </section>
  );
}

/** An offer that was sent: what it says, how it was answered, what can be done about it. */
export function SentOffer({ known, offer }: SentOfferProps) {
  const now = useNow();
  const begin = useMutation(beginMutation);
  const withdraw = useMutation(withdrawMutation);
  const [asks, setAsks] = useState(false);
  const version = shownVersion(offer);
  const [newest] = offer.versions;
  const { offerId, applicationId, revision, acts, decline, ending, state } = offer;
  const whom = known.candidate.name;
  const open = state === 'sent' || state === 'seen' || state === 'countered';

  /** A new version begins with the newest one, and takes up what was asked for where that is wanted. */
  function beginNext(takingUp: boolean) {
    if (newest === undefined) return;
    const [counter] = offer.counters;
    const asked =
      takingUp && counter !== undefined
        ? { basePay: counter.basePay ?? newest.terms.basePay, startsOn: counter.startsOn ?? newest.terms.startsOn }
        : {};
    begin.mutate({ applicationId, revision, terms: { ...newest.terms, validUntil: null, ...asked } });
  }

  return (
    <>
      <Countered offer={offer} begin={beginNext} />
      {decline !== null && (
        <section className={styles.card} aria-label="谢绝的原因">
          <p>
            {whom}于 {dateTime(decline.at)} 谢绝：{declineReasonLabels[decline.reason]}
          </p>
          {decline.words !== '' && <p className={styles.quote}>{decline.words}</p>}
        </section>
      )}
      {ending !== null && ending.words !== '' && (
        <section className={styles.card} aria-label={state === 'notArrived' ? '未到岗的原因' : '收回的原因'}>
          <p className={styles.muted}>{dateTime(ending.at)}</p>
          <p className={styles.quote}>{ending.words}</p>
        </section>
      )}
      {version !== undefined && (
        <section className={styles.card} aria-labelledby="terms-title">
          <div className={styles.cardHead}>
            <h2 id="terms-title" className={styles.cardTitle}>
              第 {version.number} 版
            </h2>
            {open && <span className={styles.muted}>候选人需在 {deadlineText(version.validUntil, now)}答复</span>}
          </div>
          <TermsList
            terms={version.terms}
            before={offer.versions.find(({ number }) => number === version.number - 1)?.terms ?? null}
          />
          <div className={styles.buttons}>
            {open && acts.includes('save') && (
              <Button loading={begin.isPending} onClick={() => beginNext(false)}>
                起草新版本
              </Button>
            )}
            {acts.includes('withdraw') && (
              <Button danger onClick={() => setAsks(true)}>
                收回Offer
              </Button>
            )}
          </div>
        </section>
      )}
      {asks && (
        <WordsDialog
          name={`withdraw ${offerId}`}
          title={`收回给${whom}的Offer？`}
          text="对方会收到通知并看到原因，之后不能再接受；候选人回到之前的步骤。"
          label="收回原因"
          placeholder="例如：岗位编制调整"
          yes="收回Offer"
          danger
          sending={withdraw.isPending}
          onSend={(reason) =>
            withdraw.mutateAsync({ offerId, ...offer.application, reason }).then(
              () => true,
              () => false,
            )
          }
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
