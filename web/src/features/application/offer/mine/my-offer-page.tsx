import { dayText, payFigures } from '@pinjian/contract/application-offer-pay.ts';
import { declineReasonLabels, myOfferStateLabels } from '@pinjian/contract/application-offer-terms.ts';
import type { MyOffer } from '@pinjian/contract/application-offer-view.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { dateTime } from '#lib/format/time.ts';
import { useListPath } from '#lib/list-path.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ActionBar, Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { ConversationEntry } from '../../conversation/conversation-entry.tsx';
import { deadlineText } from '../../standing/model.ts';
import { progressPath } from '../../timeline/my-progress.tsx';
import { Counters } from '../employer/counter-card.tsx';
import { isAccepted, letterFileName, shownVersion, toneOfOffer } from '../model.ts';
import styles from '../offer.module.css';
import { TermsList } from '../terms-list.tsx';
import { AcceptSheet } from './accept-sheet.tsx';
import { myOfferQuery, type MyOfferPage } from './api.ts';
import { CounterSheet } from './counter-sheet.tsx';
import { DeclineOfferSheet } from './decline-offer-sheet.tsx';
import { MyLetterButtons } from './my-letter-buttons.tsx';
import { MyPapers } from './my-papers.tsx';
import { comparePath } from './path.ts';
import { TaxEstimate } from './tax-estimate.tsx';

/** What follows the answer, in the words of who reads it. */
function Outcome({ offer }: { readonly offer: MyOffer }) {
  const { state, acceptance, decline, withdrawnWords } = offer;
  const startsOn = shownVersion(offer)?.terms.startsOn ?? null;
  if (acceptance !== null) {
    return (
      <section className={`${styles.card} ${styles.lit}`} aria-labelledby="outcome-title">
        <h2 id="outcome-title" className={styles.cardTitle}>
          {state === 'onboarded'
            ? '您已入职，祝工作顺利'
            : state === 'notArrived'
              ? '企业记录您未到岗'
              : '恭喜，您已接受Offer'}
        </h2>
        <p className={styles.muted}>
          {acceptance.name} 于 {dateTime(acceptance.at)} 接受了第 {acceptance.number} 版
        </p>
        {state === 'accepted' && (
          <ul className={styles.assumptions}>
            {startsOn !== null && <li>{dayText(startsOn)}到公司办理入职，签订劳动合同。</li>}
            <li>按下面的清单备好材料，备好一项勾一项。</li>
            <li>入职时间有变化，请尽早在沟通里告诉招聘方。</li>
          </ul>
        )}
      </section>
    );
  }
  if (decline !== null) {
    return (
      <section className={styles.card} aria-label="您的答复">
        <p>
          您于 {dateTime(decline.at)} 谢绝：{declineReasonLabels[decline.reason]}
        </p>
        {decline.words !== '' && <p className={styles.quote}>{decline.words}</p>}
      </section>
    );
  }
  if (state === 'expired') {
    return (
      <section className={styles.card} aria-label="过期以后">
        <p>这份Offer在有效期内没有答复，已经过期</p>
        <p className={styles.muted}>仍想加入的话，可以在沟通里告诉招聘方，请对方重新发出。</p>
      </section>
    );
  }
  if (state === 'withdrawn') {
    return (
      <section className={styles.card} aria-label="企业收回的原因">
        <p>企业收回了这份Offer</p>
        {withdrawnWords !== '' && <p className={styles.quote}>{withdrawnWords}</p>}
      </section>
    );
  }
  return null;
}

type Sheet = 'accept' | 'counter' | 'decline' | null;

/** The answers to an offer that waits for one. */
function Answers({ offer, name }: { readonly offer: MyOffer; readonly name: string }) {
  const [sheet, setSheet] = useState<Sheet>(null);
  const [version] = offer.versions;
  const close = () => setSheet(null);
  if (offer.answer === null || version === undefined) return null;
  return (
    <>
      <ActionBar>
        <Button size="large" onClick={() => setSheet('decline')}>
          谢绝
        </Button>
        <Button size="large" onClick={() => setSheet('counter')}>
          商议
        </Button>
        <Button size="large" type="primary" onClick={() => setSheet('accept')}>
          接受
        </Button>
      </ActionBar>
      <AcceptSheet offer={offer} version={version} name={name} open={sheet === 'accept'} onClose={close} />
      <CounterSheet offer={offer} version={version} open={sheet === 'counter'} onClose={close} />
      <DeclineOfferSheet offer={offer} version={version} open={sheet === 'decline'} onClose={close} />
    </>
  );
}

function Whole({ page, offer }: { readonly page: MyOfferPage; readonly offer: MyOffer }) {
  const now = useNow();
  const version = shownVersion(offer);
  if (version === undefined) return null;
  const { terms, number } = version;
  const figures = payFigures(terms);
  const before = offer.versions.find((each) => each.number === number - 1)?.terms ?? null;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.card} aria-label="Offer 的状态">
            <div className={styles.cardHead}>
              <StatusTag tone={toneOfOffer(offer.state)}>{myOfferStateLabels[offer.state]}</StatusTag>
              {offer.answer !== null && (
                <span role="timer" className={styles.muted}>
                  请在 {deadlineText(version.validUntil, now)}答复
                </span>
              )}
            </div>
            {figures !== null && (
              <>
                <p className={styles.sum}>
                  <span>每月（税前）</span>
                  <span className={styles.amount}>{amountText(figures.monthly)}</span>
                </p>
                <p className={styles.sum}>
                  <span>每年（税前）</span>
                  <span className={styles.amount}>{amountText(figures.yearly)}</span>
                </p>
              </>
            )}
            <div className={styles.buttons}>
              <MyLetterButtons
                offerId={offer.offerId}
                number={number}
                fileName={letterFileName(offer.company.name, terms.title)}
              />
              <ConversationEntry applicationId={offer.applicationId} />
            </div>
          </section>
          <Outcome offer={offer} />
          {isAccepted(offer) && <MyPapers offer={offer} />}
          <section className={styles.card} aria-labelledby="my-terms-title">
            <div className={styles.cardHead}>
              <h2 id="my-terms-title" className={styles.cardTitle}>
                录用条件
              </h2>
              {before !== null && <span className={styles.muted}>第 {number} 版，与上一版不同的地方已标出</span>}
            </div>
            <TermsList terms={terms} before={before} />
          </section>
          {!isAccepted(offer) && terms.papers.length > 0 && (
            <section className={styles.card} aria-labelledby="bring-title">
              <h2 id="bring-title" className={styles.cardTitle}>
                入职时携带的材料
              </h2>
              <p>{terms.papers.join('、')}</p>
            </section>
          )}
          <Counters title="您提出的商议" counters={offer.counters} versions={offer.versions} />
        </div>
        <aside className={styles.aside} aria-label="估算">
          <TaxEstimate terms={terms} />
          <div className={styles.buttons}>
            <LinkButton to={comparePath}>对比Offer</LinkButton>
            <LinkButton to={progressPath(offer.applicationId)}>查看进展</LinkButton>
          </div>
        </aside>
      </div>
      <Answers offer={offer} name={page.name} />
    </>
  );
}

interface MyOfferPageProps {
  readonly positionId: string;
  /** The dashboard's path. */
  readonly base: '/seeker/home';
}

/** The offer for a position: what it says, what is left of it, and how it is answered. */
export function MyOfferScreen({ positionId, base }: MyOfferPageProps) {
  const { data, error, refetch } = useQuery(myOfferQuery(positionId));
  const { back } = useListPath(base);
  const offer = data?.offer ?? null;
  return (
    <Page>
      <PageHeader
        title={offer === null ? 'Offer' : `${offer.company.name}的Offer`}
        subtitle={offer?.position.title}
        back={{ to: back === base ? `${base}?tab=6` : back, label: '首页' }}
      />
      {data === undefined && error === null && <CardSkeletons count={3} />}
      {data === undefined && error !== null && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="Offer没有加载出来"
          gone={{ title: '没有找到这份Offer', to: base, label: '返回首页' }}
        />
      )}
      {data !== undefined && offer === null && (
        <EmptyState
          title="这个职位还没有Offer"
          text="收到的Offer会出现在这里，也会发消息告诉您。"
          action={<LinkButton to={`${base}/job-details/${positionId}`}>查看职位</LinkButton>}
        />
      )}
      {data !== undefined && offer !== null && <Whole page={data} offer={offer} />}
    </Page>
  );
}
