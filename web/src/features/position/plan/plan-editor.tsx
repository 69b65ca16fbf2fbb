import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import {
  maxPlanRounds,
  suggestedRounds,
  teamPartLabels,
  type PlanOfPosition,
  type PositionPlan,
} from '@pinjian/contract/position-plan.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { ClashNotice } from '#ui/saving/clash-notice.tsx';
import { SaveStatus } from '#ui/saving/save-status.tsx';
import { Section } from '#ui/section.tsx';
import { competenciesQuery, editedPlanQuery } from './api.ts';
import { formLabels, moved, newRound, suggestionText, withRounds } from './model.ts';
import { PlanRoundCard } from './plan-round-card.tsx';
import styles from './plan.module.css';
import { TeamRows } from './team-rows.tsx';
import { useRoundDrop } from './use-round-drag.ts';
import { usePlanSaving } from './use-plan-saving.ts';

/** How people are interviewed for a position, and who hires for it: saved by itself, apart from what seekers read. */
export function PlanEditor({ positionId }: { readonly positionId: string }) {
  const { data, error, refetch } = useQuery(editedPlanQuery(positionId));
  if (data !== undefined) return <PlanForm key={positionId} plan={data} />;
  if (error === null) return <CardSkeletons count={2} />;
  return <ErrorState error={error} onRetry={() => void refetch()} title="面试方案没有加载出来" />;
}

function PlanForm({ plan }: { readonly plan: PlanOfPosition }) {
  const { positionId, colleagues } = plan;
  const [held, setHeld] = useState<PositionPlan>(plan.content);
  const saving = usePlanSaving(plan, setHeld);
  const { data: suggestions = [] } = useQuery(competenciesQuery(positionId));
  const { rounds } = held;

  function change(next: PositionPlan) {
    setHeld(next);
    saving.change(next);
  }
  const changeRounds = (next: PositionPlan['rounds']) => change(withRounds(held, next));
  const list = useRoundDrop<HTMLOListElement>((from, to) => changeRounds(moved(rounds, from, to)));
  const nameOf = (memberId: string) => colleagues.find((each) => each.memberId === memberId)?.name ?? '';

  function textOf({ field, held: of }: { readonly field: string; readonly held: PositionPlan }) {
    const words =
      field === 'team'
        ? of.team.map(({ memberId, part }) => `${nameOf(memberId)}（${teamPartLabels[part]}）`)
        : of.rounds.map(({ name, form, minutes, interviewerIds, competencies }) => {
            const people = interviewerIds.map(nameOf).join('、');
            const looked = competencies.map((each) => each.name).join('、');
            return `${name} ${minutes} 分钟 ${formLabels[form]} ${people} ${looked}`.trim();
          });
    return words.length === 0 ? '空白' : words.join('\n');
  }

  return (
    <div className={styles.plan}>
      <ClashNotice
        saving={saving}
        labelOf={(field) => (field === 'team' ? '招聘团队' : '面试轮次')}
        FieldText={textOf}
        heldOf={({ content }) => content}
      />
      <Section
        title="面试方案"
        text="邀请真人面试时按轮次自动填好。只有公司内部看得到，修改后立即生效。"
        action={<SaveStatus saving={saving} place="only" />}
      >
        {rounds.length === 0 && (
          <div className={styles.empty}>
            <p>还没有面试轮次。常见的安排：{suggestionText}。</p>
            <Button type="primary" onClick={() => changeRounds(suggestedRounds.map(newRound))}>
              使用常见安排
            </Button>
          </div>
        )}
        <ol ref={list} className={styles.rounds}>
          {rounds.map((round, index) => (
            <PlanRoundCard
              key={round.planRoundId}
              round={round}
              index={index}
              count={rounds.length}
              colleagues={colleagues}
              suggestions={suggestions}
              onChange={(next) => changeRounds(rounds.map((each, place) => (place === index ? next : each)))}
              onMove={(to) => changeRounds(moved(rounds, index, to))}
              onRemove={() => changeRounds(rounds.filter((_, place) => place !== index))}
            />
          ))}
        </ol>
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          disabled={rounds.length >= maxPlanRounds}
          onClick={() => changeRounds([...rounds, newRound()])}
        >
          添加一轮
        </Button>
      </Section>
      <Section title="招聘团队" text="谁负责这个职位。选为面试官的成员会自动加入。">
        <TeamRows team={held.team} colleagues={colleagues} onChange={(team) => change({ ...held, team })} />
      </Section>
    </div>
  );
}
