import { interviewerLimit, type Round } from '@pinjian/contract/application-round.ts';
import type { PlanColleague, PlanRound } from '@pinjian/contract/position-plan.ts';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input, InputNumber, Segmented, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { actMutation, companyActs, type Act } from './api.ts';
import { lastPlace, rememberPlace } from './last-place.ts';
import { formChoices, missing, placeLabels, type RoundWords } from './model.ts';
import { whyNot } from './reason-dialog.tsx';
import { RoundPreview } from './round-preview.tsx';
import type { Planned } from './round-sheet.tsx';
import { TimeChoice } from './time-choice.tsx';
import styles from './round.module.css';

interface RoundFormProps {
  readonly planned: Planned;
  readonly plan: readonly PlanRound[];
  readonly colleagues: readonly PlanColleague[];
  readonly initial: RoundWords;
  /** The round before, where its time is over and nobody said how it went. */
  readonly unsaid: Round | undefined;
  readonly onDone: () => void;
}

/** What is sent of a round: an invitation, or another time of the one that is moved. */
function sent({ applicationId, from, version, moves }: Planned, words: RoundWords): Act {
  const { name, form, minutes, place, note, times, interviewerIds, planRoundId } = words;
  const common = { from, version, form, minutes, place, note, times: [...times] };
  if (moves !== null) {
    return {
      said: '新的时间已发给候选人，等待对方答复',
      run: () => companyActs.reschedule({ roundId: moves.roundId, ...common }),
    };
  }
  const plan = planRoundId === null ? {} : { planRoundId };
  return {
    said: '面试邀请已发出，对方答复后会通知您',
    run: () => companyActs.invite({ applicationId, ...common, name, interviewerIds: [...interviewerIds], ...plan }),
  };
}

/** Plans a round: when first, since the rest is known from the plan; then how and where, and what the candidate reads. */
export function RoundForm({ planned, plan, colleagues, initial, unsaid, onDone }: RoundFormProps) {
  const { applicationId, moves } = planned;
  const [words, setWords] = useState(initial);
  const [issue, setIssue] = useState<string | null>(null);
  const touched = useRef(false);
  const act = useMutation(actMutation);
  const ids = { name: useId(), minutes: useId() };
  const { name, form, minutes, place, times, interviewerIds } = words;

  function change(changes: Partial<RoundWords>) {
    touched.current = true;
    setIssue(null);
    setWords((before) => ({ ...before, ...changes }));
  }
  useKeptDraft<RoundWords>(`round ${moves?.roundId ?? applicationId}`, {
    read: () => (touched.current ? words : undefined),
    restore(kept) {
      touched.current = true;
      setWords(kept);
    },
  });

  function takeOver(planRoundId: string) {
    const chosen = plan.find((each) => each.planRoundId === planRoundId);
    if (chosen === undefined) return;
    change({
      planRoundId,
      name: chosen.name,
      form: chosen.form,
      minutes: chosen.minutes,
      interviewerIds: chosen.interviewerIds,
      place: place === lastPlace(form) ? lastPlace(chosen.form) : place,
    });
  }

  async function send() {
    const lacking = missing(words);
    setIssue(lacking);
    if (lacking !== null) return;
    try {
      await act.mutateAsync(sent(planned, words));
      touched.current = false;
      rememberPlace(form, place);
      onDone();
    } catch (error) {
      setIssue(whyNot(error));
    }
  }

  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        {moves === null && (
          <div className={styles.field}>
            <label htmlFor={ids.name}>轮次</label>
            <div className={styles.named}>
              <Input
                id={ids.name}
                value={name}
                maxLength={30}
                onChange={({ target }) => change({ name: target.value })}
              />
              {plan.length > 0 && (
                <Select
                  aria-label="按面试方案填写"
                  value={words.planRoundId}
                  placeholder="按方案"
                  options={plan.map((each) => ({ value: each.planRoundId, label: each.name }))}
                  onChange={(planRoundId: string | null) => planRoundId !== null && takeOver(planRoundId)}
                />
              )}
            </div>
          </div>
        )}
        <div className={styles.field}>
          <span>形式</span>
          <Segmented
            aria-label="面试形式"
            options={[...formChoices]}
            value={form}
            onChange={(next) => change({ form: next, place: place === lastPlace(form) ? lastPlace(next) : place })}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={ids.minutes}>时长</label>
          <InputNumber
            id={ids.minutes}
            controls={false}
            value={minutes}
            min={10}
            max={480}
            step={15}
            precision={0}
            suffix="分钟"
            style={{ width: '100%' }}
            onChange={(next) => next !== null && change({ minutes: next })}
          />
        </div>
      </div>
      <div className={styles.field}>
        <span>面试官</span>
        <Select
          mode="multiple"
          aria-label="面试官"
          maxCount={interviewerLimit}
          placeholder="请选择"
          disabled={moves !== null}
          value={[...interviewerIds]}
          options={colleagues.map(({ memberId, name: who }) => ({ value: memberId, label: who }))}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(next: string[]) => change({ interviewerIds: next })}
        />
      </div>
      <div className={styles.field}>
        <span>时间（北京时间）：选一个为固定时间，选几个由候选人挑选</span>
        <TimeChoice
          memberIds={interviewerIds}
          minutes={minutes}
          except={moves?.roundId ?? null}
          colleagues={colleagues}
          value={times}
          onChange={(next) => change({ times: next })}
        />
      </div>
      <PlaceAndNote words={words} onChange={change} />
      {unsaid !== undefined && (
        <Alert
          type="info"
          showIcon
          title={`${unsaid.name}还没有标记结果，发出邀请后会记为已完成`}
          description="候选人当时没有到场的话，请先关闭这里，在那一轮里标记“对方未到场”。"
          className={styles.issue ?? ''}
        />
      )}
      <RoundPreview words={words} title={planned.position.title} colleagues={colleagues} />
      <div className={styles.foot}>
        {issue !== null && <Alert type="error" showIcon title={issue} role="alert" className={styles.issue ?? ''} />}
        <Button type="primary" size="large" loading={act.isPending} onClick={() => void send()}>
          {moves === null ? '发出邀请' : '发出新时间'}
        </Button>
      </div>
    </div>
  );
}

interface PlaceAndNoteProps {
  readonly words: Pick<RoundWords, 'form' | 'place' | 'note'>;
  readonly onChange: (changes: Partial<RoundWords>) => void;
}

/** Where it is held, and what the candidate is told beside. */
function PlaceAndNote({ words: { form, place, note }, onChange }: PlaceAndNoteProps) {
  const ids = { place: useId(), note: useId() };
  const { label: placeLabel, hint } = placeLabels[form];
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={ids.place}>{placeLabel}</label>
        <Input
          id={ids.place}
          value={place}
          maxLength={300}
          placeholder={hint}
          inputMode={form === 1 ? 'url' : form === 2 ? 'tel' : 'text'}
          onChange={({ target }) => onChange({ place: target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={ids.note}>给候选人的说明（选填）</label>
        <Input.TextArea
          id={ids.note}
          value={note}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 6 }}
          placeholder="带什么、找谁、聊什么，如 请带身份证，到前台报姓名"
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </>
  );
}
