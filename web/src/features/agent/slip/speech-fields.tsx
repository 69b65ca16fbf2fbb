import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import { toneLabels, tones } from '@pinjian/contract/agent-slip.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Issue } from './issue.tsx';
import type { SlipFormProps } from './slip-form.tsx';
import styles from './slip.module.css';
import { WordList } from './word-list.tsx';

const choices = tones.map((tone) => ({ key: tone, label: toneLabels[tone] }));

/** How an agent speaks in its owner's name, and what it may say beside what their data say. */
export function SpeechFields({ kind, value, issues, onChange }: SlipFormProps) {
  const isSeekers = agentKindFacts[kind].side === 'seeker';
  return (
    <>
      <div className={styles.field}>
        <p className={styles.name}>语气</p>
        <ChoiceChips
          label="语气"
          choices={choices}
          value={value.tone}
          onChange={(key) => onChange({ tone: tones.find((each) => each === key) ?? 'plain' })}
        />
      </div>
      <WordList
        label="还可以说的事"
        hint={`它只说${isSeekers ? '简历' : '职位和公司资料'}里有的事实；您在这里写下的，它可以照原话说。`}
        placeholder={isSeekers ? '例如：两周内可以到岗' : '例如：办公室在地铁站旁'}
        value={value.mayState}
        most={20}
        longest={100}
        onChange={(mayState) => onChange({ mayState })}
      />
      <Issue issues={issues} path="mayState" />
    </>
  );
}
