import { DeleteOutlined } from '@ant-design/icons';
import {
  maxTeam,
  teamPartLabels,
  teamParts,
  type PlanColleague,
  type TeamMember,
} from '@pinjian/contract/position-plan.ts';
import { Button, Select } from 'antd';
import styles from './plan.module.css';

const partOptions = teamParts.map((value) => ({ value, label: teamPartLabels[value] }));

interface TeamRowsProps {
  readonly team: readonly TeamMember[];
  readonly colleagues: readonly PlanColleague[];
  readonly onChange: (team: TeamMember[]) => void;
}

/** Who hires for this position, and what each of them is on it. */
export function TeamRows({ team, colleagues, onChange }: TeamRowsProps) {
  const nameOf = (memberId: string) => colleagues.find((each) => each.memberId === memberId)?.name ?? '已离开的成员';
  const left = colleagues.filter(({ memberId }) => team.every((each) => each.memberId !== memberId));
  return (
    <ul className={styles.team}>
      {team.map((each) => (
        <li key={each.memberId} className={styles.member}>
          <span className={styles.name}>{nameOf(each.memberId)}</span>
          <Select
            aria-label={`${nameOf(each.memberId)}的分工`}
            className={styles.part ?? ''}
            options={partOptions}
            value={each.part}
            onChange={(part) =>
              onChange(team.map((other) => (other.memberId === each.memberId ? { ...other, part } : other)))
            }
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`把${nameOf(each.memberId)}移出团队`}
            onClick={() => onChange(team.filter(({ memberId }) => memberId !== each.memberId))}
          />
        </li>
      ))}
      {left.length > 0 && team.length < maxTeam && (
        <li>
          <Select
            aria-label="添加团队成员"
            className={styles.add ?? ''}
            placeholder="添加团队成员"
            value={null}
            options={left.map(({ memberId, name }) => ({ value: memberId, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(memberId: string | null) =>
              memberId !== null && onChange([...team, { memberId, part: 'interviewer' }])
            }
          />
        </li>
      )}
    </ul>
  );
}
