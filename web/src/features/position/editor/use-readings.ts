import type { DismissedReading, PositionReading, RequirementKind } from '@pinjian/contract/position-requirement.ts';
import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { isSameCondition, isSameSkill, openReadings, type Taken } from './readings.ts';
import type { EditorValues } from './values.ts';

const none: never[] = [];

/** What was read from the description and waits for a look, and what can be done about it. */
export interface Readings {
  readonly open: readonly PositionReading[];
  /** Asks for it; as must or nice as it was read where nothing else is said. */
  readonly take: (reading: PositionReading, kind?: RequirementKind) => void;
  readonly takeAll: () => void;
  /** Does not ask for it, and is not told of it again while the words stay. */
  readonly dismiss: (reading: PositionReading) => void;
  /** What was asked for was taken out of the form: its words stay, and suggest it no more. */
  readonly forget: (list: 'requirements' | 'conditions', index: number) => void;
  /** Somebody changed what the reader had taken over: it is the writer's from now on. */
  readonly own: (list: 'requirements' | 'conditions', index: number) => void;
}

const dismissedOf = ({ what, words, said }: PositionReading): DismissedReading => ({ what, words, said });

/** @param changed saves what stands in the form: fields that are set from here tell it by nothing else. */
export function useReadings(
  form: FormInstance<EditorValues>,
  readings: readonly PositionReading[],
  changed: () => void,
): Readings {
  const requirements =
    Form.useWatch<Taken['requirements'] | undefined>('requirements', { form, preserve: true }) ?? none;
  const conditions = Form.useWatch<Taken['conditions'] | undefined>('conditions', { form, preserve: true }) ?? none;
  const dismissed = Form.useWatch<Taken['dismissed'] | undefined>('dismissed', { form, preserve: true }) ?? none;
  const experience = Form.useWatch<number | null | undefined>('experience', form) ?? null;
  const education = Form.useWatch<number | null | undefined>('education', form) ?? null;
  const open = openReadings(readings, { requirements, conditions, dismissed, experience, education });

  // What the reader had taken over goes with its words, as it does where it is stored.
  useEffect(() => {
    const stands = (row: { readonly by?: 'writer' | 'reader' | undefined }, said: boolean) =>
      row.by !== 'reader' || said;
    const values = form.getFieldsValue(true) as Partial<EditorValues>;
    const skills = values.requirements ?? [];
    const others = values.conditions ?? [];
    const keptSkills = skills.filter((row) =>
      stands(
        row,
        readings.some((each) => isSameSkill(each, row)),
      ),
    );
    const keptOthers = others.filter((row) =>
      stands(
        row,
        readings.some((each) => isSameCondition(each, row)),
      ),
    );
    if (keptSkills.length < skills.length) form.setFieldValue('requirements', keptSkills);
    if (keptOthers.length < others.length) form.setFieldValue('conditions', keptOthers);
  }, [form, readings]);

  function put(reading: PositionReading, kind: RequirementKind): void {
    const { what, words, code, years, level } = reading;
    const server = { anyOf: null, from: null, by: 'writer' as const };
    if (what === 'experience' || what === 'education') form.setFieldValue(what, Number(code));
    else if (what === 'skill') {
      const rows = (form.getFieldValue('requirements') as Taken['requirements'] | undefined) ?? [];
      form.setFieldValue('requirements', [...rows, { kind, skill: words, skillId: code, years, ...server }]);
    } else {
      const rows = (form.getFieldValue('conditions') as Taken['conditions'] | undefined) ?? [];
      form.setFieldValue('conditions', [...rows, { kind, what, words, code, level, ...server }]);
    }
  }

  function addDismissed(more: readonly PositionReading[]): void {
    const before = (form.getFieldValue('dismissed') as readonly DismissedReading[] | undefined) ?? [];
    // The oldest go first: a hundred are kept.
    form.setFieldValue('dismissed', [...before, ...more.map(dismissedOf)].slice(-100));
  }

  return {
    open,
    take(reading, kind = reading.kind) {
      put(reading, kind);
      changed();
    },
    takeAll() {
      for (const reading of open) put(reading, reading.kind);
      changed();
    },
    dismiss(reading) {
      addDismissed([reading]);
      changed();
    },
    forget(list, index) {
      const said = readings.filter((reading) =>
        list === 'requirements'
          ? isSameSkill(reading, requirements[index] ?? {})
          : isSameCondition(reading, conditions[index] ?? {}),
      );
      if (said.length > 0) addDismissed(said);
    },
    own(list, index) {
      form.setFieldValue([list, index, 'by'] as never, 'writer');
    },
  };
}
