import type { RoundBrief } from '@pinjian/contract/application-round-view.ts';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import { deadlineText } from '../standing/model.ts';
import standing from '../standing/standing.module.css';
import { roundLook } from './model.ts';
import { RoundTime } from './round-time.tsx';

interface RoundLineProps {
  readonly round: RoundBrief;
  /** Whose interview it is, for readers. */
  readonly title: string;
  /** The page where it can be answered. */
  readonly to: string;
}

/** The newest interview with people in one line, and the way to its answers. */
export function RoundLine({ round, title, to }: RoundLineProps) {
  const now = useNow();
  const { label, tone } = roundLook(round);
  const { name, state, startsAt, endsAt, expiresAt } = round;
  return (
    <div className={standing.step}>
      <p className={standing.what}>
        {name}
        <StatusTag tone={tone}>{label}</StatusTag>
        {state === 'invited' && <span>请在 {deadlineText(expiresAt, now)}答复</span>}
        {state === 'accepted' && startsAt !== null && endsAt !== null && (
          <RoundTime startsAt={startsAt} endsAt={endsAt} />
        )}
      </p>
      <div className={standing.buttons}>
        <Link to={to} className={state === 'invited' ? standing.primaryLink : standing.link}>
          {state === 'invited' ? '查看并答复' : '查看面试'}
          <span className="visually-hidden">：{title}</span>
        </Link>
      </div>
    </div>
  );
}
