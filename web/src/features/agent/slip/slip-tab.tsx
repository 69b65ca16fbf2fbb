import type { AgentDetail } from '@pinjian/contract/agent-view.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { SlipEditor } from './slip-editor.tsx';
import { SlipPaper } from './slip-paper.tsx';
import styles from './slip.module.css';

/** The slip of an agent as its owner reads it, every version of it, and the way to write the next. */
export function SlipTab({ agent }: { readonly agent: AgentDetail }) {
  const [editing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const { kind, slipVersions, slipVersion, own, state } = agent;
  const shown = slipVersions.find(({ version }) => version === chosen) ?? slipVersions[0];
  if (editing) return <SlipEditor agent={agent} onClose={() => setEditing(false)} />;
  const note =
    shown === undefined || shown.version === slipVersion
      ? `第 ${slipVersion} 版，现在生效`
      : `第 ${shown.version} 版，${dateTime(shown.at)} 生效，已被取代`;
  return (
    <div className={styles.read}>
      <div className={styles.choices}>
        {slipVersions.length > 1 && (
          <Select
            className={styles.versionChoice ?? ''}
            aria-label="看哪一版"
            value={shown?.version}
            options={slipVersions.map(({ version, at }) => ({
              value: version,
              label: `第 ${version} 版 · ${dateTime(at)}`,
            }))}
            onChange={setChosen}
          />
        )}
        {own && state !== 'ended' && (
          <Button type="primary" onClick={() => setEditing(true)}>
            改许可单
          </Button>
        )}
      </div>
      <SlipPaper kind={kind} slip={shown?.slip ?? agent.slip} note={note} />
    </div>
  );
}
