import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { useKeptDraft } from '#lib/kept-draft.ts';

/** `useKeptDraft` for a form of antd. `onRestored` hears that the form is changed again. */
export function useKeptForm(form: FormInstance, name: string, onRestored?: () => void): void {
  const restored = useRef(false);
  useKeptDraft<object>(name, {
    read: () => (restored.current || form.isFieldsTouched() ? (form.getFieldsValue(true) as object) : undefined),
    restore(kept) {
      restored.current = true;
      form.setFieldsValue(kept);
      onRestored?.();
    },
  });
}
