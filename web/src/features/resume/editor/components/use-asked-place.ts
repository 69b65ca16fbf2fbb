import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { focusField } from './focus-field.ts';

/** Opens the form at the place that the address asks for (`?at=work.0.roles.0.description`), once. */
export function useAskedPlace(): void {
  const [params] = useSearchParams();
  const at = params.get('at');
  useEffect(() => {
    if (at !== null && /^[a-zA-Z0-9.]{1,100}$/.test(at)) focusField(at);
  }, [at]);
}
