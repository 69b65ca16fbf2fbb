import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { maxWays, type OwnPoint } from '@pinjian/contract/interview-setup.ts';
import { Button, Input, Select } from 'antd';
import { emptyPoint } from './model.ts';
import styles from './setup.module.css';

interface PointRowsProps {
  readonly title: string;
  /** What one of them is called: 评分要点. */
  readonly noun: string;
  readonly placeholder: string;
  readonly points: readonly OwnPoint[];
  readonly most: number;
  readonly onChange: (points: OwnPoint[]) => void;
}

/** What a good answer says, or must not say: each with the words by which one recognises it. */
export function PointRows({ title, noun, placeholder, points, most, onChange }: PointRowsProps) {
  const put = (index: number, changes: Partial<OwnPoint>) =>
    onChange(points.map((each, place) => (place === index ? { ...each, ...changes } : each)));
  return (
    <div className={styles.points}>
      <p className={styles.label}>{title}</p>
      {points.map((each, index) => (
        <div key={index} className={styles.point}>
          <Input
            value={each.label}
            maxLength={30}
            placeholder={placeholder}
            aria-label={`第 ${index + 1} 个${noun}`}
            onChange={({ target }) => put(index, { label: target.value })}
          />
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            value={[...each.ways]}
            maxCount={maxWays}
            tokenSeparators={['，', '、', ',', ' ']}
            placeholder="回答里的常见说法，用逗号隔开"
            aria-label={`${each.label || `第 ${index + 1} 个${noun}`}的常见说法`}
            onChange={(ways: string[]) => put(index, { ways: ways.map((way) => way.trim()).filter(Boolean) })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`删除${noun}${each.label}`}
            onClick={() => onChange(points.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      {points.length < most && (
        <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...points, emptyPoint])}>
          添加{noun}
        </Button>
      )}
    </div>
  );
}
