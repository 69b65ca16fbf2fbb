import { ShortcutsHelp } from '#ui/shortcuts-help.tsx';

const keys = [
  { key: 'J', text: '下一个职位' },
  { key: 'K', text: '上一个职位' },
  { key: '?', text: '打开这份说明' },
] as const;

interface KeysHelpProps {
  readonly open: boolean;
  readonly onChange: (open: boolean) => void;
}

/** What the keys do on the job page, and the switch that turns them off. */
export function KeysHelp({ open, onChange }: KeysHelpProps) {
  return <ShortcutsHelp keys={keys} open={open} onOpen={() => onChange(true)} onClose={() => onChange(false)} />;
}
