import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { useDeferredValue, useRef, useState } from 'react';
import { skillsQuery } from '#features/dictionary/api.ts';
import { newEntry } from '../entries/model.ts';
import { splitSkills, valueAt } from '../model.ts';
import { useEditing, useEditor } from './editor-store.ts';
import styles from './entries.module.css';

/** As many as the contract takes. */
export const maxSkills = 60;

/** Adds skills one after the other without leaving the keyboard; suggests the usual ones of the intended position. */
export function SkillAdder() {
  const editor = useEditor();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const isFirst = useEditing(({ content }) => content.skills.length === 0);
  const categoryId = useEditing(({ content }) => content.intentions[0]?.positionCode ?? null);
  const { data = [] } = useQuery({ ...skillsQuery(useDeferredValue(typed.trim()), categoryId), enabled: asked });
  const chosen = useRef(false);
  const skills = () => valueAt(editor.getState().content, 'skills');
  const has = (name: string) => skills().some((each) => each.name.toLowerCase() === name.toLowerCase());

  function add(text: string) {
    for (const name of splitSkills(text)) {
      if (!has(name) && skills().length < maxSkills) editor.add('skills', { ...newEntry.skills(), name });
    }
    setTyped('');
  }

  function choose(name: string) {
    chosen.current = true;
    add(name);
  }

  /** Enter takes a suggestion where one is marked; the list says so only after the input has seen the key. */
  function enter() {
    chosen.current = false;
    queueMicrotask(() => {
      if (!chosen.current) add(typed);
    });
  }

  return (
    <AutoComplete
      className={styles.adder}
      value={typed}
      defaultActiveFirstOption={false}
      onFocus={() => setAsked(true)}
      onChange={(value: string) => setTyped(value)}
      onSelect={choose}
      options={data
        .filter(({ name }) => !has(name))
        .map(({ id, name, alias }) => ({ key: id, value: name, label: alias === null ? name : `${name}（${alias}）` }))}
    >
      <Input
        data-add=""
        maxLength={60}
        placeholder={isFirst ? '输入技能后按回车，如 React、数据分析' : '再添加一项，按回车'}
        aria-label="添加技能，输入后按回车"
        onPressEnter={enter}
        onBlur={() => typed.trim() !== '' && add(typed)}
      />
    </AutoComplete>
  );
}
