import { interviewErrors, interviewKindLabels, interviewStatus } from '@pinjian/contract/interview.ts';
import type { InterviewDetail } from '@pinjian/contract/interview.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { refreshInterviews } from '../api.ts';
import { interviewsPath } from '../model.ts';
import { AskFirst } from './ask-first.tsx';
import { Desk } from './desk.tsx';
import { hasAnswered, hasSaidAnything } from './reading.ts';
import { Record } from './record.tsx';
import { RoomClosed } from './room-closed.tsx';
import { RoomHeader } from './room-header.tsx';
import { RoomLeft } from './room-left.tsx';
import styles from './room.module.css';
import { Stage } from './stage.tsx';
import { isOver } from './state.ts';
import type { RoomState } from './state.ts';
import { ThankYou } from './thank-you.tsx';
import { useRoom } from './use-room.ts';
import { useVisibleArea } from './use-visible-area.ts';

/** The interview takes nothing any more, whatever the room still shows. */
const lateCodes: readonly number[] = [interviewErrors.alreadyOver.code, interviewErrors.windowOver.code];

type Asking = 'skip' | 'end' | null;

/** What ending names: what is not asked any more, what stays, and that there is no way back. */
function endText({ progress }: RoomState): string {
  const open = progress?.question ?? null;
  const left = open === null ? 0 : open.total - open.index - 1;
  const last = progress?.closing === true ? '问题都问完了。' : '这是最后一题。';
  const rest = left === 0 ? last : `还有 ${left} 题没有问到，结束后不再提问，会注明“未完成”。`;
  return `${rest}已经说过的都已保存，会照常整理成反馈。结束后不能再回来；只想休息的话，可以选“暂停”。`;
}

function Question({
  asking,
  room,
  windowEndsAt,
  onAnswer,
}: {
  readonly asking: Asking;
  readonly room: RoomState;
  readonly windowEndsAt: string;
  readonly onAnswer: (yes: boolean) => void;
}) {
  if (asking === 'skip') {
    const text = hasAnswered(room) ? '已经说过的仍然算作这一题的回答。' : '这一题会记为没有作答，之后不能再回来补。';
    return <AskFirst title="跳过这一题？" text={text} yes="跳过这一题" no="继续回答" onAnswer={onAnswer} />;
  }
  if (asking === null) return null;
  if (!hasSaidAnything(room)) {
    const text = `您还没有作答，没有可以结束的内容。${dateTime(windowEndsAt)} 前随时可以回来继续。`;
    return <AskFirst title="先离开面试间？" text={text} yes="先离开" no="留在这里" onAnswer={onAnswer} />;
  }
  return <AskFirst title="结束这场面试？" text={endText(room)} yes="结束面试" no="继续面试" onAnswer={onAnswer} />;
}

/** The interview room: the interviewer and the question, what was said, and the box to answer in. Dark in both themes. */
export function InterviewRoom({ interview }: { readonly interview: InterviewDetail }) {
  const room = useRoom(interview.interviewId);
  const { state } = room;
  const [asking, setAsking] = useState<Asking>(null);
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const client = useQueryClient();
  useVisibleArea(frame);

  const over = isOver(state);
  // Nobody is let in any more: why, an ordinary call tells.
  const shutOut = state.link === 'over' && state.ending !== 'left' && state.ending !== 'signedOut';
  const shut = shutOut || lateCodes.includes(state.refusal?.code ?? 0);
  useEffect(() => {
    if (over || shut) void refreshInterviews(client);
  }, [over, shut, client]);

  if (over || (shut && interview.status === interviewStatus.completed))
    return <ThankYou interview={interview} room={state} />;
  if (shut)
    return state.ending === 'notYours' ? <RoomLeft interview={interview} /> : <RoomClosed interview={interview} />;

  function onAnswer(yes: boolean) {
    setAsking(null);
    if (!yes) return;
    if (asking === 'skip') room.press('skip');
    else if (hasSaidAnything(state)) room.press('finish');
    else void navigate(interviewsPath);
  }

  return (
    <div ref={frame} className={styles.room} data-theme="dark">
      <div className={styles.inner}>
        <RoomHeader
          room={state}
          title={interview.title}
          host={interview.companyName === '' ? interviewKindLabels[interview.kind] : interview.companyName}
          onPause={() => room.press('pause')}
          onEnd={() => setAsking('end')}
        />
        {state.link === 'reconnecting' && <p className={styles.broken}>已保存，正在重连</p>}
        <Stage room={state} />
        <Record room={state} />
        <Desk room={room} onSkip={() => setAsking('skip')} />
      </div>
      <Question asking={asking} room={state} windowEndsAt={interview.windowEndsAt} onAnswer={onAnswer} />
    </div>
  );
}
