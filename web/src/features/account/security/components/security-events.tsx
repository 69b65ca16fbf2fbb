import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { securityEventsQuery } from '../api.ts';
import { deviceName, eventText, isAlarming, isFromDevice, placeText } from '../model.ts';
import styles from './security.module.css';

/** 安全记录: what happened to this person's sign-ins, for them to recognise what was not them. */
export function SecurityEvents() {
  const now = useNow();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(securityEventsQuery);
  const events = data?.pages.flatMap((page) => page.records);

  return (
    <Section
      title="安全记录"
      text="登录、退出，以及手机号、邮箱和实名认证的变动。如果不是您本人操作，请退出其他所有设备。"
    >
      {error !== null && events === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="安全记录没有加载出来" />
      ) : events === undefined ? (
        <LineSkeletons count={4} />
      ) : events.length === 0 ? (
        <EmptyState title="还没有安全记录" text="以后每次登录都会记在这里。" />
      ) : (
        <ul className={styles.list}>
          {events.map((each) => (
            <li key={each.eventId} className={styles.row}>
              <div className={styles.what}>
                <p className={styles.name}>
                  {eventText(each)}
                  {isAlarming(each.event) && (
                    <StatusTag tone={each.event === 'theft' ? 'danger' : 'warning'}>请留意</StatusTag>
                  )}
                </p>
                <p className={styles.facts}>
                  {[messageTime(each.at, now), isFromDevice(each) ? deviceName(each) : '', placeText(each)]
                    .filter((fact) => fact !== '')
                    .join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <p className={styles.more}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            查看更多
          </Button>
        </p>
      )}
    </Section>
  );
}
