import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { useKeptDraft } from '#lib/kept-draft.ts';

interface KeptForm {
  /** A form that stays after it was saved says itself whether anything was changed since. */
  readonly changed?: boolean;
  /** Hears that the form is changed again. */
  readonly onRestored?: () => void;
  /** What the form's own button does, for who is about to leave; answers whether it went well. */
  readonly saveFirst?: () => Promise<boolean>;
}

/** `useKeptDraft` for a form of antd. */
export function useKeptForm(form: FormInstance, name: string, { changed, onRestored, saveFirst }: KeptForm = {}): void {
  const restored = useRef(false);
  useKeptDraft<object>(name, {
    read: () =>
      (changed ?? (restored.current || form.isFieldsTouched())) ? (form.getFieldsValue(true) as object) : undefined,
    restore(kept) {
      restored.current = true;
      form.setFieldsValue(kept);
      onRestored?.();
    },
    ...(saveFirst && { saveFirst }),
  });
}
